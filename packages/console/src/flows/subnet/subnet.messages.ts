import { defineMessages } from 'react-intl'
import { typeNames } from '../../framework/text/common.messages.ts'
import { subnetFields } from '../../resources/network/network.messages.ts'

export const subnetFormMessages = defineMessages({
  choosePool: { id: 'createSubnet.choosePool', defaultMessage: 'Select a pool' },
  noPools: { id: 'createSubnet.noPools', defaultMessage: 'No address pools available' },
  poolOrAddress: {
    id: 'createSubnet.poolOrAddress',
    defaultMessage: 'Specify "Address pool" or select "Enter Network Address manually" and specify "Network Address".',
  },
  choosePoolFirst: { id: 'createSubnet.choosePoolFirst', defaultMessage: 'Choose a pool first.' },
  versionOfPool: { id: 'createSubnet.versionOfPool', defaultMessage: 'Set by the chosen pool.' },
  cidrHint: { id: 'createSubnet.cidrHint', defaultMessage: 'In CIDR format, such as 192.168.0.0/24 or 2001:DB8::/48.' },
  gatewayHint: {
    id: 'createSubnet.gatewayHint',
    defaultMessage: 'Leave blank to use the first address of the network.',
  },
  poolStart: { id: 'createSubnet.poolStart', defaultMessage: 'First address' },
  poolEnd: { id: 'createSubnet.poolEnd', defaultMessage: 'Last address' },
  serversHint: { id: 'createSubnet.serversHint', defaultMessage: 'One address on each line.' },
  routeDestination: { id: 'createSubnet.routeDestination', defaultMessage: 'Destination' },
  routeNextHop: { id: 'createSubnet.routeNextHop', defaultMessage: 'Next hop' },
})

/** By the names of the steps in the workflow. */
export const subnetSteps = {
  createsubnetinfoaction: typeNames.subnet,
  ...defineMessages({
    createsubnetdetailaction: { id: 'createSubnet.step.details', defaultMessage: 'Subnet Details' },
  }),
}

export const addressSources = defineMessages({
  manual: { id: 'createSubnet.source.manual', defaultMessage: 'Enter Network Address manually' },
  subnetpool: { id: 'createSubnet.source.pool', defaultMessage: 'Allocate Network Address from a pool' },
})

export const ipv6Modes = defineMessages({
  'none/none': { id: 'createSubnet.ipv6.none', defaultMessage: 'No options specified' },
  'slaac/slaac': {
    id: 'createSubnet.ipv6.slaac',
    defaultMessage: 'SLAAC: Address discovered from OpenStack Router',
  },
  'none/slaac': {
    id: 'createSubnet.ipv6.outer',
    defaultMessage: 'SLAAC: Address discovered from an external router',
  },
  'dhcpv6-stateful/dhcpv6-stateful': {
    id: 'createSubnet.ipv6.stateful',
    defaultMessage: 'DHCPv6 stateful: Address discovered from OpenStack DHCP',
  },
  'dhcpv6-stateless/dhcpv6-stateless': {
    id: 'createSubnet.ipv6.stateless',
    defaultMessage:
      'DHCPv6 stateless: Address discovered from OpenStack Router and additional information from OpenStack DHCP',
  },
})

export const subnetLabels = {
  ...defineMessages({
    subnet_name: { id: 'createSubnet.field.name', defaultMessage: 'Subnet Name' },
    address_source: { id: 'createSubnet.field.source', defaultMessage: 'Network Address Source' },
    subnetpool: { id: 'createSubnet.field.pool', defaultMessage: 'Address pool' },
    prefixlen: { id: 'createSubnet.field.prefix', defaultMessage: 'Network Mask' },
    no_gateway: { id: 'createSubnet.field.noGateway', defaultMessage: 'Disable Gateway' },
    enable_dhcp: { id: 'createSubnet.field.dhcp', defaultMessage: 'Enable DHCP' },
    allocation_pools: { id: 'createSubnet.field.pools', defaultMessage: 'Allocation Pools' },
    host_routes: { id: 'createSubnet.field.routes', defaultMessage: 'Host Routes' },
  }),
  cidr: subnetFields.cidr,
  ip_version: subnetFields.version,
  gateway_ip: subnetFields.gateway,
  ipv6_modes: subnetFields.ipv6Mode,
  dns_nameservers: subnetFields.servers,
}

type WithNames = { subnet: string; network: string }

export const subnetPhrases = defineMessages<{
  poolDefault: { length: number }
  notCreated: WithNames
  notUpdated: WithNames
  created: { name: string }
  updated: { name: string }
}>({
  created: { id: 'createSubnet.created', defaultMessage: 'Created subnet "{name}".' },
  updated: { id: 'createSubnet.updated', defaultMessage: 'Updated subnet "{name}".' },
  notCreated: {
    id: 'createSubnet.failed',
    defaultMessage: 'Failed to create subnet "{subnet}" for network "{network}".',
  },
  notUpdated: { id: 'createSubnet.updateFailed', defaultMessage: 'Failed to update subnet "{subnet}".' },
  poolDefault: { id: 'createSubnet.poolDefault', defaultMessage: '{length} (pool default)' },
})
