import { defineMessages } from 'react-intl'

export const keyPairMessages = defineMessages({
  create: { id: 'keypair.form.create', defaultMessage: 'Create Key Pair' },
  import: { id: 'keypair.form.import', defaultMessage: 'Import Public Key' },
  createHint: {
    id: 'keypair.form.createHint',
    defaultMessage: 'The cloud keeps the public key. The private key is shown once, here: keep it safe.',
  },
  importHint: {
    id: 'keypair.form.importHint',
    defaultMessage: 'The public key of a pair that you have, as ssh-keygen writes it.',
  },
  badName: {
    id: 'keypair.form.badName',
    defaultMessage: 'Keypair already exists or name contains bad characters.',
  },
  unableToImport: { id: 'keypair.form.unableToImport', defaultMessage: 'Unable to import the keypair.' },
  privateKey: { id: 'keypair.form.privateKey', defaultMessage: 'Private Key' },
  copyPrivate: { id: 'keypair.form.copyPrivate', defaultMessage: 'Copy Private Key to Clipboard' },
  download: { id: 'keypair.form.download', defaultMessage: 'Download' },
  done: { id: 'keypair.form.done', defaultMessage: 'Done' },
  unreadable: { id: 'keypair.form.unreadable', defaultMessage: 'Could not read the file' },
  loadFile: { id: 'keypair.form.loadFile', defaultMessage: 'Load Public Key from a file' },
})

export const keyPairLabels = defineMessages({
  name: { id: 'keypair.form.name', defaultMessage: 'Key Pair Name' },
  key_type: { id: 'keypair.form.keyType', defaultMessage: 'Key Type' },
  public_key: { id: 'keypair.form.publicKey', defaultMessage: 'Public Key' },
})

export const keyPairPhrases = defineMessages<{ created: { name: string }; imported: { name: string } }>({
  created: { id: 'keypair.form.created', defaultMessage: 'Created keypair: {name}' },
  imported: { id: 'keypair.form.imported', defaultMessage: 'Successfully imported key pair {name}.' },
})
