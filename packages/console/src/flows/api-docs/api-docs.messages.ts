import { defineMessages } from 'react-intl'

export const apiDocsMessages = defineMessages({
  intro: {
    id: 'apiDocs.intro',
    defaultMessage:
      'Requests need the session cookie and the header X-Requested-With: XMLHttpRequest; changes also need the value of the cookie csrftoken (over TLS: __Host-csrftoken) in X-CSRFToken. Bodies are JSON. An error is a JSON string with the message.',
  },
  document: { id: 'apiDocs.document', defaultMessage: 'OpenAPI Document' },
  search: { id: 'apiDocs.search', defaultMessage: 'Search by path, method or words' },
  failed: { id: 'apiDocs.failed', defaultMessage: 'Unable to retrieve the API description.' },
  none: { id: 'apiDocs.none', defaultMessage: 'No call matches the search.' },
  parameters: { id: 'apiDocs.parameters', defaultMessage: 'Parameters' },
  in: { id: 'apiDocs.in', defaultMessage: 'In' },
  required: { id: 'apiDocs.required', defaultMessage: 'Required' },
  request: { id: 'apiDocs.request', defaultMessage: 'Request Body' },
  response: { id: 'apiDocs.response', defaultMessage: 'Response Body' },
  requestExample: { id: 'apiDocs.requestExample', defaultMessage: 'Example of a Request' },
  responseExample: { id: 'apiDocs.responseExample', defaultMessage: 'Example of a Response' },
  noBody: { id: 'apiDocs.noBody', defaultMessage: 'The response has no body.' },
  bytes: { id: 'apiDocs.bytes', defaultMessage: 'The content of a file.' },
})

export const apiDocsPhrases = defineMessages<{ found: { count: number } }>({
  found: { id: 'apiDocs.found', defaultMessage: '{count, plural, one {# call} other {# calls}}' },
})

/** The groups of calls, by the names in the document. */
export const groupNames = defineMessages({
  shell: { id: 'apiDocs.group.shell', defaultMessage: 'Session, Settings and Policy' },
  keystone: { id: 'apiDocs.group.keystone', defaultMessage: 'Identity' },
  nova: { id: 'apiDocs.group.nova', defaultMessage: 'Compute' },
  glance: { id: 'apiDocs.group.glance', defaultMessage: 'Images' },
  cinder: { id: 'apiDocs.group.cinder', defaultMessage: 'Block Storage' },
  neutron: { id: 'apiDocs.group.neutron', defaultMessage: 'Networks' },
  network: { id: 'apiDocs.group.network', defaultMessage: 'Security Groups and Floating IPs' },
  swift: { id: 'apiDocs.group.swift', defaultMessage: 'Object Store' },
  heat: { id: 'apiDocs.group.heat', defaultMessage: 'Orchestration' },
  placement: { id: 'apiDocs.group.placement', defaultMessage: 'Placement' },
})
