import { defineMessages } from 'react-intl'

export const domainNames = defineMessages({
  one: { id: 'domain.one', defaultMessage: 'Domain' },
  other: { id: 'domain.other', defaultMessage: 'Domains' },
})
