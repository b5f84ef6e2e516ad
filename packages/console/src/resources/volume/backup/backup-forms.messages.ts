import { defineMessages } from 'react-intl'

export const restoreMessages = defineMessages({
  select: { id: 'volumeBackup.form.select', defaultMessage: 'Select Volume' },
  newVolume: { id: 'volumeBackup.form.newVolume', defaultMessage: 'Create a New Volume' },
  newName: { id: 'volumeBackup.form.newName', defaultMessage: 'Name of the New Volume' },
  newNameHint: { id: 'volumeBackup.form.newNameHint', defaultMessage: 'Without a name, Cinder chooses one.' },
  leavesProject: {
    id: 'volumeBackup.form.leavesProject',
    defaultMessage:
      'The new volume belongs to your current project, not to that of the backup. Without a name, Cinder chooses one.',
  },
  overwrites: { id: 'volumeBackup.form.overwrites', defaultMessage: 'All data on the selected volume is overwritten.' },
  none: { id: 'volumeBackup.form.none', defaultMessage: 'No volumes' },
  statusFailed: { id: 'volumeBackup.form.statusFailed', defaultMessage: 'Unable to update volume backup status.' },
  failed: { id: 'volumeBackup.form.failed', defaultMessage: 'Unable to restore backup.' },
})

export const restorePhrases = defineMessages<{
  restoring: { name: string; volume: string }
  withSize: { name: string; size: string }
  statusUpdated: { status: string }
}>({
  restoring: {
    id: 'volumeBackup.form.restoring',
    defaultMessage: 'Request for restoring backup {name} to volume with id: {volume} has been submitted.',
  },
  withSize: { id: 'volumeBackup.form.withSize', defaultMessage: '{name} ({size})' },
  statusUpdated: {
    id: 'volumeBackup.form.statusUpdated',
    defaultMessage: 'Successfully updated volume backup status to "{status}".',
  },
})
