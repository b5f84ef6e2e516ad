import { defineMessages } from 'react-intl'

export const passwordMessages = defineMessages({
  title: { id: 'instance.password.title', defaultMessage: 'Retrieve Password' },
  decrypt: { id: 'instance.password.decrypt', defaultMessage: 'Decrypt Password' },
  notSet: {
    id: 'instance.password.notSet',
    defaultMessage: 'Instance Password is not set or is not yet available',
  },
  hint: {
    id: 'instance.password.hint',
    defaultMessage: 'The key stays in this browser: it is not sent anywhere.',
  },
  or: { id: 'instance.password.or', defaultMessage: 'OR' },
  unreadable: { id: 'instance.password.unreadable', defaultMessage: 'Could not read the file' },
  undecryptable: { id: 'instance.password.undecryptable', defaultMessage: 'Could not decrypt the password' },
  keyRequired: { id: 'instance.password.keyRequired', defaultMessage: 'A private key is required.' },
  unableToLoad: { id: 'instance.password.unableToLoad', defaultMessage: 'Unable to retrieve the password.' },
})

export const passwordLabels = defineMessages({
  keyName: { id: 'instance.password.keyName', defaultMessage: 'Key Pair Name' },
  encrypted: { id: 'instance.password.encrypted', defaultMessage: 'Encrypted Password' },
  file: { id: 'instance.password.file', defaultMessage: 'Private Key File' },
  key: { id: 'instance.password.key', defaultMessage: 'Copy/Paste your Private Key' },
  password: { id: 'instance.password.password', defaultMessage: 'Password' },
})
