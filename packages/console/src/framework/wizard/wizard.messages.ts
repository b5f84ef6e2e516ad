import { texts } from '../text/texts.ts'
import { words } from '../text/common.messages.ts'
import { moreWords } from '../text/more-words.messages.ts'

export const wizardMessages = texts('wizard', {
  steps: moreWords.steps,
  back: moreWords.back,
  next: 'Next',
  done: words.done,
  error: moreWords.needsAttention,
})

export const wizardPhrases = texts('wizard', {
  attention: '{count, plural, one {# step needs attention:} other {# steps need attention:}}',
})
