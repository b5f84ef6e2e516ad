import { texts } from '../../framework/text/texts.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const apiDocsMessages = texts('apiDocs', {
  intro:
    'Requests need the session cookie and the header X-Requested-With: XMLHttpRequest; changes also need the value of the cookie csrftoken (over TLS: __Host-csrftoken) in X-CSRFToken. Bodies are JSON. An error is a JSON string with the message.',
  document: 'OpenAPI Document',
  search: 'Search by path, method or words',
  failed: 'Unable to retrieve the API description.',
  none: 'No call matches the search.',
  in: 'In',
  required: 'Required',
  request: 'Request Body',
  response: 'Response Body',
  requestExample: 'Example of a Request',
  responseExample: 'Example of a Response',
  noBody: 'The response has no body.',
  bytes: 'The content of a file.',
  found: '{count, plural, one {# call} other {# calls}}',
})

/** The groups of calls, by the names in the document. */
export const groupNames = texts('apiDocs.group', {
  shell: 'Session, Settings and Policy',
  keystone: 'Identity',
  nova: words.compute,
  glance: typeNames.images,
  cinder: 'Block Storage',
  neutron: typeNames.networks,
  network: 'Security Groups and Floating IPs',
  swift: 'Object Store',
  heat: words.orchestration,
  placement: moreWords.placement,
})
