import { texts } from '../text/texts.ts'

/** The warning of a confirmation, unless the action has its own; the second if there is time to undo first. */
export const batchMessages = texts('batch', {
  help: 'This action cannot be undone.',
  helpOnceBegun: 'Once begun, this action cannot be undone.',
})

/**
 * `{Action}` is the action's label, `{action}` the label inside a sentence, `{past}` the label when it is done,
 * `{names}` the items' labels, `{count}` their number, `{help}` the warning.
 */
export const batchPhrases = texts('batch', {
  title: '{count, plural, one {{Action}: {names}?} other {{Action}?}}',
  body: '{count, plural, one {{help}} other {{names}. {help}}}',
  notAllowed: 'You are not allowed to {action}: {names}',
  failed: 'Unable to {action}: {names}',
  done: '{past}: {names}',
})
