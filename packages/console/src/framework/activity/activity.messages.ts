import { defineMessage, defineMessages } from 'react-intl'

export const endedBadly = defineMessage<{ name: string; status: string }>({
  id: 'activity.endedBadly',
  defaultMessage: '{name} ended in the state {status}.',
})

/** What is told of work that was going on when the page was left. */
export const activityNotes = defineMessages({
  uploadEnded: { id: 'activity.uploadEnded', defaultMessage: 'Leaving the page ended this upload.' },
  unknown: {
    id: 'activity.outcomeUnknown',
    defaultMessage: 'The page was left while this was going on. How far it came is not known.',
  },
})
