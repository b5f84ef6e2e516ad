import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../../framework/actions/batch-action.ts'

export const interfaceNames = defineMessages({
  one: { id: 'router.interface.one', defaultMessage: 'Interface' },
  other: { id: 'router.interface.other', defaultMessage: 'Interfaces' },
})

export const interfaceMessages = defineMessages({
  emptyHint: {
    id: 'router.interface.emptyHint',
    defaultMessage: 'This router is on no network yet. Add an interface for each that it shall join.',
  },
  add: { id: 'router.interface.add', defaultMessage: 'Add Interface' },
  added: { id: 'router.interface.added', defaultMessage: 'Interface added' },
  failed: { id: 'router.interface.failed', defaultMessage: 'Failed to add interface:' },
  selectSubnet: { id: 'router.interface.selectSubnet', defaultMessage: 'Select Subnet' },
  noSubnets: { id: 'router.interface.noSubnets', defaultMessage: 'No subnets available' },
  addressHint: {
    id: 'router.interface.addressHint',
    defaultMessage: 'Left blank, it is the gateway address of the subnet.',
  },
})

export const interfaceFields = defineMessages({
  name: { id: 'router.interface.name', defaultMessage: 'Name' },
  fixedIps: { id: 'router.interface.fixedIps', defaultMessage: 'Fixed IPs' },
  status: { id: 'router.interface.status', defaultMessage: 'Status' },
  type: { id: 'router.interface.type', defaultMessage: 'Type' },
  adminState: { id: 'router.interface.adminState', defaultMessage: 'Admin State' },
})

export const addInterfaceLabels = defineMessages({
  subnet_id: { id: 'router.interface.subnet', defaultMessage: 'Subnet' },
  ip_address: { id: 'router.interface.address', defaultMessage: 'IP Address' },
})

/** By the owners that Neutron gives ports of a router. */
export const interfaceTypes = defineMessages({
  'network:router_gateway': { id: 'router.interface.gateway', defaultMessage: 'External Gateway' },
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
})

export const deleteInterfaceMessages: BatchMessages = defineMessages({
  one: { id: 'router.interface.delete.one', defaultMessage: 'Delete Interface' },
  other: { id: 'router.interface.delete.other', defaultMessage: 'Delete Interfaces' },
  pastOne: { id: 'router.interface.delete.pastOne', defaultMessage: 'Deleted Interface' },
  pastOther: { id: 'router.interface.delete.pastOther', defaultMessage: 'Deleted Interfaces' },
})
