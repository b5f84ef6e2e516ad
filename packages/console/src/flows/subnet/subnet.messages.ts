import { typeNames } from '../../framework/text/common.messages.ts'
import { subnetFields } from '../../resources/network/network.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const subnetFormMessages = texts('createSubnet', {
  noPools: 'No address pools available',
  poolOrAddress: 'Specify "Address pool" or select "Enter Network Address manually" and specify "Network Address".',
  choosePoolFirst: 'Choose a pool first.',
  versionOfPool: 'Set by the chosen pool.',
  cidrHint: 'In CIDR format, such as 192.168.0.0/24 or 2001:DB8::/48.',
  gatewayHint: 'Leave blank to use the first address of the network.',
  poolStart: 'First address',
  poolEnd: 'Last address',
  serversHint: 'One address on each line.',
  routeDestination: 'Destination',
  routeNextHop: 'Next hop',
})

/** By the names of the steps in the workflow. */
export const subnetSteps = texts('createSubnet.step', {
  createsubnetinfoaction: typeNames.subnet,
  createsubnetdetailaction: 'Subnet Details',
})

export const addressSources = texts('createSubnet.source', {
  manual: 'Enter Network Address manually',
  subnetpool: 'Allocate Network Address from a pool',
})

export const ipv6Modes = texts('createSubnet.ipv6', {
  'none/none': 'No options specified',
  'slaac/slaac': 'SLAAC: Address discovered from OpenStack Router',
  'none/slaac': 'SLAAC: Address discovered from an external router',
  'dhcpv6-stateful/dhcpv6-stateful': 'DHCPv6 stateful: Address discovered from OpenStack DHCP',
  'dhcpv6-stateless/dhcpv6-stateless':
    'DHCPv6 stateless: Address discovered from OpenStack Router and additional information from OpenStack DHCP',
})

export const subnetLabels = texts('createSubnet.field', {
  subnet_name: 'Subnet Name',
  address_source: 'Network Address Source',
  subnetpool: 'Address pool',
  prefixlen: 'Network Mask',
  no_gateway: 'Disable Gateway',
  enable_dhcp: 'Enable DHCP',
  allocation_pools: 'Allocation Pools',
  host_routes: 'Host Routes',
  cidr: moreWords.networkAddress,
  ip_version: moreWords.ipVersion,
  gateway_ip: subnetFields.gateway,
  ipv6_modes: subnetFields.ipv6Mode,
  dns_nameservers: subnetFields.servers,
})

export const subnetPhrases = texts('createSubnet', {
  created: 'Created subnet "{name}".',
  updated: 'Updated subnet "{name}".',
  notCreated: 'Failed to create subnet "{subnet}" for network "{network}".',
  notUpdated: 'Failed to update subnet "{subnet}".',
  poolDefault: '{length} (pool default)',
})
