import { defineMessages } from 'react-intl'

export const flavorNames = defineMessages({
  one: { id: 'flavor.one', defaultMessage: 'Flavor' },
  other: { id: 'flavor.other', defaultMessage: 'Flavors' },
})
