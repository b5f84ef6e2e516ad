import { defineMessages } from 'react-intl'

export const settingsMessages = defineMessages({
  title: { id: 'settings.title', defaultMessage: 'Settings' },
  display: { id: 'settings.display', defaultMessage: 'Display' },
  timezone: { id: 'settings.timezone', defaultMessage: 'Timezone' },
  timezoneHint: { id: 'settings.timezoneHint', defaultMessage: 'Empty: the timezone of your browser.' },
  kept: { id: 'settings.kept', defaultMessage: 'Stored in this browser.' },
  lists: { id: 'settings.lists', defaultMessage: 'Lists, logs and deletions' },
  pageSizeHint: {
    id: 'settings.pageSizeHint',
    defaultMessage: 'How many items are fetched first; the rest of a list follows by itself.',
  },
  logLengthHint: {
    id: 'settings.logLengthHint',
    defaultMessage: 'How many lines of an instance’s log are shown first.',
  },
  undoSecondsHint: {
    id: 'settings.undoSecondsHint',
    defaultMessage:
      'How many seconds pass before something is deleted, so that you can undo it. 0: it is deleted at once.',
  },
  save: { id: 'settings.save', defaultMessage: 'Save' },
  saved: { id: 'settings.saved', defaultMessage: 'Settings saved.' },
  passwordHint: {
    id: 'settings.passwordHint',
    defaultMessage: 'Changing it ends all of your sessions, including this one.',
  },
  passwordFailed: { id: 'settings.passwordFailed', defaultMessage: 'Unable to change password.' },
  access: { id: 'settings.access', defaultMessage: 'Access from the command line' },
  accessHint: {
    id: 'settings.accessHint',
    defaultMessage: 'For the project and region that you work in now. Neither file holds your password.',
  },
  noKeystone: {
    id: 'settings.noKeystone',
    defaultMessage: 'The service catalog has no address of the identity service.',
  },
  same: { id: 'settings.same', defaultMessage: 'Old password and new password must be different' },
})

export const passwordLabels = defineMessages({
  original_password: { id: 'settings.currentPassword', defaultMessage: 'Current password' },
  password: { id: 'settings.newPassword', defaultMessage: 'New password' },
  confirm: { id: 'settings.confirmPassword', defaultMessage: 'Confirm new password' },
})

export const listLabels = defineMessages({
  page_size: { id: 'settings.pageSize', defaultMessage: 'Items Per Page' },
  log_length: { id: 'settings.logLength', defaultMessage: 'Log Lines Per Instance' },
  undo_seconds: { id: 'settings.undoSeconds', defaultMessage: 'Seconds to Undo a Deletion' },
})
