import { texts } from '../../framework/text/texts.ts'

export const keypairMessages = texts('keypair', {
  emptyHint:
    'A key pair lets you sign in to your instances. Create one, or import the public key of one that you have.',
  import: 'Import Public Key',
  deleteHelp:
    'Removing a key pair can leave OpenStack resources orphaned. You should not remove a key pair unless you are certain it is not being used anywhere.',
})

/** By Nova's names of the types. */
export const keyTypes = texts('keypair.type', { ssh: 'SSH Key', x509: 'X509 Certificate' })
