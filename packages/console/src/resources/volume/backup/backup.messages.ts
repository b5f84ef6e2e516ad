import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../../framework/actions/batch-options.ts'
import { typeNames } from '../../../framework/text/common.messages.ts'
import { volumeStatuses } from '../volume.messages.ts'

export const backupMessages = defineMessages({
  emptyHint: {
    id: 'volumeBackup.emptyHint',
    defaultMessage:
      'A backup is a copy of a volume that is stored apart from it. Create one with the actions of a volume or snapshot.',
  },
  restore: { id: 'volumeBackup.restore', defaultMessage: 'Restore Backup' },
  edit: { id: 'volumeBackup.edit', defaultMessage: 'Edit Backup' },
  updateStatus: { id: 'volumeBackup.updateStatus', defaultMessage: 'Update Volume Backup Status' },
  chain: { id: 'volumeBackup.chain', defaultMessage: 'Chain of Increments' },
  chainFailed: { id: 'volumeBackup.chainFailed', defaultMessage: 'Unable to retrieve the backups of the volume.' },
  chainHint: {
    id: 'volumeBackup.chainHint',
    defaultMessage: 'Restoring an increment needs all backups above it. Only the last one can be deleted.',
  },
  lone: { id: 'volumeBackup.lone', defaultMessage: 'A full backup, and no increment builds on it.' },
  full: { id: 'volumeBackup.full', defaultMessage: 'Full' },
  increment: { id: 'volumeBackup.increment', defaultMessage: 'Increment' },
})

export const backupFields = {
  snapshot: typeNames.snapshot,
  ...defineMessages({
    kind: { id: 'volumeBackup.field.kind', defaultMessage: 'Kind' },
    failReason: { id: 'volumeBackup.field.failReason', defaultMessage: 'Fail Reason' },
    container: { id: 'volumeBackup.field.container', defaultMessage: 'Container' },
    objects: { id: 'volumeBackup.field.objects', defaultMessage: 'Objects' },
  }),
}

/** By Cinder's names of the statuses. */
export const backupStatuses = {
  available: volumeStatuses.available,
  creating: volumeStatuses.creating,
  deleting: volumeStatuses.deleting,
  error: volumeStatuses.error,
  error_deleting: volumeStatuses.error_deleting,
  ...defineMessages({ restoring: { id: 'volumeBackup.status.restoring', defaultMessage: 'Restoring' } }),
}

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'volumeBackup.delete.one', defaultMessage: 'Delete Volume Backup' },
  other: { id: 'volumeBackup.delete.other', defaultMessage: 'Delete Volume Backups' },
  pastOne: { id: 'volumeBackup.delete.pastOne', defaultMessage: 'Scheduled deletion of Volume Backup' },
  pastOther: { id: 'volumeBackup.delete.pastOther', defaultMessage: 'Scheduled deletion of Volume Backups' },
  help: { id: 'volumeBackup.delete.help', defaultMessage: 'Deleted volume backups are not recoverable.' },
})

export const forceDeleteMessages: BatchMessages = {
  ...deleteMessages,
  ...defineMessages({
    one: { id: 'volumeBackup.force.one', defaultMessage: 'Force Delete Volume Backup' },
    other: { id: 'volumeBackup.force.other', defaultMessage: 'Force Delete Volume Backups' },
  }),
}
