import { texts } from '../text/texts.ts'
import { moreWords } from '../text/more-words.messages.ts'
import { words } from '../text/common.messages.ts'

export const planMessages = texts('plan', {
  waiting: 'Waiting:',
  running: 'Running:',
  done: 'Done:',
  failed: 'Failed:',
  skipped: 'Skipped:',
  undone: 'Undone:',
  noWayBack: 'Cannot be undone after this',
  retry: moreWords.retry,
  skip: 'Skip',
  pause: 'Pause',
  resume: moreWords.continue,
  stop: words.stop,
  undo: moreWords.undo,
  nothingLost: 'Undone. Nothing was deleted.',
  paused: 'Paused',
})

export const planPhrases = texts('plan', {
  step: '{action}: {name}',
  stopped: 'Stopped. Nothing was done to: {names}',
  stoppedMidway: 'Stopped before the end: {names}. These steps were done: {steps}',
  doneBefore: 'These steps were done before: {steps}',
  notDone: 'Not done: {steps}',
  stepsFailed: '{count, plural, one {This step} other {These # steps}} failed: {steps}',
  notReversed:
    '{count, plural, one {This step was done and could} other {These # steps were done and could}} not be undone: {steps}',
  moreSteps: '{count, plural, one {# more step} other {# more steps}}',
  progress: '{done} of {total, plural, one {# step} other {# steps}}',
  retryOf: 'Retry: {step}',
  skipOf: 'Skip: {step}',
  pauseOf: 'Pause: {title}',
  resumeOf: 'Continue: {title}',
  stopOf: 'Stop: {title}',
  undoOf: 'Undo: {title}',
})
