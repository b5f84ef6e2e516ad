import { defineMessage, defineMessages } from 'react-intl'

/** Pages that replace a page: missing, forbidden, crashed, loading. */
export const pageMessages = defineMessages({
  loading: { id: 'page.loading', defaultMessage: 'Loading' },
  notFound: { id: 'page.notFound', defaultMessage: 'Page not found' },
  forbidden: { id: 'page.forbidden', defaultMessage: 'You may not see this page' },
  forbiddenText: {
    id: 'page.forbiddenText',
    defaultMessage: 'Forbidden. Insufficient permissions of the requested operation',
  },
  failed: { id: 'page.failed', defaultMessage: 'This page could not be shown' },
  unloaded: {
    id: 'page.unloaded',
    defaultMessage: 'Part of this page could not be loaded. Check your connection and try again.',
  },
  broken: { id: 'page.broken', defaultMessage: 'This page has failed' },
  brokenText: {
    id: 'page.brokenText',
    defaultMessage:
      'The error is in the console itself, not in the cloud or your connection. Reload the page; what you typed into a form of this tab is kept.',
  },
  reload: { id: 'page.reload', defaultMessage: 'Reload' },
  unserved: { id: 'page.unserved', defaultMessage: 'This cloud does not offer that service here' },
  silent: { id: 'page.silent', defaultMessage: 'The service does not answer' },
  silentText: {
    id: 'page.silentText',
    defaultMessage: 'It is called again every few seconds. This page opens as soon as it answers.',
  },
  outage: { id: 'page.outage', defaultMessage: 'The identity service is out of reach' },
  home: { id: 'page.home', defaultMessage: 'Go to the start page' },
})

export const notFoundText = defineMessage<{ path: string }>({
  id: 'page.notFoundText',
  defaultMessage: 'There is nothing at {path}. It may have been moved or deleted.',
})
