import { texts } from '../../framework/text/texts.ts'

export const keypairFormMessages = texts('keypair.form', {
  keyType: 'Key Type',
  badName: 'Keypair already exists or name contains bad characters.',
  createHint: 'The cloud keeps the public key. The private key is shown once, here: keep it safe.',
  privateKey: 'Private Key',
  copyPrivate: 'Copy Private Key to Clipboard',
  done: 'Done',
  without: 'Close without the key',
  notSaved:
    'The private key is neither downloaded nor copied. Without it nobody can sign in with this key pair, and it is not shown again.',
  loadFile: 'Load Public Key from a file',
  importHint: 'The public key of a pair that you have, as ssh-keygen writes it.',
  unableToImport: 'Unable to import the keypair.',
  created: 'Created keypair: {name}',
  imported: 'Successfully imported key pair {name}.',
})
