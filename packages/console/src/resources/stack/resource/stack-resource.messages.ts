import { defineMessages } from 'react-intl'

export const resourceMessages = defineMessages({
  emptyHint: { id: 'stackResource.emptyHint', defaultMessage: 'The template of the stack describes its resources.' },
  attributes: { id: 'stackResource.attributes', defaultMessage: 'Attributes' },
  metadata: { id: 'stackResource.metadata', defaultMessage: 'Resource Metadata' },
  noMetadata: { id: 'stackResource.noMetadata', defaultMessage: 'This resource has no metadata.' },
  metadataFailed: { id: 'stackResource.metadataFailed', defaultMessage: 'Unable to retrieve the metadata.' },
  signal: { id: 'stackResource.signal', defaultMessage: 'Signal' },
  details: { id: 'stackResource.details', defaultMessage: 'Details' },
  detailsHint: {
    id: 'stackResource.detailsHint',
    defaultMessage: 'A JSON object. Wait conditions read status, id, reason and data; unset_hook ends a hook.',
  },
  notAnObject: { id: 'stackResource.notAnObject', defaultMessage: 'Enter a JSON object, for example {example}.' },
  signalFailed: { id: 'stackResource.signalFailed', defaultMessage: 'Unable to signal the resource.' },
  markUnhealthy: { id: 'stackResource.markUnhealthy', defaultMessage: 'Mark as Unhealthy' },
  markHint: {
    id: 'stackResource.markHint',
    defaultMessage: 'The next change of the stack replaces an unhealthy resource.',
  },
  markFailed: { id: 'stackResource.markFailed', defaultMessage: 'Unable to mark the resource.' },
})

export const resourceFields = defineMessages({
  name: { id: 'stackResource.field.name', defaultMessage: 'Stack Resource ID' },
  real: { id: 'stackResource.field.real', defaultMessage: 'Resource ID' },
})

export const resourcePhrases = defineMessages<{ signalled: { name: string }; marked: { name: string } }>({
  signalled: { id: 'stackResource.signalled', defaultMessage: 'The signal was sent to {name}.' },
  marked: { id: 'stackResource.marked', defaultMessage: 'Resource {name} is marked as unhealthy.' },
})

export const healthyMessages = defineMessages({
  label: { id: 'stackResource.healthy.one', defaultMessage: 'Mark as Healthy' },
  past: { id: 'stackResource.healthy.pastOne', defaultMessage: 'Marked as healthy' },
})
