import { defineMessages } from 'react-intl'

export const keypairNames = defineMessages({
  one: { id: 'keypair.one', defaultMessage: 'Key Pair' },
  other: { id: 'keypair.other', defaultMessage: 'Key Pairs' },
})

export const keypairUnable = defineMessages({
  create: { id: 'keypair.unable.create', defaultMessage: 'Unable to create the keypair.' },
  list: { id: 'keypair.unable.list', defaultMessage: 'Unable to retrieve the keypairs.' },
  load: { id: 'keypair.unable.load', defaultMessage: 'Unable to retrieve the keypair.' },
  delete: { id: 'keypair.unable.delete', defaultMessage: 'Unable to delete the keypair with name: {id}' },
})
