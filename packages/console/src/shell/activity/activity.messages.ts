import { texts } from '../../framework/text/texts.ts'
import { words } from '../../framework/text/common.messages.ts'

export const activityMessages = texts('activity', {
  title: 'Activity',
  running: 'In progress',
  ended: words.recent,
  none: 'Nothing has happened in this tab yet',
  noneHint: 'Operations that you start appear here with their progress and result.',
  clear: 'Clear',
  stop: words.cancel,
  done: words.done,
  failed: words.failed,
  stopped: 'Canceled',
  undone: 'Undone',
  unknown: words.unknown,
  show: words.show,
  sent: 'Requests',
})

export const activityPhrases = texts('activity', {
  upload: 'Upload {name}',
  stopOf: 'Cancel: {title}',
})

export const activityLabel = texts('activity', {
  label: '{count, plural, =0 {Activity} other {Activity: # in progress}}',
}).label
