import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-options.ts'

export const adminMessages = defineMessages({
  host: { id: 'volume.admin.host', defaultMessage: 'Host' },
  updateStatus: { id: 'volume.admin.updateStatus', defaultMessage: 'Update Volume Status' },
  statusFailed: { id: 'volume.admin.statusFailed', defaultMessage: 'Unable to update volume status.' },
  statusUpdated: {
    id: 'volume.admin.statusUpdated',
    defaultMessage: 'Successfully updated volume status to "{status}".',
  },
  statusHint: {
    id: 'volume.admin.statusHint',
    defaultMessage: 'Only the record in Cinder changes. Nothing is repaired or stopped on the backend.',
  },
  migrate: { id: 'volume.admin.migrate', defaultMessage: 'Migrate Volume' },
  migrateFailed: { id: 'volume.admin.migrateFailed', defaultMessage: 'Failed to migrate volume.' },
  currentHost: { id: 'volume.admin.currentHost', defaultMessage: 'Current Host' },
  destination: { id: 'volume.admin.destination', defaultMessage: 'Destination Host' },
  selectHost: { id: 'volume.admin.selectHost', defaultMessage: 'Select a new host' },
  noHosts: { id: 'volume.admin.noHosts', defaultMessage: 'No other host' },
  hostCopy: { id: 'volume.admin.hostCopy', defaultMessage: 'Force Host Copy' },
  hostCopyHint: {
    id: 'volume.admin.hostCopyHint',
    defaultMessage: 'Cinder copies the data itself, even if the backend can move it.',
  },
  lock: { id: 'volume.admin.lock', defaultMessage: 'Lock Volume' },
  lockHint: {
    id: 'volume.admin.lockHint',
    defaultMessage: 'No other action can interrupt the migration of an available volume.',
  },
  manage: { id: 'volume.admin.manage', defaultMessage: 'Manage Volume' },
  manageHelp: {
    id: 'volume.admin.manageHelp',
    defaultMessage:
      'Cinder takes over a volume that already exists on a backend. It then belongs to the current project.',
  },
  manageFailed: { id: 'volume.admin.manageFailed', defaultMessage: 'Unable to manage volume.' },
  identifier: { id: 'volume.admin.identifier', defaultMessage: 'Identifier' },
  identifierHint: { id: 'volume.admin.identifierHint', defaultMessage: 'Name or other identifier on the backend' },
  identifierType: { id: 'volume.admin.identifierType', defaultMessage: 'Identifier Type' },
  sourceName: { id: 'volume.admin.sourceName', defaultMessage: 'Name' },
  sourceId: { id: 'volume.admin.sourceId', defaultMessage: 'ID' },
  selectPool: { id: 'volume.admin.selectPool', defaultMessage: 'Select the host that has it' },
})

export const migratePhrases = defineMessages<{
  migrating: { name: string }
  managing: { name: string }
  free: { free: string }
}>({
  migrating: {
    id: 'volume.admin.migrating',
    defaultMessage: 'Successfully sent the request to migrate volume: {name}',
  },
  managing: { id: 'volume.admin.managing', defaultMessage: 'Successfully sent the request to manage volume: {name}' },
  free: { id: 'volume.admin.free', defaultMessage: '{free} free' },
})

export const unmanageMessages: BatchMessages = defineMessages({
  one: { id: 'volume.unmanage.one', defaultMessage: 'Unmanage Volume' },
  other: { id: 'volume.unmanage.other', defaultMessage: 'Unmanage Volumes' },
  pastOne: { id: 'volume.unmanage.pastOne', defaultMessage: 'Unmanaged Volume' },
  pastOther: { id: 'volume.unmanage.pastOther', defaultMessage: 'Unmanaged Volumes' },
  help: {
    id: 'volume.unmanage.help',
    defaultMessage: 'The volume is removed from Cinder and stays on its backend with all of its data.',
  },
})
