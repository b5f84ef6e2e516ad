import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-action.ts'

export const routerMessages = defineMessages({
  emptyHint: {
    id: 'router.emptyHint',
    defaultMessage: 'Routers join networks and lead to the world outside. Create the first.',
  },
  create: { id: 'router.create', defaultMessage: 'Create Router' },
  edit: { id: 'router.edit', defaultMessage: 'Edit Router' },
  setGateway: { id: 'router.setGateway', defaultMessage: 'Set Gateway' },
  overview: { id: 'router.overview', defaultMessage: 'Overview' },
  interfaces: { id: 'router.interfaces', defaultMessage: 'Interfaces' },
  routes: { id: 'router.routes', defaultMessage: 'Static Routes' },
  gateway: { id: 'router.gateway', defaultMessage: 'External Gateway' },
  noGateway: {
    id: 'router.noGateway',
    defaultMessage: 'This router has no gateway: it does not lead out of the networks that it joins.',
  },
  on: { id: 'router.snat.on', defaultMessage: 'Active' },
  off: { id: 'router.snat.off', defaultMessage: 'Disabled' },
})

export const routerFields = defineMessages({
  project: { id: 'router.field.project', defaultMessage: 'Project' },
  projectId: { id: 'router.field.projectId', defaultMessage: 'Project ID' },
  name: { id: 'router.field.name', defaultMessage: 'Name' },
  routerName: { id: 'router.field.routerName', defaultMessage: 'Router Name' },
  id: { id: 'router.field.id', defaultMessage: 'ID' },
  description: { id: 'router.field.description', defaultMessage: 'Description' },
  status: { id: 'router.field.status', defaultMessage: 'Status' },
  distributed: { id: 'router.field.distributed', defaultMessage: 'Distributed' },
  ha: { id: 'router.field.ha', defaultMessage: 'HA mode' },
  gateway: { id: 'router.field.gateway', defaultMessage: 'External Network' },
  adminState: { id: 'router.field.adminState', defaultMessage: 'Admin State' },
  zones: { id: 'router.field.zones', defaultMessage: 'Availability Zones' },
  agent: { id: 'router.field.agent', defaultMessage: 'L3 Agent ID' },
  networkName: { id: 'router.field.networkName', defaultMessage: 'Network Name' },
  networkId: { id: 'router.field.networkId', defaultMessage: 'Network ID' },
  fixedIps: { id: 'router.field.fixedIps', defaultMessage: 'External Fixed IPs' },
  snat: { id: 'router.field.snat', defaultMessage: 'SNAT' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'router.delete.one', defaultMessage: 'Delete Router' },
  other: { id: 'router.delete.other', defaultMessage: 'Delete Routers' },
  pastOne: { id: 'router.delete.pastOne', defaultMessage: 'Deleted Router' },
  pastOther: { id: 'router.delete.pastOther', defaultMessage: 'Deleted Routers' },
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
