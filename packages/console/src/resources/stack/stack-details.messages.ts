import { defineMessages } from 'react-intl'

export const detailsMessages = defineMessages({
  outputs: { id: 'stackDetails.outputs', defaultMessage: 'Outputs' },
  noOutputs: { id: 'stackDetails.noOutputs', defaultMessage: 'This stack has no outputs.' },
  parameters: { id: 'stackDetails.parameters', defaultMessage: 'Stack Parameters' },
  noParameters: { id: 'stackDetails.noParameters', defaultMessage: 'This stack has no parameters.' },
  launchParameters: { id: 'stackDetails.launchParameters', defaultMessage: 'Launch Parameters' },
  failed: { id: 'stackDetails.failed', defaultMessage: 'Unable to retrieve the stack.' },
  resource: { id: 'stackDetails.resource', defaultMessage: 'Stack Resource' },
  realResource: { id: 'stackDetails.realResource', defaultMessage: 'Resource' },
  resourceType: { id: 'stackDetails.resourceType', defaultMessage: 'Stack Resource Type' },
  dateUpdated: { id: 'stackDetails.dateUpdated', defaultMessage: 'Date Updated' },
  reason: { id: 'stackDetails.reason', defaultMessage: 'Status Reason' },
  noResources: { id: 'stackDetails.noResources', defaultMessage: 'This stack has no resources.' },
  resourcesFailed: { id: 'stackDetails.resourcesFailed', defaultMessage: 'Unable to retrieve the resources.' },
  time: { id: 'stackDetails.time', defaultMessage: 'Time' },
  noEvents: { id: 'stackDetails.noEvents', defaultMessage: 'There are no events.' },
  eventsFailed: { id: 'stackDetails.eventsFailed', defaultMessage: 'Unable to retrieve the events.' },
  moreEvents: { id: 'stackDetails.moreEvents', defaultMessage: 'Show Older Events' },
  openInGenerator: { id: 'stack.openInGenerator', defaultMessage: 'Open in the template generator' },
  templateFailed: { id: 'stackDetails.templateFailed', defaultMessage: 'Unable to retrieve the template.' },
  snapshotsFailed: { id: 'stackDetails.snapshotsFailed', defaultMessage: 'Unable to retrieve the snapshots.' },
  noSnapshots: { id: 'stackDetails.noSnapshots', defaultMessage: 'This stack has no snapshots.' },
  restore: { id: 'stackDetails.restore', defaultMessage: 'Restore' },
  deleteSnapshot: { id: 'stackDetails.deleteSnapshot', defaultMessage: 'Delete' },
})

export const snapshotPhrases = defineMessages<{
  started: { name: string }
  restoreQuestion: { name: string }
  restored: { name: string }
  deleteQuestion: { name: string }
  deleted: { name: string }
}>({
  started: { id: 'stackSnapshot.started', defaultMessage: 'A snapshot of stack {name} is being taken.' },
  restoreQuestion: {
    id: 'stackSnapshot.restoreQuestion',
    defaultMessage: 'The stack is changed back to snapshot {name}. Resources that were added since are deleted.',
  },
  restored: { id: 'stackSnapshot.restored', defaultMessage: 'The stack is being changed back to snapshot {name}.' },
  deleteQuestion: {
    id: 'stackSnapshot.deleteQuestion',
    defaultMessage: 'Snapshot {name} is deleted. This cannot be undone.',
  },
  deleted: { id: 'stackSnapshot.deleted', defaultMessage: 'Snapshot {name} is deleted.' },
})

export const topologyMessages = defineMessages({
  failed: { id: 'stackTopology.failed', defaultMessage: 'Unable to retrieve the topology of the stack.' },
  canvas: {
    id: 'stackTopology.canvas',
    defaultMessage: 'Graph of the resources. The list beside it has the same resources.',
  },
  zoomIn: { id: 'stackTopology.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'stackTopology.zoomOut', defaultMessage: 'Zoom out' },
  center: { id: 'stackTopology.center', defaultMessage: 'Fit' },
  unfold: { id: 'stackTopology.unfold', defaultMessage: 'Unfold Nested Stacks' },
  fold: { id: 'stackTopology.fold', defaultMessage: 'Fold Groups' },
  lines: {
    id: 'stackTopology.lines',
    defaultMessage: 'Lines lead down from a resource to those that need it.',
  },
  list: { id: 'stackTopology.list', defaultMessage: 'Resources of the graph' },
  empty: { id: 'stackTopology.empty', defaultMessage: 'This stack has no resources.' },
  needs: { id: 'stackTopology.needs', defaultMessage: 'Needs' },
  neededBy: { id: 'stackTopology.neededBy', defaultMessage: 'Needed by' },
  nested: { id: 'stackTopology.nested', defaultMessage: 'Nested Stack' },
  open: { id: 'stackTopology.open', defaultMessage: 'Open' },
  events: { id: 'stackTopology.events', defaultMessage: 'Latest Events' },
  find: { id: 'stackTopology.find', defaultMessage: 'Find a resource' },
  more: { id: 'stackTopology.more', defaultMessage: 'Metadata and Events' },
  edit: { id: 'stackTopology.edit', defaultMessage: 'Edit the Template There' },
})

export const topologyPhrases = defineMessages<{
  progress: { done: number; all: number }
  working: { count: number }
  waiting: { count: number }
  failedCount: { count: number }
  firstFailed: { name: string }
  rollBack: { name: string }
  about: { name: string }
  moreNodes: { count: number }
  folded: { all: number; drawn: number }
}>({
  folded: {
    id: 'stackTopology.folded',
    defaultMessage: '{all, number} resources are drawn as {drawn, number}: press a card with a number to unfold it.',
  },
  moreNodes: {
    id: 'stackTopology.moreNodes',
    defaultMessage: '{count, plural, one {# more. Enter a part of its name.} other {# more. Enter a part of a name.}}',
  },
  progress: {
    id: 'stackTopology.progress',
    defaultMessage: '{done, number} of {all, plural, one {# resource} other {# resources}} done',
  },
  working: { id: 'stackTopology.working', defaultMessage: '{count, number} working' },
  waiting: { id: 'stackTopology.waiting', defaultMessage: '{count, number} waiting' },
  failedCount: { id: 'stackTopology.failedCount', defaultMessage: '{count, number} failed' },
  firstFailed: { id: 'stackTopology.firstFailed', defaultMessage: 'Resource <link>{name}</link> failed first' },
  rollBack: { id: 'stackTopology.rollBack', defaultMessage: 'Roll Back to {name}' },
  about: { id: 'stackTopology.about', defaultMessage: 'About {name}' },
})
