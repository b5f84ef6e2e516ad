import { defineMessage, defineMessages } from 'react-intl'

/** The texts of widgets; see `UiTexts`. */
export const widgetMessages = defineMessages({
  addRow: { id: 'widget.addRow', defaultMessage: 'Add row' },
  breadcrumb: { id: 'widget.breadcrumb', defaultMessage: 'Breadcrumb' },
  calendar: { id: 'widget.calendar', defaultMessage: 'Choose a date' },
  capsLock: { id: 'widget.capsLock', defaultMessage: 'Caps lock is on.' },
  chooseFile: { id: 'widget.chooseFile', defaultMessage: 'Choose a file' },
  clear: { id: 'widget.clear', defaultMessage: 'Clear' },
  close: { id: 'widget.close', defaultMessage: 'Close' },
  copied: { id: 'widget.copied', defaultMessage: 'Copied' },
  copy: { id: 'widget.copy', defaultMessage: 'Copy' },
  decrease: { id: 'widget.decrease', defaultMessage: 'Decrease' },
  dismiss: { id: 'widget.dismiss', defaultMessage: 'Dismiss' },
  dropFile: { id: 'widget.dropFile', defaultMessage: 'or drop it here' },
  findAction: { id: 'widget.findAction', defaultMessage: 'Find an action' },
  hidePassword: { id: 'widget.hidePassword', defaultMessage: 'Hide password' },
  increase: { id: 'widget.increase', defaultMessage: 'Increase' },
  key: { id: 'widget.key', defaultMessage: 'Key' },
  noValue: { id: 'widget.noValue', defaultMessage: 'No value' },
  nothingFound: { id: 'widget.nothingFound', defaultMessage: 'Nothing found.' },
  notifications: { id: 'widget.notifications', defaultMessage: 'Notifications' },
  optional: { id: 'widget.optional', defaultMessage: 'optional' },
  remove: { id: 'widget.remove', defaultMessage: 'Remove' },
  requestId: { id: 'widget.requestId', defaultMessage: 'Request ID' },
  retry: { id: 'widget.retry', defaultMessage: 'Try again' },
  search: { id: 'widget.search', defaultMessage: 'Search' },
  showOptions: { id: 'widget.showOptions', defaultMessage: 'Show options' },
  showPassword: { id: 'widget.showPassword', defaultMessage: 'Show password' },
  value: { id: 'widget.value', defaultMessage: 'Value' },
})

/** The title of the browser's tab. */
export const tabTitle = defineMessage<{ page: string; brand: string }>({
  id: 'widget.tabTitle',
  defaultMessage: '{page} · {brand}',
})

/** In the user menu and in the settings. */
export const themeMessages = defineMessages({
  theme: { id: 'frame.theme', defaultMessage: 'Theme' },
  themeLight: { id: 'frame.themeLight', defaultMessage: 'Light' },
  themeDark: { id: 'frame.themeDark', defaultMessage: 'Dark' },
  themeSystem: { id: 'frame.themeSystem', defaultMessage: 'System' },
})

/** On the sign-in page, in the user menu and in the settings. */
export const languageMessages = defineMessages({
  language: { id: 'language.language', defaultMessage: 'Language' },
  failed: {
    id: 'language.failed',
    defaultMessage: 'The texts of this language could not be loaded. Check your connection and try again.',
  },
})
