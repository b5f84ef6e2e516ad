import { texts } from '../../framework/text/texts.ts'

/** Pages that replace a page: missing, forbidden, crashed, loading. */
export const pageMessages = texts('page', {
  loading: 'Loading',
  notFound: 'Page not found',
  forbidden: 'You may not see this page',
  forbiddenText: 'Forbidden. Insufficient permissions of the requested operation',
  failed: 'This page could not be shown',
  unloaded: 'Part of this page could not be loaded. Check your connection and try again.',
  broken: 'This page has failed',
  brokenText:
    'The error is in the console itself, not in the cloud or your connection. Reload the page; what you typed into a form of this tab is kept.',
  reload: 'Reload',
  unserved: 'This cloud does not offer that service here',
  silent: 'The service does not answer',
  silentText: 'It is called again every few seconds. This page opens as soon as it answers.',
  outage: 'The identity service is out of reach',
  home: 'Go to the start page',
})

export const notFoundText = texts('page', {
  notFoundText: 'There is nothing at {path}. It may have been moved or deleted.',
}).notFoundText
