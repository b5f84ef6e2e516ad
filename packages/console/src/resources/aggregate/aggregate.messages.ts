import { defineMessages } from 'react-intl'

export const aggregateMessages = defineMessages({
  emptyHint: {
    id: 'aggregate.emptyHint',
    defaultMessage:
      'A host aggregate groups hosts that have something in common. Its metadata lets flavors choose them, and it can be an availability zone.',
  },
  hosts: { id: 'aggregate.hosts', defaultMessage: 'Hosts' },
  manageHosts: { id: 'aggregate.manageHosts', defaultMessage: 'Manage Hosts' },
  zones: { id: 'aggregate.zones', defaultMessage: 'Availability Zones' },
  zoneName: { id: 'aggregate.zoneName', defaultMessage: 'Availability Zone Name' },
  available: { id: 'aggregate.available', defaultMessage: 'Available' },
  noZones: { id: 'aggregate.noZones', defaultMessage: 'There are no availability zones.' },
  zonesFailed: { id: 'aggregate.zonesFailed', defaultMessage: 'Unable to retrieve the availability zones.' },
  noMetadata: { id: 'aggregate.noMetadata', defaultMessage: 'This host aggregate has no metadata.' },
  noHosts: { id: 'aggregate.noHosts', defaultMessage: 'No host is in this host aggregate.' },
})

export const aggregatePhrases = defineMessages<{ hostUp: { host: string }; hostDown: { host: string } }>({
  hostUp: { id: 'aggregate.hostUp', defaultMessage: '{host} (Services Up)' },
  hostDown: { id: 'aggregate.hostDown', defaultMessage: '{host} (Services Down)' },
})
