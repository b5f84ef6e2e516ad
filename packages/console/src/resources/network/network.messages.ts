import { defineMessages } from 'react-intl'

export const networkMessages = defineMessages({
  emptyHint: {
    id: 'network.emptyHint',
    defaultMessage: 'Instances reach each other and the world over networks. Create the first.',
  },
  provider: { id: 'network.provider', defaultMessage: 'Provider Network' },
})

export const networkFields = defineMessages({
  subnets: { id: 'network.field.subnets', defaultMessage: 'Subnets Associated' },
  external: { id: 'network.field.external', defaultMessage: 'External' },
  zones: { id: 'network.field.zones', defaultMessage: 'Availability Zones' },
  mtu: { id: 'network.field.mtu', defaultMessage: 'MTU' },
  providerType: { id: 'network.field.providerType', defaultMessage: 'Network Type' },
  physical: { id: 'network.field.physical', defaultMessage: 'Physical Network' },
  segment: { id: 'network.field.segment', defaultMessage: 'Segmentation ID' },
})

export const subnetMessages = defineMessages({
  emptyHint: {
    id: 'subnet.emptyHint',
    defaultMessage: 'This network has no subnet yet: it needs one to assign addresses.',
  },
  addresses: { id: 'subnet.addresses', defaultMessage: 'Addresses' },
})

export const subnetFields = defineMessages({
  pool: { id: 'subnet.field.pool', defaultMessage: 'Subnet Pool' },
  version: { id: 'subnet.field.version', defaultMessage: 'IP Version' },
  cidr: { id: 'subnet.field.cidr', defaultMessage: 'Network Address' },
  ranges: { id: 'subnet.field.ranges', defaultMessage: 'IP Allocation Pools' },
  gateway: { id: 'subnet.field.gateway', defaultMessage: 'Gateway IP' },
  dhcp: { id: 'subnet.field.dhcp', defaultMessage: 'DHCP Enabled' },
  ipv6Mode: { id: 'subnet.field.ipv6Mode', defaultMessage: 'IPv6 Address Configuration Mode' },
  routes: { id: 'subnet.field.routes', defaultMessage: 'Additional Routes' },
  servers: { id: 'subnet.field.servers', defaultMessage: 'DNS Name Servers' },
  usedIps: { id: 'subnet.field.usedIps', defaultMessage: 'Used IPs' },
  freeIps: { id: 'subnet.field.freeIps', defaultMessage: 'Free IPs' },
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
