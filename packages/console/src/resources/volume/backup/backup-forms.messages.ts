import { texts } from '../../../framework/text/texts.ts'

export const restoreMessages = texts('volumeBackup.form', {
  newVolume: 'Create a New Volume',
  newName: 'Name of the New Volume',
  newNameHint: 'Without a name, Cinder chooses one.',
  leavesProject:
    'The new volume belongs to your current project, not to that of the backup. Without a name, Cinder chooses one.',
  overwrites: 'All data on the selected volume is overwritten.',
  none: 'No volumes',
  statusFailed: 'Unable to update volume backup status.',
  failed: 'Unable to restore backup.',
})

export const restorePhrases = texts('volumeBackup.form', {
  restoring: 'Request for restoring backup {name} to volume with id: {volume} has been submitted.',
  withSize: '{name} ({size})',
  statusUpdated: 'Successfully updated volume backup status to "{status}".',
})
