import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../../framework/actions/batch-action.ts'

export const snapshotMessages = defineMessages({
  emptyHint: {
    id: 'volumeSnapshot.emptyHint',
    defaultMessage: 'A snapshot keeps a volume as it was. Take one from the actions of a volume.',
  },
  edit: { id: 'volumeSnapshot.edit', defaultMessage: 'Edit Snapshot' },
  save: { id: 'volumeSnapshot.save', defaultMessage: 'Save' },
  overview: { id: 'volumeSnapshot.overview', defaultMessage: 'Overview' },
  messages: { id: 'volumeSnapshot.messages', defaultMessage: 'Messages' },
})

export const snapshotFields = defineMessages({
  name: { id: 'volumeSnapshot.field.name', defaultMessage: 'Name' },
  id: { id: 'volumeSnapshot.field.id', defaultMessage: 'ID' },
  description: { id: 'volumeSnapshot.field.description', defaultMessage: 'Description' },
  project: { id: 'volumeSnapshot.field.project', defaultMessage: 'Project ID' },
  size: { id: 'volumeSnapshot.field.size', defaultMessage: 'Size' },
  status: { id: 'volumeSnapshot.field.status', defaultMessage: 'Status' },
  group: { id: 'volumeSnapshot.field.group', defaultMessage: 'Group Snapshot' },
  volume: { id: 'volumeSnapshot.field.volume', defaultMessage: 'Volume Name' },
  created: { id: 'volumeSnapshot.field.created', defaultMessage: 'Created' },
})

export const snapshotPhrases = defineMessages<{ updating: { name: string } }>({
  updating: { id: 'volumeSnapshot.updating', defaultMessage: 'Updating volume snapshot "{name}"' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'volumeSnapshot.delete.one', defaultMessage: 'Delete Volume Snapshot' },
  other: { id: 'volumeSnapshot.delete.other', defaultMessage: 'Delete Volume Snapshots' },
  pastOne: { id: 'volumeSnapshot.delete.pastOne', defaultMessage: 'Scheduled deletion of Volume Snapshot' },
  pastOther: { id: 'volumeSnapshot.delete.pastOther', defaultMessage: 'Scheduled deletion of Volume Snapshots' },
  help: { id: 'volumeSnapshot.delete.help', defaultMessage: 'Deleted volume snapshots are not recoverable.' },
})
