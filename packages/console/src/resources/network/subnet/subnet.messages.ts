import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../../framework/actions/batch-action.ts'

export const subnetMessages = defineMessages({
  emptyHint: {
    id: 'subnet.emptyHint',
    defaultMessage: 'This network has no subnet yet: without one, it has no addresses to give.',
  },
  create: { id: 'subnet.create', defaultMessage: 'Create Subnet' },
  edit: { id: 'subnet.edit', defaultMessage: 'Edit Subnet' },
  overview: { id: 'subnet.overview', defaultMessage: 'Overview' },
  addresses: { id: 'subnet.addresses', defaultMessage: 'Addresses' },
})

export const subnetFields = defineMessages({
  name: { id: 'subnet.field.name', defaultMessage: 'Name' },
  id: { id: 'subnet.field.id', defaultMessage: 'ID' },
  project: { id: 'subnet.field.project', defaultMessage: 'Project ID' },
  network: { id: 'subnet.field.network', defaultMessage: 'Network Name' },
  networkId: { id: 'subnet.field.networkId', defaultMessage: 'Network ID' },
  pool: { id: 'subnet.field.pool', defaultMessage: 'Subnet Pool' },
  version: { id: 'subnet.field.version', defaultMessage: 'IP Version' },
  cidr: { id: 'subnet.field.cidr', defaultMessage: 'Network Address' },
  ranges: { id: 'subnet.field.ranges', defaultMessage: 'IP Allocation Pools' },
  gateway: { id: 'subnet.field.gateway', defaultMessage: 'Gateway IP' },
  dhcp: { id: 'subnet.field.dhcp', defaultMessage: 'DHCP Enabled' },
  ipv6Mode: { id: 'subnet.field.ipv6Mode', defaultMessage: 'IPv6 Address Configuration Mode' },
  routes: { id: 'subnet.field.routes', defaultMessage: 'Additional Routes' },
  servers: { id: 'subnet.field.servers', defaultMessage: 'DNS Name Servers' },
})

export const subnetPhrases = defineMessages<{
  range: { start: string; end: string }
  route: { destination: string; hop: string }
  modes: { router: string; address: string }
}>({
  range: { id: 'subnet.range', defaultMessage: 'Start {start} - End {end}' },
  route: { id: 'subnet.route', defaultMessage: 'Destination {destination} : Next hop {hop}' },
  modes: { id: 'subnet.modes', defaultMessage: 'Router advertisements {router}, addresses {address}' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'subnet.delete.one', defaultMessage: 'Delete Subnet' },
  other: { id: 'subnet.delete.other', defaultMessage: 'Delete Subnets' },
  pastOne: { id: 'subnet.delete.pastOne', defaultMessage: 'Deleted Subnet' },
  pastOther: { id: 'subnet.delete.pastOther', defaultMessage: 'Deleted Subnets' },
})
