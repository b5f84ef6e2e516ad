import { texts } from '../../framework/text/texts.ts'

export const aggregateFormMessages = texts('aggregate.form', {
  zoneHint: 'Makes the hosts an availability zone that users can choose. Once set it can be changed, but not removed.',
  allHosts: 'All Available Hosts',
  selectedHosts: 'Selected Hosts',
  noHosts: 'No host found.',
  noneSelected: 'No host selected.',
  hostsFailed: 'Unable to retrieve the hosts.',
  zoneRequired: 'An availability zone cannot be removed again.',
  manageFailed: 'Unable to update the hosts of the aggregate.',
  managed: 'The Aggregate was updated.',
  /** With the `{name}` of the aggregate. */
  created: 'Created new host aggregate "{name}".',
  updated: 'Successfully updated aggregate: "{name}".',
})
