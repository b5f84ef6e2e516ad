import type { BatchMessages } from '../../framework/actions/batch-options.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const routerMessages = texts('router', {
  emptyHint: 'Routers connect networks with each other and with the outside. Create the first.',
  setGateway: 'Set Gateway',
  gateway: 'External Gateway',
  noGateway: 'This router has no gateway: it only connects the networks that it has interfaces on.',
  snatOn: 'Active',
})

export const routerFields = texts('router.field', {
  routerName: 'Router Name',
  ha: 'HA mode',
  agent: 'L3 Agent ID',
  fixedIps: 'External Fixed IPs',
  snat: 'SNAT',
})

export const clearMessages: BatchMessages = texts('router.clear', {
  one: 'Clear Gateway',
  other: 'Clear Gateways',
  pastOne: 'Cleared Gateway',
  pastOther: 'Cleared Gateways',
  help: 'You may reset the gateway later by using the set gateway action, but the gateway IP may change.',
})

export const agentMessages = texts('router.agents', {
  title: 'L3 Agents',
  none: 'No agent runs this router yet.',
  failed: 'Unable to retrieve the L3 agents.',
  state: 'State',
  role: 'HA State',
})

export const interfaceNames = {
  one: moreWords.interface,
  other: typeNames.interfaces,
}

export const interfaceMessages = texts('router.interface', {
  emptyHint: 'This router has no interfaces yet. Add one for each network that it connects.',
  add: 'Add Interface',
})

/** By Neutron's device owners of the ports. */
export const interfaceTypes = texts('router.interface', {
  'network:router_gateway': routerMessages.gateway,
  'network:router_interface': 'Internal Interface',
  'network:router_interface_distributed': 'Distributed Interface',
  'network:ha_router_replicated_interface': 'Replicated Interface',
  'network:router_ha_interface': 'HA Interface',
  'network:router_centralized_snat': 'Centralized SNAT',
})

export const routeNames = texts('router.route', { one: 'Static Route', other: 'Static Routes' })
