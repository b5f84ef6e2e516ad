import { defineMessages } from 'react-intl'

/** The warning of a confirmation, unless the action has its own; the second if there is time to undo first. */
export const batchMessages = defineMessages({
  help: { id: 'batch.help', defaultMessage: 'This action cannot be undone.' },
  helpOnceBegun: { id: 'batch.helpOnceBegun', defaultMessage: 'Once begun, this action cannot be undone.' },
})

/**
 * `{Action}` is the action's label, `{action}` the label inside a sentence, `{past}` the label when it is done,
 * `{names}` the items' labels, `{count}` their number, `{help}` the warning.
 */
export const batchPhrases = defineMessages({
  title: { id: 'batch.title', defaultMessage: 'Confirm {Action}' },
  body: { id: 'batch.body', defaultMessage: 'You have selected "{names}". {help}' },
  notAllowed: { id: 'batch.notAllowed', defaultMessage: 'You are not allowed to {action}: {names}' },
  failed: { id: 'batch.failed', defaultMessage: 'Unable to {action}: {names}' },
  done: { id: 'batch.done', defaultMessage: '{past}: {names}' },
})

export const quotaMessages = defineMessages({
  exceeded: { id: 'quota.exceeded', defaultMessage: '(Quota exceeded)' },
})
