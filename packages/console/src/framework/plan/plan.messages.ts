import { defineMessages } from 'react-intl'

export const planMessages = defineMessages({
  waiting: { id: 'plan.waiting', defaultMessage: 'Waiting:' },
  running: { id: 'plan.running', defaultMessage: 'Running:' },
  done: { id: 'plan.done', defaultMessage: 'Done:' },
  failed: { id: 'plan.failed', defaultMessage: 'Failed:' },
  skipped: { id: 'plan.skipped', defaultMessage: 'Skipped:' },
  undone: { id: 'plan.undone', defaultMessage: 'Undone:' },
  noWayBack: { id: 'plan.noWayBack', defaultMessage: 'Cannot be undone after this' },
  retry: { id: 'plan.retry', defaultMessage: 'Retry' },
  skip: { id: 'plan.skip', defaultMessage: 'Skip' },
  pause: { id: 'plan.pause', defaultMessage: 'Pause' },
  resume: { id: 'plan.resume', defaultMessage: 'Continue' },
  stop: { id: 'plan.stop', defaultMessage: 'Stop' },
  undo: { id: 'plan.undo', defaultMessage: 'Undo' },
  nothingLost: { id: 'plan.nothingLost', defaultMessage: 'Undone. Nothing was deleted.' },
  paused: { id: 'plan.paused', defaultMessage: 'Paused' },
})

export const planPhrases = defineMessages<{
  step: { action: string; name: string }
  stopped: { names: string }
  stoppedMidway: { names: string; steps: string }
  doneBefore: { steps: string }
  notDone: { steps: string }
  stepsFailed: { count: number; steps: string }
  notReversed: { count: number; steps: string }
  moreSteps: { count: number }
  progress: { done: number; total: number }
  retryOf: { step: string }
  skipOf: { step: string }
  pauseOf: { title: string }
  resumeOf: { title: string }
  stopOf: { title: string }
  undoOf: { title: string }
}>({
  step: { id: 'plan.step', defaultMessage: '{action}: {name}' },
  stopped: { id: 'plan.stopped', defaultMessage: 'Stopped. Nothing was done to: {names}' },
  stoppedMidway: {
    id: 'plan.stoppedMidway',
    defaultMessage: 'Stopped before the end: {names}. These steps were done: {steps}',
  },
  doneBefore: { id: 'plan.doneBefore', defaultMessage: 'These steps were done before: {steps}' },
  notDone: { id: 'plan.notDone', defaultMessage: 'Not done: {steps}' },
  stepsFailed: {
    id: 'plan.stepsFailed',
    defaultMessage: '{count, plural, one {This step} other {These # steps}} failed: {steps}',
  },
  notReversed: {
    id: 'plan.notReversed',
    defaultMessage:
      '{count, plural, one {This step was done and could} other {These # steps were done and could}} not be undone: {steps}',
  },
  moreSteps: { id: 'plan.moreSteps', defaultMessage: '{count, plural, one {# more step} other {# more steps}}' },
  progress: { id: 'plan.progress', defaultMessage: '{done} of {total, plural, one {# step} other {# steps}}' },
  retryOf: { id: 'plan.retryOf', defaultMessage: 'Retry: {step}' },
  skipOf: { id: 'plan.skipOf', defaultMessage: 'Skip: {step}' },
  pauseOf: { id: 'plan.pauseOf', defaultMessage: 'Pause: {title}' },
  resumeOf: { id: 'plan.resumeOf', defaultMessage: 'Continue: {title}' },
  stopOf: { id: 'plan.stopOf', defaultMessage: 'Stop: {title}' },
  undoOf: { id: 'plan.undoOf', defaultMessage: 'Undo: {title}' },
})
