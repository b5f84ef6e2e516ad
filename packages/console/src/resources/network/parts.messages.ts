import { defineMessages } from 'react-intl'
import type { DeleteMessages, DeleteValues } from '../../framework/actions/delete-action.ts'

export const subnetFields = defineMessages({
  title: { id: 'network.subnet.title', defaultMessage: 'Subnets of the network' },
  name: { id: 'network.subnet.name', defaultMessage: 'Name' },
  cidr: { id: 'network.subnet.cidr', defaultMessage: 'Network Address' },
  version: { id: 'network.subnet.version', defaultMessage: 'IP Version' },
  gateway: { id: 'network.subnet.gateway', defaultMessage: 'Gateway IP' },
  actions: { id: 'network.subnet.actions', defaultMessage: 'Actions' },
  empty: {
    id: 'network.subnet.empty',
    defaultMessage: 'This network has no subnet yet: without one, it has no addresses to give.',
  },
})

export const portFields = defineMessages({
  title: { id: 'network.port.title', defaultMessage: 'Ports of the network' },
  name: { id: 'network.port.name', defaultMessage: 'Name' },
  fixedIps: { id: 'network.port.fixedIps', defaultMessage: 'Fixed IPs' },
  mac: { id: 'network.port.mac', defaultMessage: 'MAC Address' },
  device: { id: 'network.port.device', defaultMessage: 'Attached Device' },
  status: { id: 'network.port.status', defaultMessage: 'Status' },
  adminState: { id: 'network.port.adminState', defaultMessage: 'Admin State' },
  detached: { id: 'network.port.detached', defaultMessage: 'Detached' },
  empty: { id: 'network.port.empty', defaultMessage: 'Nothing hangs on this network yet.' },
  failed: { id: 'network.port.failed', defaultMessage: 'Unable to retrieve the ports.' },
})

export const deletePhrases = defineMessages<{ deleteOne: { name: string } }>({
  deleteOne: { id: 'network.subnet.deleteOne', defaultMessage: 'Delete Subnet {name}' },
})

export const deleteSubnetMessages: DeleteMessages = {
  ...defineMessages({
    one: { id: 'network.subnet.delete.one', defaultMessage: 'Delete Subnet' },
    other: { id: 'network.subnet.delete.other', defaultMessage: 'Delete Subnets' },
  }),
  ...defineMessages<DeleteValues>({
    title: {
      id: 'network.subnet.delete.title',
      defaultMessage: '{count, plural, one {Confirm Delete Subnet} other {Confirm Delete Subnets}}',
    },
    body: {
      id: 'network.subnet.delete.body',
      defaultMessage:
        'You have selected "{names}". {count, plural, one {Deleted subnet is not recoverable.} other {Deleted subnets are not recoverable.}}',
    },
    notAllowed: {
      id: 'network.subnet.delete.notAllowed',
      defaultMessage: 'You are not allowed to delete subnets: {names}',
    },
    deleted: { id: 'network.subnet.delete.deleted', defaultMessage: 'Deleted Subnet: {names}.' },
    failed: { id: 'network.subnet.delete.failed', defaultMessage: 'Unable to delete Subnet: {names}.' },
  }),
}
