import { texts } from '../../../framework/text/texts.ts'

export const resourceMessages = texts('stackResource', {
  emptyHint: 'The template of the stack describes its resources.',
  metadata: 'Resource Metadata',
  noMetadata: 'This resource has no metadata.',
  signal: 'Signal',
  details: 'Details',
  detailsHint: 'A JSON object. Wait conditions read status, id, reason and data; unset_hook ends a hook.',
  notAnObject: 'Enter a JSON object, for example {example}.',
  signalFailed: 'Unable to signal the resource.',
  markUnhealthy: 'Mark as Unhealthy',
  markHint: 'The next change of the stack replaces an unhealthy resource.',
  markFailed: 'Unable to mark the resource.',
  signalled: 'The signal was sent to {name}.',
  marked: 'Resource {name} is marked as unhealthy.',
})

export const resourceFields = texts('stackResource.field', { name: 'Stack Resource ID', real: 'Resource ID' })

export const healthyMessages = texts('stackResource.healthy', { label: 'Mark as Healthy', past: 'Marked as healthy' })
