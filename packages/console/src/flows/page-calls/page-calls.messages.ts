import { defineMessages } from 'react-intl'

export const pageCallMessages = defineMessages({
  title: { id: 'pageCalls.title', defaultMessage: 'The calls behind this page' },
  failed: { id: 'pageCalls.failed', defaultMessage: 'The calls cannot be shown.' },
  none: { id: 'pageCalls.none', defaultMessage: 'This page shows nothing from the cloud.' },
})

export const pageCallPhrases = defineMessages<{ count: { count: number } }>({
  count: { id: 'pageCalls.count', defaultMessage: '{count, plural, one {# call} other {# calls}} to the cloud' },
})
