import { defineMessage, defineMessages } from 'react-intl'

/** What widgets say themselves; see `UiTexts`. */
export const widgetMessages = defineMessages({
  breadcrumb: { id: 'widget.breadcrumb', defaultMessage: 'Breadcrumb' },
  capsLock: { id: 'widget.capsLock', defaultMessage: 'Caps lock is on.' },
  close: { id: 'widget.close', defaultMessage: 'Close' },
  copied: { id: 'widget.copied', defaultMessage: 'Copied' },
  copy: { id: 'widget.copy', defaultMessage: 'Copy' },
  dismiss: { id: 'widget.dismiss', defaultMessage: 'Dismiss' },
  hidePassword: { id: 'widget.hidePassword', defaultMessage: 'Hide password' },
  nothingFound: { id: 'widget.nothingFound', defaultMessage: 'Nothing found.' },
  notifications: { id: 'widget.notifications', defaultMessage: 'Notifications' },
  optional: { id: 'widget.optional', defaultMessage: 'optional' },
  requestId: { id: 'widget.requestId', defaultMessage: 'Request ID' },
  retry: { id: 'widget.retry', defaultMessage: 'Try again' },
  search: { id: 'widget.search', defaultMessage: 'Search' },
  showPassword: { id: 'widget.showPassword', defaultMessage: 'Show password' },
})

/** The browser's tab. */
export const tabTitle = defineMessage<{ page: string }>({ id: 'widget.tabTitle', defaultMessage: '{page} · Meridian' })
