import { defineMessages } from 'react-intl'

export const apiAccessNames = defineMessages({
  title: { id: 'apiAccess.title', defaultMessage: 'API Access' },
})
