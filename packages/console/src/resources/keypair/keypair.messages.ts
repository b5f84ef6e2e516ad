import { defineMessages } from 'react-intl'

export const keypairMessages = defineMessages({
  emptyHint: {
    id: 'keypair.emptyHint',
    defaultMessage:
      'A key pair lets you sign in to your instances. Create one, or import the public key of one that you have.',
  },
  fingerprint: { id: 'keypair.field.fingerprint', defaultMessage: 'Fingerprint' },
  import: { id: 'keypair.form.import', defaultMessage: 'Import Public Key' },
  deleteHelp: {
    id: 'keypair.delete.help',
    defaultMessage:
      'Removing a key pair can leave OpenStack resources orphaned. You should not remove a key pair unless you are certain it is not being used anywhere.',
  },
})

/** By Nova's names of the types. */
export const keyTypes = defineMessages({
  ssh: { id: 'keypair.type.ssh', defaultMessage: 'SSH Key' },
  x509: { id: 'keypair.type.x509', defaultMessage: 'X509 Certificate' },
})
