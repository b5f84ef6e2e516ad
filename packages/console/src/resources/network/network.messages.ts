import { texts } from '../../framework/text/texts.ts'

export const networkMessages = texts('network', {
  emptyHint: 'Instances reach each other and the world over networks. Create the first.',
  provider: 'Provider Network',
  withInternet: 'Network with internet',
})

export const networkFields = texts('network.field', {
  external: 'External',
  mtu: 'MTU',
  providerType: 'Network Type',
  physical: 'Physical Network',
})

export const subnetMessages = texts('subnet', {
  emptyHint: 'This network has no subnet yet: it needs one to assign addresses.',
  range: 'Start {start} - End {end}',
  route: 'Destination {destination} : Next hop {hop}',
  modes: 'Router advertisements {router}, addresses {address}',
})

export const subnetFields = texts('subnet.field', {
  ranges: 'IP Allocation Pools',
  gateway: 'Gateway IP',
  dhcp: 'DHCP Enabled',
  ipv6Mode: 'IPv6 Address Configuration Mode',
  routes: 'Additional Routes',
  servers: 'DNS Name Servers',
  usedIps: 'Used IPs',
  freeIps: 'Free IPs',
})
