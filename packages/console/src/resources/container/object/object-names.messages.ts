import { defineMessages } from 'react-intl'

export const objectNames = defineMessages({
  one: { id: 'object.one', defaultMessage: 'Object' },
  other: { id: 'object.other', defaultMessage: 'Objects' },
})
