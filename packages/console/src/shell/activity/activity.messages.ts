import { texts } from '../../framework/text/texts.ts'

export const activityMessages = texts('activity', {
  title: 'Activity',
  running: 'In progress',
  ended: 'Recent',
  none: 'Nothing has happened in this tab yet',
  noneHint: 'Operations that you start appear here with their progress and result.',
  clear: 'Clear',
  stop: 'Cancel',
  done: 'Done',
  failed: 'Failed',
  stopped: 'Canceled',
  undone: 'Undone',
  unknown: 'Unknown',
  show: 'Show',
  sent: 'Requests',
})

export const activityPhrases = texts<{ upload: { name: string }; stopOf: { title: string } }>('activity', {
  upload: 'Upload {name}',
  stopOf: 'Cancel: {title}',
})

export const activityLabel = texts<{ label: { count: number } }>('activity', {
  label: '{count, plural, =0 {Activity} other {Activity: # in progress}}',
}).label
