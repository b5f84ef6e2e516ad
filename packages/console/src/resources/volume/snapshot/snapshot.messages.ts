import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../../framework/actions/batch-options.ts'

export const snapshotMessages = defineMessages({
  emptyHint: {
    id: 'volumeSnapshot.emptyHint',
    defaultMessage: 'A snapshot is a copy of a volume at one moment. Create one with the actions of a volume.',
  },
  updateStatus: { id: 'volumeSnapshot.updateStatus', defaultMessage: 'Update Volume Snapshot Status' },
  statusFailed: { id: 'volumeSnapshot.statusFailed', defaultMessage: 'Unable to update volume snapshot status.' },
  statusUpdated: {
    id: 'volumeSnapshot.statusUpdated',
    defaultMessage: 'Successfully updated volume snapshot status to "{status}".',
  },
  group: { id: 'volumeSnapshot.group', defaultMessage: 'Group Snapshot' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'volumeSnapshot.delete.one', defaultMessage: 'Delete Volume Snapshot' },
  other: { id: 'volumeSnapshot.delete.other', defaultMessage: 'Delete Volume Snapshots' },
  pastOne: { id: 'volumeSnapshot.delete.pastOne', defaultMessage: 'Scheduled deletion of Volume Snapshot' },
  pastOther: { id: 'volumeSnapshot.delete.pastOther', defaultMessage: 'Scheduled deletion of Volume Snapshots' },
  help: { id: 'volumeSnapshot.delete.help', defaultMessage: 'Deleted volume snapshots are not recoverable.' },
})
