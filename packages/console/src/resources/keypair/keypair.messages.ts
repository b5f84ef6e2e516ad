import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-action.ts'

export const keypairMessages = defineMessages({
  emptyHint: {
    id: 'keypair.emptyHint',
    defaultMessage:
      'A key pair lets you into your instances. Create one, or import the public key of one that you have.',
  },
  overview: { id: 'keypair.overview', defaultMessage: 'Overview' },
})

export const keypairFields = defineMessages({
  name: { id: 'keypair.field.name', defaultMessage: 'Key Pair Name' },
  type: { id: 'keypair.field.type', defaultMessage: 'Type' },
  fingerprint: { id: 'keypair.field.fingerprint', defaultMessage: 'Fingerprint' },
  created: { id: 'keypair.field.created', defaultMessage: 'Created' },
  user: { id: 'keypair.field.user', defaultMessage: 'User ID' },
  publicKey: { id: 'keypair.field.publicKey', defaultMessage: 'Public Key' },
})

/** By the API's own words. */
export const keyTypes = defineMessages({
  ssh: { id: 'keypair.type.ssh', defaultMessage: 'SSH Key' },
  x509: { id: 'keypair.type.x509', defaultMessage: 'X509 Certificate' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'keypair.delete.one', defaultMessage: 'Delete Key Pair' },
  other: { id: 'keypair.delete.other', defaultMessage: 'Delete Key Pairs' },
  pastOne: { id: 'keypair.delete.pastOne', defaultMessage: 'Deleted Key Pair' },
  pastOther: { id: 'keypair.delete.pastOther', defaultMessage: 'Deleted Key Pairs' },
  help: {
    id: 'keypair.delete.help',
    defaultMessage:
      'Removing a key pair can leave OpenStack resources orphaned. You should not remove a key pair unless you are certain it is not being used anywhere.',
  },
})
