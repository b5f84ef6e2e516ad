import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../../framework/actions/batch-action.ts'

export const portMessages = defineMessages({
  emptyHint: { id: 'port.emptyHint', defaultMessage: 'Nothing hangs on this network yet.' },
  create: { id: 'port.create', defaultMessage: 'Create Port' },
  edit: { id: 'port.edit', defaultMessage: 'Edit Port' },
  overview: { id: 'port.overview', defaultMessage: 'Overview' },
  pairs: { id: 'port.pairs', defaultMessage: 'Allowed Address Pairs' },
  detached: { id: 'port.detached', defaultMessage: 'Detached' },
  device: { id: 'port.device', defaultMessage: 'Attached Device' },
  binding: { id: 'port.binding', defaultMessage: 'Binding' },
})

export const portFields = defineMessages({
  name: { id: 'port.field.name', defaultMessage: 'Name' },
  id: { id: 'port.field.id', defaultMessage: 'ID' },
  project: { id: 'port.field.project', defaultMessage: 'Project ID' },
  network: { id: 'port.field.network', defaultMessage: 'Network Name' },
  networkId: { id: 'port.field.networkId', defaultMessage: 'Network ID' },
  fixedIps: { id: 'port.field.fixedIps', defaultMessage: 'Fixed IPs' },
  mac: { id: 'port.field.mac', defaultMessage: 'MAC Address' },
  device: { id: 'port.field.device', defaultMessage: 'Attached Device' },
  deviceOwner: { id: 'port.field.deviceOwner', defaultMessage: 'Device Owner' },
  deviceId: { id: 'port.field.deviceId', defaultMessage: 'Device ID' },
  status: { id: 'port.field.status', defaultMessage: 'Status' },
  adminState: { id: 'port.field.adminState', defaultMessage: 'Admin State' },
  macLearning: { id: 'port.field.macLearning', defaultMessage: 'MAC Learning State' },
  security: { id: 'port.field.security', defaultMessage: 'Port Security' },
  groups: { id: 'port.field.groups', defaultMessage: 'Security Groups' },
  vnic: { id: 'port.field.vnic', defaultMessage: 'VNIC Type' },
  host: { id: 'port.field.host', defaultMessage: 'Host' },
})

export const macStates = defineMessages({
  ON: { id: 'port.mac.on', defaultMessage: 'On' },
  OFF: { id: 'port.mac.off', defaultMessage: 'Off' },
})

/** By Neutron's own words. */
export const vnicTypes = defineMessages({
  normal: { id: 'port.vnic.normal', defaultMessage: 'Normal' },
  direct: { id: 'port.vnic.direct', defaultMessage: 'Direct' },
  'direct-physical': { id: 'port.vnic.directPhysical', defaultMessage: 'Direct Physical' },
  macvtap: { id: 'port.vnic.macvtap', defaultMessage: 'MacVTap' },
  baremetal: { id: 'port.vnic.baremetal', defaultMessage: 'Bare Metal' },
  'virtio-forwarder': { id: 'port.vnic.virtioForwarder', defaultMessage: 'Virtio Forwarder' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'port.delete.one', defaultMessage: 'Delete Port' },
  other: { id: 'port.delete.other', defaultMessage: 'Delete Ports' },
  pastOne: { id: 'port.delete.pastOne', defaultMessage: 'Deleted Port' },
  pastOther: { id: 'port.delete.pastOther', defaultMessage: 'Deleted Ports' },
})
