import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-action.ts'

export const networkMessages = defineMessages({
  emptyHint: {
    id: 'network.emptyHint',
    defaultMessage: 'Instances reach each other and the world over networks. Create the first.',
  },
  create: { id: 'network.create', defaultMessage: 'Create Network' },
  edit: { id: 'network.edit', defaultMessage: 'Edit Network' },
  createSubnet: { id: 'network.createSubnet', defaultMessage: 'Create Subnet' },
  overview: { id: 'network.overview', defaultMessage: 'Overview' },
  subnets: { id: 'network.subnets', defaultMessage: 'Subnets' },
  ports: { id: 'network.ports', defaultMessage: 'Ports' },
  provider: { id: 'network.provider', defaultMessage: 'Provider Network' },
})

export const networkFields = defineMessages({
  name: { id: 'network.field.name', defaultMessage: 'Name' },
  id: { id: 'network.field.id', defaultMessage: 'ID' },
  description: { id: 'network.field.description', defaultMessage: 'Description' },
  projectId: { id: 'network.field.projectId', defaultMessage: 'Project ID' },
  subnets: { id: 'network.field.subnets', defaultMessage: 'Subnets Associated' },
  shared: { id: 'network.field.shared', defaultMessage: 'Shared' },
  external: { id: 'network.field.external', defaultMessage: 'External' },
  status: { id: 'network.field.status', defaultMessage: 'Status' },
  adminState: { id: 'network.field.adminState', defaultMessage: 'Admin State' },
  zones: { id: 'network.field.zones', defaultMessage: 'Availability Zones' },
  mtu: { id: 'network.field.mtu', defaultMessage: 'MTU' },
  providerType: { id: 'network.field.providerType', defaultMessage: 'Network Type' },
  physical: { id: 'network.field.physical', defaultMessage: 'Physical Network' },
  segment: { id: 'network.field.segment', defaultMessage: 'Segmentation ID' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'network.delete.one', defaultMessage: 'Delete Network' },
  other: { id: 'network.delete.other', defaultMessage: 'Delete Networks' },
  pastOne: { id: 'network.delete.pastOne', defaultMessage: 'Deleted Network' },
  pastOther: { id: 'network.delete.pastOther', defaultMessage: 'Deleted Networks' },
})
