import { defineMessages } from 'react-intl'

export const overviewNames = defineMessages({
  title: { id: 'overview.title', defaultMessage: 'Overview' },
})
