import { texts } from '../../framework/text/texts.ts'

export const detailsMessages = texts('stackDetails', {
  noOutputs: 'This stack has no outputs.',
  parameters: 'Stack Parameters',
  noParameters: 'This stack has no parameters.',
  launchParameters: 'Launch Parameters',
  resource: 'Stack Resource',
  resourceType: 'Stack Resource Type',
  dateUpdated: 'Date Updated',
  noResources: 'This stack has no resources.',
  resourcesFailed: 'Unable to retrieve the resources.',
  noEvents: 'There are no events.',
  moreEvents: 'Show Older Events',
  openInGenerator: 'Open in the template generator',
  snapshotsFailed: 'Unable to retrieve the snapshots.',
  noSnapshots: 'This stack has no snapshots.',
})

export const snapshotPhrases = texts('stackSnapshot', {
  started: 'A snapshot of stack {name} is being taken.',
  restoreQuestion: 'The stack is changed back to snapshot {name}. Resources that were added since are deleted.',
  restored: 'The stack is being changed back to snapshot {name}.',
  deleteQuestion: 'Snapshot {name} is deleted. This cannot be undone.',
  deleted: 'Snapshot {name} is deleted.',
})

export const topologyMessages = texts('stackTopology', {
  failed: 'Unable to retrieve the topology of the stack.',
  canvas: 'Graph of the resources. The list beside it has the same resources.',
  center: 'Fit',
  unfold: 'Unfold Nested Stacks',
  fold: 'Fold Groups',
  lines: 'Lines lead down from a resource to those that need it.',
  list: 'Resources of the graph',
  needs: 'Needs',
  neededBy: 'Needed by',
  nested: 'Nested Stack',
  events: 'Latest Events',
  find: 'Find a resource',
  more: 'Metadata and Events',
  edit: 'Edit the Template There',
  folded: '{all, number} resources are drawn as {drawn, number}: press a card with a number to unfold it.',
  moreNodes: '{count, plural, one {# more. Enter a part of its name.} other {# more. Enter a part of a name.}}',
  progress: '{done, number} of {all, plural, one {# resource} other {# resources}} done',
  working: '{count, number} working',
  waiting: '{count, number} waiting',
  failedCount: '{count, number} failed',
  firstFailed: 'Resource <link>{name}</link> failed first',
  rollBack: 'Roll Back to {name}',
  about: 'About {name}',
})
