import { defineMessages } from 'react-intl'

export const keyPairMessages = defineMessages({
  create: { id: 'launch.keyPair.create', defaultMessage: 'Create Key Pair' },
  import: { id: 'launch.keyPair.import', defaultMessage: 'Import Key Pair' },
  createHint: {
    id: 'launch.keyPair.createHint',
    defaultMessage: 'The cloud keeps the public key. The private key is shown once, here: keep it safe.',
  },
  importHint: {
    id: 'launch.keyPair.importHint',
    defaultMessage: 'The public key of a pair that you have, as ssh-keygen writes it.',
  },
  badName: {
    id: 'launch.keyPair.badName',
    defaultMessage: 'Keypair already exists or name contains bad characters.',
  },
  unableToCreate: { id: 'launch.keyPair.unableToCreate', defaultMessage: 'Unable to create the keypair.' },
  unableToImport: { id: 'launch.keyPair.unableToImport', defaultMessage: 'Unable to import the keypair.' },
  privateKey: { id: 'launch.keyPair.privateKey', defaultMessage: 'Private Key' },
  copyPrivate: { id: 'launch.keyPair.copyPrivate', defaultMessage: 'Copy Private Key to Clipboard' },
  download: { id: 'launch.keyPair.download', defaultMessage: 'Download' },
  done: { id: 'launch.keyPair.done', defaultMessage: 'Done' },
  loadFile: { id: 'launch.keyPair.loadFile', defaultMessage: 'Load Public Key from a file' },
})

export const keyPairLabels = defineMessages({
  name: { id: 'launch.keyPair.name', defaultMessage: 'Key Pair Name' },
  public_key: { id: 'launch.keyPair.publicKey', defaultMessage: 'Public Key' },
})

export const keyPairPhrases = defineMessages<{ created: { name: string }; imported: { name: string } }>({
  created: { id: 'launch.keyPair.created', defaultMessage: 'Created keypair: {name}' },
  imported: { id: 'launch.keyPair.imported', defaultMessage: 'Successfully imported key pair {name}.' },
})
