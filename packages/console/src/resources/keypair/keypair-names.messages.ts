import { defineMessages } from 'react-intl'

export const keypairNames = defineMessages({
  one: { id: 'keypair.one', defaultMessage: 'Key Pair' },
  other: { id: 'keypair.other', defaultMessage: 'Key Pairs' },
})

export const keypairUnable = defineMessages({
  create: { id: 'keypair.unable.create', defaultMessage: 'Unable to create the keypair.' },
})
