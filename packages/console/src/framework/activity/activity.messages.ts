import { defineMessage, defineMessages } from 'react-intl'

export const endedInError = defineMessage<{ name: string; status: string }>({
  id: 'activity.endedBadly',
  defaultMessage: '{name} ended in the state {status}.',
})

/** Notes on activities that were running when the page was closed. */
export const activityNotes = defineMessages({
  uploadEnded: { id: 'activity.uploadEnded', defaultMessage: 'The upload stopped when the page was closed.' },
  unknown: {
    id: 'activity.outcomeUnknown',
    defaultMessage: 'The page was closed while this was running. Its result is unknown.',
  },
})
