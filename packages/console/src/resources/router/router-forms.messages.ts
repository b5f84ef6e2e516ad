import { words } from '../../framework/text/common.messages.ts'
import { zoneHintMessages } from '../../services/network/network.messages.ts'
import { routerFields } from './router.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const routerFormMessages = texts('router.form', {
  selectNetwork: 'Select network',
  noNetworks: 'No external networks available',
  quotaExceeded: 'Quota exceeded for resource router.',
  gatewayAdded: 'Gateway interface is added',
  gatewayFailed: 'Failed to set gateway.',
  snatHint: 'Instances without a floating IP reach the outside by the address of the router.',
  kindHint: 'It can be changed only while the router is switched off.',
  notCreated: 'Failed to create router "{name}".',
})

export const routerLabels = texts('router.label', {
  project: words.project,
  name: routerFields.routerName,
  admin_state_up: words.enableAdminState,
  external_network: moreWords.externalNetwork,
  enable_snat: 'Enable SNAT',
  distributed: 'Router Type',
  ha: 'High Availability Mode',
  availability_zone_hints: zoneHintMessages.label,
})

export const distributedKinds = texts('router.kind', {
  server_default: 'Use Server Default',
  no: 'Centralized',
  yes: 'Distributed',
})

export const haKinds = texts('router.highlyAvailable', {
  server_default: distributedKinds.server_default,
  yes: 'Enable HA mode',
  no: 'Disable HA mode',
})

export const interfaceFormMessages = texts('router.interface', {
  added: 'Interface added',
  failed: 'Failed to add interface:',
  selectSubnet: 'Select Subnet',
  noSubnets: 'No subnets available',
  addressHint: 'If left blank, the gateway address of the subnet.',
})

export const routeMessages = texts('router.route', {
  empty: 'This router only knows routes to its own networks. Add routes to the networks behind them.',
  add: 'Add Static Route',
  added: 'Static route added',
  failed: 'Failed to add static route.',
  taken: 'The router already has this route.',
  destination: 'Destination CIDR',
  nexthop: 'Next Hop',
  nexthopHint: 'An address on a network that the router has an interface on.',
  deleteOne: 'Delete the route to {destination}',
})
