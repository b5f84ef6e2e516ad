import { defineMessages } from 'react-intl'

export const instanceNames = defineMessages({
  one: { id: 'instance.one', defaultMessage: 'Instance' },
  other: { id: 'instance.other', defaultMessage: 'Instances' },
})
