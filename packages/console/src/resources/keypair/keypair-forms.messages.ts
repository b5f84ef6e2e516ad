import { defineMessages } from 'react-intl'

export const keypairFormMessages = defineMessages({
  keyType: { id: 'keypair.form.keyType', defaultMessage: 'Key Type' },
  badName: { id: 'keypair.form.badName', defaultMessage: 'Keypair already exists or name contains bad characters.' },
  createHint: {
    id: 'keypair.form.createHint',
    defaultMessage: 'The cloud keeps the public key. The private key is shown once, here: keep it safe.',
  },
  privateKey: { id: 'keypair.form.privateKey', defaultMessage: 'Private Key' },
  copyPrivate: { id: 'keypair.form.copyPrivate', defaultMessage: 'Copy Private Key to Clipboard' },
  done: { id: 'keypair.form.done', defaultMessage: 'Done' },
  without: { id: 'keypair.form.without', defaultMessage: 'Close without the key' },
  notSaved: {
    id: 'keypair.form.notSaved',
    defaultMessage:
      'The private key is neither downloaded nor copied. Without it nobody can sign in with this key pair, and it is not shown again.',
  },
  loadFile: { id: 'keypair.form.loadFile', defaultMessage: 'Load Public Key from a file' },
  importHint: {
    id: 'keypair.form.importHint',
    defaultMessage: 'The public key of a pair that you have, as ssh-keygen writes it.',
  },
  unableToImport: { id: 'keypair.form.unableToImport', defaultMessage: 'Unable to import the keypair.' },
})

export const keypairFormPhrases = defineMessages<{ created: { name: string }; imported: { name: string } }>({
  created: { id: 'keypair.form.created', defaultMessage: 'Created keypair: {name}' },
  imported: { id: 'keypair.form.imported', defaultMessage: 'Successfully imported key pair {name}.' },
})
