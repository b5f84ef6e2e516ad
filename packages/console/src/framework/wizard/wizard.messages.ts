import { defineMessages } from 'react-intl'

export const wizardMessages = defineMessages({
  steps: { id: 'wizard.steps', defaultMessage: 'Steps' },
  back: { id: 'wizard.back', defaultMessage: 'Back' },
  next: { id: 'wizard.next', defaultMessage: 'Next' },
  done: { id: 'wizard.done', defaultMessage: 'Done' },
  error: { id: 'wizard.error', defaultMessage: 'Needs attention' },
})

export const wizardPhrases = defineMessages<{
  attention: { count: number }
}>({
  attention: {
    id: 'wizard.attention',
    defaultMessage: '{count, plural, one {# step needs attention:} other {# steps need attention:}}',
  },
})
