import { texts } from '../../framework/text/texts.ts'

export const aggregateMessages = texts('aggregate', {
  emptyHint:
    'A host aggregate groups hosts that have something in common. Its metadata lets flavors choose them, and it can be an availability zone.',
  manageHosts: 'Manage Hosts',
  zones: 'Availability Zones',
  zoneName: 'Availability Zone Name',
  noZones: 'There are no availability zones.',
  noMetadata: 'This host aggregate has no metadata.',
  noHosts: 'No host is in this host aggregate.',
  hostUp: '{host} (Services Up)',
  hostDown: '{host} (Services Down)',
})
