import { texts } from '../../framework/text/texts.ts'

export const settingsMessages = texts('settings', {
  display: 'Display',
  timezone: 'Timezone',
  timezoneHint: 'Empty: the timezone of your browser.',
  kept: 'Stored in this browser.',
  lists: 'Lists, logs and deletions',
  pageSizeHint: 'How many items are fetched first; the rest of a list follows by itself.',
  logLengthHint: 'How many lines of an instance’s log are shown first.',
  undoSecondsHint:
    'How many seconds pass before something is deleted, so that you can undo it. 0: it is deleted at once.',
  saved: 'Settings saved.',
  passwordHint: 'Changing it ends all of your sessions, including this one.',
  passwordFailed: 'Unable to change password.',
  access: 'Access from the command line',
  accessHint: 'For the project and region that you work in now. Neither file holds your password.',
  noKeystone: 'The service catalog has no address of the identity service.',
  same: 'Old password and new password must be different',
})

export const passwordLabels = texts('settings', {
  original_password: 'Current password',
  password: 'New password',
  confirm: 'Confirm new password',
})

export const listLabels = texts('settings', {
  page_size: 'Items Per Page',
  log_length: 'Log Lines Per Instance',
  undo_seconds: 'Seconds to Undo a Deletion',
})
