import { defineMessages } from 'react-intl'

export const keypairNames = defineMessages({
  one: { id: 'keypair.one', defaultMessage: 'Key Pair' },
  other: { id: 'keypair.other', defaultMessage: 'Key Pairs' },
})
