import { defineMessages } from 'react-intl'

export const credentialMessages = defineMessages({
  emptyHint: {
    id: 'credential.emptyHint',
    defaultMessage: 'A credential is a secret that Keystone keeps for a user, such as EC2 keys or a one-time password.',
  },
  user: { id: 'credential.user', defaultMessage: 'User' },
  access: { id: 'credential.access', defaultMessage: 'Access Key' },
  data: { id: 'credential.data', defaultMessage: 'Data' },
  dataHint: {
    id: 'credential.dataHint',
    defaultMessage: 'The secret in the format of its type: text for totp and cert, JSON for ec2.',
  },
  secret: { id: 'credential.secret', defaultMessage: 'Secret' },
  show: { id: 'credential.show', defaultMessage: 'Show' },
  forUser: { id: 'credential.forUser', defaultMessage: 'The user; yourself if empty.' },
})
