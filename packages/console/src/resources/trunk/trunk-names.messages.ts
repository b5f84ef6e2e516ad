import { defineMessages } from 'react-intl'

export const trunkNames = defineMessages({
  one: { id: 'trunk.one', defaultMessage: 'Trunk' },
  other: { id: 'trunk.other', defaultMessage: 'Trunks' },
})
