import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../../framework/actions/batch-options.ts'

export const groupSnapshotMessages = defineMessages({
  emptyHint: {
    id: 'groupSnapshot.emptyHint',
    defaultMessage:
      'A group snapshot has all volumes of a group at one moment. Create one with the actions of a group.',
  },
  createGroup: { id: 'groupSnapshot.createGroup', defaultMessage: 'Create Group' },
  createFailed: { id: 'groupSnapshot.createFailed', defaultMessage: 'Unable to create group from snapshot.' },
  snapshots: { id: 'groupSnapshot.snapshots', defaultMessage: 'Volume Snapshots' },
  noSnapshots: { id: 'groupSnapshot.noSnapshots', defaultMessage: 'There are no snapshots of volumes.' },
  snapshotsFailed: {
    id: 'groupSnapshot.snapshotsFailed',
    defaultMessage: 'Unable to retrieve the snapshots of the volumes.',
  },
})

export const groupSnapshotPhrases = defineMessages<{ creating: { name: string } }>({
  creating: { id: 'groupSnapshot.creating', defaultMessage: 'Creating group "{name}".' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'groupSnapshot.delete.one', defaultMessage: 'Delete Group Snapshot' },
  other: { id: 'groupSnapshot.delete.other', defaultMessage: 'Delete Group Snapshots' },
  pastOne: { id: 'groupSnapshot.delete.pastOne', defaultMessage: 'Scheduled deletion of Group Snapshot' },
  pastOther: { id: 'groupSnapshot.delete.pastOther', defaultMessage: 'Scheduled deletion of Group Snapshots' },
  help: { id: 'groupSnapshot.delete.help', defaultMessage: 'Deleted group snapshots are not recoverable.' },
})
