import { defineMessages } from 'react-intl'

export const meteringNames = defineMessages({
  title: { id: 'metering.title', defaultMessage: 'Resource Usage' },
})
