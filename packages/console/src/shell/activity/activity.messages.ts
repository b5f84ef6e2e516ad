import { defineMessages, defineMessage } from 'react-intl'

export const activityMessages = defineMessages({
  title: { id: 'activity.title', defaultMessage: 'Activity' },
  running: { id: 'activity.running', defaultMessage: 'In progress' },
  ended: { id: 'activity.ended', defaultMessage: 'Recent' },
  none: { id: 'activity.none', defaultMessage: 'Nothing has happened in this tab yet' },
  noneHint: {
    id: 'activity.noneHint',
    defaultMessage: 'Operations that you start appear here with their progress and result.',
  },
  clear: { id: 'activity.clear', defaultMessage: 'Clear' },
  stop: { id: 'activity.stop', defaultMessage: 'Cancel' },
  done: { id: 'activity.done', defaultMessage: 'Done' },
  failed: { id: 'activity.failed', defaultMessage: 'Failed' },
  stopped: { id: 'activity.stopped', defaultMessage: 'Canceled' },
  undone: { id: 'activity.undone', defaultMessage: 'Undone' },
  unknown: { id: 'activity.unknown', defaultMessage: 'Unknown' },
  show: { id: 'activity.show', defaultMessage: 'Show' },
  sent: { id: 'activity.sent', defaultMessage: 'Requests' },
})

export const activityPhrases = defineMessages<{ upload: { name: string }; stopOf: { title: string } }>({
  upload: { id: 'activity.upload', defaultMessage: 'Upload {name}' },
  stopOf: { id: 'activity.stopOf', defaultMessage: 'Cancel: {title}' },
})

export const activityLabel = defineMessage<{ count: number }>({
  id: 'activity.label',
  defaultMessage: '{count, plural, =0 {Activity} other {Activity: # in progress}}',
})
