import { defineMessages } from 'react-intl'
import type { DeleteMessages, DeleteValues } from '../../framework/actions/delete-action.ts'

export const trunkMessages = defineMessages({
  emptyHint: {
    id: 'trunk.emptyHint',
    defaultMessage:
      'A trunk carries the traffic of several networks over one port, each marked by a number. Create one on a free port.',
  },
  create: { id: 'trunk.create', defaultMessage: 'Create Trunk' },
  edit: { id: 'trunk.edit', defaultMessage: 'Edit Trunk' },
  overview: { id: 'trunk.overview', defaultMessage: 'Overview' },
  subports: { id: 'trunk.subports', defaultMessage: 'Subports' },
  noSubports: { id: 'trunk.noSubports', defaultMessage: 'This trunk has no subports.' },
})

export const trunkFields = defineMessages({
  owner: { id: 'trunk.field.owner', defaultMessage: 'Project' },
  name: { id: 'trunk.field.name', defaultMessage: 'Name' },
  id: { id: 'trunk.field.id', defaultMessage: 'ID' },
  port: { id: 'trunk.field.port', defaultMessage: 'Parent Port' },
  subports: { id: 'trunk.field.subports', defaultMessage: 'Subport Count' },
  adminState: { id: 'trunk.field.adminState', defaultMessage: 'Admin State' },
  status: { id: 'trunk.field.status', defaultMessage: 'Status' },
  description: { id: 'trunk.field.description', defaultMessage: 'Description' },
  project: { id: 'trunk.field.project', defaultMessage: 'Project ID' },
  created: { id: 'trunk.field.created', defaultMessage: 'Created' },
  updated: { id: 'trunk.field.updated', defaultMessage: 'Updated' },
})

export const subportFields = defineMessages({
  segmentation_type: { id: 'trunk.subport.type', defaultMessage: 'Segmentation Type' },
  segmentation_id: { id: 'trunk.subport.id', defaultMessage: 'Segmentation ID' },
  port_id: { id: 'trunk.subport.port', defaultMessage: 'Port ID' },
})

/** By Neutron's own words, for trunks and for ports. */
export const statuses = defineMessages({
  ACTIVE: { id: 'trunk.status.active', defaultMessage: 'Active' },
  DOWN: { id: 'trunk.status.down', defaultMessage: 'Down' },
  BUILD: { id: 'trunk.status.build', defaultMessage: 'Build' },
  DEGRADED: { id: 'trunk.status.degraded', defaultMessage: 'Degraded' },
  ERROR: { id: 'trunk.status.error', defaultMessage: 'Error' },
})

export const adminStates = defineMessages({
  UP: { id: 'trunk.adminState.up', defaultMessage: 'Up' },
  DOWN: { id: 'trunk.adminState.down', defaultMessage: 'Down' },
})

export const deleteMessages: DeleteMessages = {
  ...defineMessages({
    one: { id: 'trunk.delete.one', defaultMessage: 'Delete Trunk' },
    other: { id: 'trunk.delete.other', defaultMessage: 'Delete Trunks' },
  }),
  ...defineMessages<DeleteValues>({
    title: {
      id: 'trunk.delete.title',
      defaultMessage: '{count, plural, one {Confirm Delete Trunk} other {Confirm Delete Trunks}}',
    },
    body: {
      id: 'trunk.delete.body',
      defaultMessage:
        'You have selected "{names}". {count, plural, one {Deleted trunk is not recoverable.} other {Deleted trunks are not recoverable.}}',
    },
    notAllowed: { id: 'trunk.delete.notAllowed', defaultMessage: 'You are not allowed to delete trunks: {names}' },
    deleted: { id: 'trunk.delete.deleted', defaultMessage: 'Deleted Trunk: {names}.' },
    failed: { id: 'trunk.delete.failed', defaultMessage: 'Unable to delete Trunk: {names}.' },
  }),
}
