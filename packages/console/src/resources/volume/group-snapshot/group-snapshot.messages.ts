import type { BatchMessages } from '../../../framework/actions/batch-options.ts'
import { texts } from '../../../framework/text/texts.ts'

export const groupSnapshotMessages = texts('groupSnapshot', {
  emptyHint: 'A group snapshot has all volumes of a group at one moment. Create one with the actions of a group.',
  createGroup: 'Create Volume Group',
  createFailed: 'Unable to create group from snapshot.',
  noSnapshots: 'There are no snapshots of volumes.',
  snapshotsFailed: 'Unable to retrieve the snapshots of the volumes.',
  creating: 'Creating group "{name}".',
})

export const deleteMessages: BatchMessages = texts('groupSnapshot.delete', {
  one: 'Delete Group Snapshot',
  other: 'Delete Group Snapshots',
  pastOne: 'Scheduled deletion of Group Snapshot',
  pastOther: 'Scheduled deletion of Group Snapshots',
  help: 'Deleted group snapshots are not recoverable.',
})
