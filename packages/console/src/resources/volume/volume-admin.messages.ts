import type { BatchMessages } from '../../framework/actions/batch-options.ts'
import { texts } from '../../framework/text/texts.ts'

export const adminMessages = texts('volume.admin', {
  updateStatus: 'Update Volume Status',
  statusFailed: 'Unable to update volume status.',
  statusUpdated: 'Successfully updated volume status to "{status}".',
  statusHint: 'Only the record in Cinder changes. Nothing is repaired or stopped on the backend.',
  migrate: 'Migrate Volume',
  migrateFailed: 'Failed to migrate volume.',
  destination: 'Destination Host',
  selectHost: 'Select a new host',
  noHosts: 'No other host',
  hostCopy: 'Force Host Copy',
  hostCopyHint: 'Cinder copies the data itself, even if the backend can move it.',
  lock: 'Lock Volume',
  lockHint: 'No other action can interrupt the migration of an available volume.',
  manage: 'Manage Volume',
  manageHelp: 'Cinder takes over a volume that already exists on a backend. It then belongs to the current project.',
  manageFailed: 'Unable to manage volume.',
  identifier: 'Identifier',
  identifierHint: 'Name or other identifier on the backend',
  identifierType: 'Identifier Type',
  selectPool: 'Select the host that has it',
})

export const migratePhrases = texts('volume.admin', {
  migrating: 'Successfully sent the request to migrate volume: {name}',
  managing: 'Successfully sent the request to manage volume: {name}',
  free: '{free} free',
})

export const unmanageMessages: BatchMessages = texts('volume.unmanage', {
  one: 'Unmanage Volume',
  other: 'Unmanage Volumes',
  pastOne: 'Unmanaged Volume',
  pastOther: 'Unmanaged Volumes',
  help: 'The volume is removed from Cinder and stays on its backend with all of its data.',
})
