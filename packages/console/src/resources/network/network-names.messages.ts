import { defineMessages } from 'react-intl'

export const networkNames = defineMessages({
  one: { id: 'network.one', defaultMessage: 'Network' },
  other: { id: 'network.other', defaultMessage: 'Networks' },
})
