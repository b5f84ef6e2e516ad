import { defineMessages } from 'react-intl'
import { words } from '../../framework/text/common.messages.ts'
import { zoneHintMessages } from '../../services/network/network.messages.ts'
import { routerFields } from './router.messages.ts'

export const routerFormMessages = defineMessages({
  selectNetwork: { id: 'router.form.selectNetwork', defaultMessage: 'Select network' },
  noNetworks: { id: 'router.form.noNetworks', defaultMessage: 'No external networks available' },
  quotaExceeded: { id: 'router.form.quotaExceeded', defaultMessage: 'Quota exceeded for resource router.' },
  gatewayAdded: { id: 'router.form.gatewayAdded', defaultMessage: 'Gateway interface is added' },
  gatewayFailed: { id: 'router.form.gatewayFailed', defaultMessage: 'Failed to set gateway.' },
  snatHint: {
    id: 'router.form.snatHint',
    defaultMessage: 'Instances without a floating IP reach the outside by the address of the router.',
  },
  kindHint: {
    id: 'router.form.kindHint',
    defaultMessage: 'It can be changed only while the router is switched off.',
  },
})

export const routerLabels = {
  project: words.project,
  name: routerFields.routerName,
  admin_state_up: words.enableAdminState,
  external_network: routerFields.gateway,
  ...defineMessages({
    enable_snat: { id: 'router.label.snat', defaultMessage: 'Enable SNAT' },
    distributed: { id: 'router.label.type', defaultMessage: 'Router Type' },
    ha: { id: 'router.label.ha', defaultMessage: 'High Availability Mode' },
  }),
  availability_zone_hints: zoneHintMessages.label,
}

export const distributedKinds = defineMessages({
  server_default: { id: 'router.kind.default', defaultMessage: 'Use Server Default' },
  no: { id: 'router.kind.centralized', defaultMessage: 'Centralized' },
  yes: { id: 'router.kind.distributed', defaultMessage: 'Distributed' },
})

export const haKinds = {
  server_default: distributedKinds.server_default,
  ...defineMessages({
    yes: { id: 'router.kind.haOn', defaultMessage: 'Enable HA mode' },
    no: { id: 'router.kind.haOff', defaultMessage: 'Disable HA mode' },
  }),
}

export const routerPhrases = defineMessages<{ notCreated: { name: string } }>({
  notCreated: { id: 'router.form.createFailed', defaultMessage: 'Failed to create router "{name}".' },
})

export const interfaceFormMessages = defineMessages({
  added: { id: 'router.interface.added', defaultMessage: 'Interface added' },
  failed: { id: 'router.interface.failed', defaultMessage: 'Failed to add interface:' },
  selectSubnet: { id: 'router.interface.selectSubnet', defaultMessage: 'Select Subnet' },
  noSubnets: { id: 'router.interface.noSubnets', defaultMessage: 'No subnets available' },
  addressHint: {
    id: 'router.interface.addressHint',
    defaultMessage: 'If left blank, the gateway address of the subnet.',
  },
})

export const routeMessages = defineMessages({
  empty: {
    id: 'router.route.empty',
    defaultMessage: 'This router only knows routes to its own networks. Add routes to the networks behind them.',
  },
  add: { id: 'router.route.add', defaultMessage: 'Add Static Route' },
  added: { id: 'router.route.added', defaultMessage: 'Static route added' },
  failed: { id: 'router.route.failed', defaultMessage: 'Failed to add static route.' },
  taken: { id: 'router.route.taken', defaultMessage: 'The router already has this route.' },
  destination: { id: 'router.route.destination', defaultMessage: 'Destination CIDR' },
  nexthop: { id: 'router.route.nexthop', defaultMessage: 'Next Hop' },
  nexthopHint: {
    id: 'router.route.nexthopHint',
    defaultMessage: 'An address on a network that the router has an interface on.',
  },
})

export const routePhrases = defineMessages<{ deleteOne: { destination: string } }>({
  deleteOne: { id: 'router.route.deleteOne', defaultMessage: 'Delete the route to {destination}' },
})
