import { defineMessages } from 'react-intl'

export const portNames = defineMessages({
  one: { id: 'port.one', defaultMessage: 'Port' },
  other: { id: 'port.other', defaultMessage: 'Ports' },
})
