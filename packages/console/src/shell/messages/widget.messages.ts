import { texts } from '../../framework/text/texts.ts'

/** The texts of widgets; see `UiTexts`. */
export const widgetMessages = texts('widget', {
  addRow: 'Add row',
  breadcrumb: 'Breadcrumb',
  calendar: 'Choose a date',
  capsLock: 'Caps lock is on.',
  chooseFile: 'Choose a file',
  clear: 'Clear',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  decrease: 'Decrease',
  dismiss: 'Dismiss',
  dropFile: 'or drop it here',
  findAction: 'Find an action',
  hidePassword: 'Hide password',
  increase: 'Increase',
  key: 'Key',
  noValue: 'No value',
  nothingFound: 'Nothing found.',
  notifications: 'Notifications',
  optional: 'optional',
  remove: 'Remove',
  requestId: 'Request ID',
  retry: 'Try again',
  search: 'Search',
  showOptions: 'Show options',
  showPassword: 'Show password',
  value: 'Value',
})

/** The title of the browser's tab. */
export const tabTitle = texts('widget', {
  tabTitle: '{page} · {brand}',
}).tabTitle

/** In the user menu and in the settings. */
export const themeMessages = texts('frame', {
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'System',
})

/** On the sign-in page, in the user menu and in the settings. */
export const languageMessages = texts('language', {
  language: 'Language',
  failed: 'The texts of this language could not be loaded. Check your connection and try again.',
})
