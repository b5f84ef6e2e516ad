import { texts } from '../text/texts.ts'

export const wizardMessages = texts('wizard', {
  steps: 'Steps',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  error: 'Needs attention',
})

export const wizardPhrases = texts<{
  attention: { count: number }
}>('wizard', {
  attention: '{count, plural, one {# step needs attention:} other {# steps need attention:}}',
})
