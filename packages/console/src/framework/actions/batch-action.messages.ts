import { defineMessages } from 'react-intl'

export const batchMessages = defineMessages({
  help: { id: 'batch.help', defaultMessage: 'This action cannot be undone.' },
})

/** `action` is the action's label, `past` what it is called when it is done, `names` the items' labels, joined. */
export const batchPhrases = defineMessages<{
  title: { action: string }
  body: { names: string; help: string }
  notAllowed: { action: string; names: string }
  failed: { action: string; names: string }
  done: { past: string; names: string }
}>({
  title: { id: 'batch.title', defaultMessage: 'Confirm {action}' },
  body: {
    id: 'batch.body',
    defaultMessage: 'You have selected: "{names}". Please confirm your selection. {help}',
  },
  notAllowed: { id: 'batch.notAllowed', defaultMessage: 'You are not allowed to {action}: {names}' },
  failed: { id: 'batch.failed', defaultMessage: 'Unable to {action}: {names}' },
  done: { id: 'batch.done', defaultMessage: '{past}: {names}' },
})
