import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-options.ts'

export const routerMessages = defineMessages({
  emptyHint: {
    id: 'router.emptyHint',
    defaultMessage: 'Routers connect networks with each other and with the outside. Create the first.',
  },
  setGateway: { id: 'router.setGateway', defaultMessage: 'Set Gateway' },
  gateway: { id: 'router.gateway', defaultMessage: 'External Gateway' },
  noGateway: {
    id: 'router.noGateway',
    defaultMessage: 'This router has no gateway: it only connects the networks that it has interfaces on.',
  },
  snatOn: { id: 'router.snat.on', defaultMessage: 'Active' },
  snatOff: { id: 'router.snat.off', defaultMessage: 'Disabled' },
})

export const routerFields = defineMessages({
  routerName: { id: 'router.field.routerName', defaultMessage: 'Router Name' },
  distributed: { id: 'router.field.distributed', defaultMessage: 'Distributed' },
  ha: { id: 'router.field.ha', defaultMessage: 'HA mode' },
  gateway: { id: 'router.field.gateway', defaultMessage: 'External Network' },
  zones: { id: 'router.field.zones', defaultMessage: 'Availability Zones' },
  agent: { id: 'router.field.agent', defaultMessage: 'L3 Agent ID' },
  fixedIps: { id: 'router.field.fixedIps', defaultMessage: 'External Fixed IPs' },
  snat: { id: 'router.field.snat', defaultMessage: 'SNAT' },
})

export const clearMessages: BatchMessages = defineMessages({
  one: { id: 'router.clear.one', defaultMessage: 'Clear Gateway' },
  other: { id: 'router.clear.other', defaultMessage: 'Clear Gateways' },
  pastOne: { id: 'router.clear.pastOne', defaultMessage: 'Cleared Gateway' },
  pastOther: { id: 'router.clear.pastOther', defaultMessage: 'Cleared Gateways' },
  help: {
    id: 'router.clear.help',
    defaultMessage: 'You may reset the gateway later by using the set gateway action, but the gateway IP may change.',
  },
})

export const agentMessages = defineMessages({
  title: { id: 'router.agents.title', defaultMessage: 'L3 Agents' },
  none: { id: 'router.agents.none', defaultMessage: 'No agent runs this router yet.' },
  failed: { id: 'router.agents.unableToList', defaultMessage: 'Unable to retrieve the L3 agents.' },
  up: { id: 'router.agents.up', defaultMessage: 'Up' },
  down: { id: 'router.agents.down', defaultMessage: 'Down' },
  state: { id: 'router.agents.state', defaultMessage: 'State' },
  role: { id: 'router.agents.role', defaultMessage: 'HA State' },
})

export const interfaceNames = defineMessages({
  one: { id: 'router.interface.one', defaultMessage: 'Interface' },
  other: { id: 'router.interface.other', defaultMessage: 'Interfaces' },
})

export const interfaceMessages = defineMessages({
  emptyHint: {
    id: 'router.interface.emptyHint',
    defaultMessage: 'This router has no interfaces yet. Add one for each network that it connects.',
  },
  add: { id: 'router.interface.add', defaultMessage: 'Add Interface' },
})

/** By Neutron's device owners of the ports. */
export const interfaceTypes = {
  'network:router_gateway': routerMessages.gateway,
  ...defineMessages({
    'network:router_interface': { id: 'router.interface.internal', defaultMessage: 'Internal Interface' },
    'network:router_interface_distributed': {
      id: 'router.interface.distributed',
      defaultMessage: 'Distributed Interface',
    },
    'network:ha_router_replicated_interface': {
      id: 'router.interface.replicated',
      defaultMessage: 'Replicated Interface',
    },
    'network:router_ha_interface': { id: 'router.interface.ha', defaultMessage: 'HA Interface' },
    'network:router_centralized_snat': { id: 'router.interface.snat', defaultMessage: 'Centralized SNAT' },
  }),
}

export const routeNames = defineMessages({
  one: { id: 'router.route.one', defaultMessage: 'Static Route' },
  other: { id: 'router.route.title', defaultMessage: 'Static Routes' },
})
