import { defineMessages } from 'react-intl'

export const keypairNames = defineMessages({
  one: { id: 'keypair.one', defaultMessage: 'Key Pair' },
  other: { id: 'keypair.other', defaultMessage: 'Key Pairs' },
})

export const keypairFailures = defineMessages({
  create: { id: 'keypair.failure.create', defaultMessage: 'Unable to create the keypair.' },
  list: { id: 'keypair.failure.list', defaultMessage: 'Unable to retrieve the keypairs.' },
  load: { id: 'keypair.failure.load', defaultMessage: 'Unable to retrieve the keypair.' },
  delete: { id: 'keypair.failure.delete', defaultMessage: 'Unable to delete the keypair with name: {id}' },
})
