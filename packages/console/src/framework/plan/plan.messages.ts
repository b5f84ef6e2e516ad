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
  stepFailed: { step: string }
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
  stepFailed: { id: 'plan.stepFailed', defaultMessage: 'This step failed: {step}' },
  moreSteps: { id: 'plan.moreSteps', defaultMessage: '{count, plural, one {# more step} other {# more steps}}' },
  progress: { id: 'plan.progress', defaultMessage: '{done} of {total, plural, one {# step} other {# steps}}' },
  retryOf: { id: 'plan.retryOf', defaultMessage: 'Retry: {step}' },
  skipOf: { id: 'plan.skipOf', defaultMessage: 'Skip: {step}' },
  pauseOf: { id: 'plan.pauseOf', defaultMessage: 'Pause: {title}' },
  resumeOf: { id: 'plan.resumeOf', defaultMessage: 'Continue: {title}' },
  stopOf: { id: 'plan.stopOf', defaultMessage: 'Stop: {title}' },
  undoOf: { id: 'plan.undoOf', defaultMessage: 'Undo: {title}' },
})
