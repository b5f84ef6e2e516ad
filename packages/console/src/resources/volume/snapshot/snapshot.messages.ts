import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../../framework/actions/batch-action.ts'

export const snapshotMessages = defineMessages({
  emptyHint: {
    id: 'volumeSnapshot.emptyHint',
    defaultMessage: 'A snapshot is a copy of a volume at one moment. Create one with the actions of a volume.',
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
