import type { BatchMessages } from '../../../framework/actions/batch-options.ts'
import { texts } from '../../../framework/text/texts.ts'

export const snapshotMessages = texts('volumeSnapshot', {
  emptyHint: 'A snapshot is a copy of a volume at one moment. Create one with the actions of a volume.',
  updateStatus: 'Update Volume Snapshot Status',
  statusFailed: 'Unable to update volume snapshot status.',
  statusUpdated: 'Successfully updated volume snapshot status to "{status}".',
  group: 'Group Snapshot',
})

export const deleteMessages: BatchMessages = texts('volumeSnapshot.delete', {
  one: 'Delete Volume Snapshot',
  other: 'Delete Volume Snapshots',
  pastOne: 'Scheduled deletion of Volume Snapshot',
  pastOther: 'Scheduled deletion of Volume Snapshots',
  help: 'Deleted volume snapshots are not recoverable.',
})
