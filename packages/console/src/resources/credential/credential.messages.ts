import { texts } from '../../framework/text/texts.ts'

export const credentialMessages = texts('credential', {
  emptyHint: 'A credential is a secret that Keystone keeps for a user, such as EC2 keys or a one-time password.',
  access: 'Access Key',
  data: 'Data',
  dataHint: 'The secret in the format of its type: text for totp and cert, JSON for ec2.',
  forUser: 'The user; yourself if empty.',
})
