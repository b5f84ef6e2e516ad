import type { BatchMessages } from '../../../framework/actions/batch-options.ts'
import { typeNames } from '../../../framework/text/common.messages.ts'
import { volumeStatuses } from '../volume.messages.ts'
import { texts } from '../../../framework/text/texts.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

export const backupMessages = texts('volumeBackup', {
  emptyHint:
    'A backup is a copy of a volume that is stored apart from it. Create one with the actions of a volume or snapshot.',
  restore: 'Restore Backup',
  edit: 'Edit Backup',
  updateStatus: 'Update Volume Backup Status',
  chain: 'Chain of Increments',
  chainFailed: 'Unable to retrieve the backups of the volume.',
  chainHint: 'Restoring an increment needs all backups above it. Only the last one can be deleted.',
  lone: 'A full backup, and no increment builds on it.',
  full: 'Full',
  increment: 'Increment',
})

export const backupFields = texts('volumeBackup.field', {
  snapshot: typeNames.snapshot,
  kind: 'Kind',
  failReason: 'Fail Reason',
})

/** By Cinder's names of the statuses. */
export const backupStatuses = {
  available: volumeStatuses.available,
  creating: volumeStatuses.creating,
  deleting: volumeStatuses.deleting,
  error: volumeStatuses.error,
  error_deleting: volumeStatuses.error_deleting,
  restoring: moreWords.restoring,
}

export const deleteMessages: BatchMessages = texts('volumeBackup.delete', {
  one: 'Delete Volume Backup',
  other: 'Delete Volume Backups',
  pastOne: 'Scheduled deletion of Volume Backup',
  pastOther: 'Scheduled deletion of Volume Backups',
  help: 'Deleted volume backups are not recoverable.',
})

export const forceDeleteMessages: BatchMessages = {
  ...deleteMessages,
  ...texts('volumeBackup.force', { one: 'Force Delete Volume Backup', other: 'Force Delete Volume Backups' }),
}
