import { defineMessages } from 'react-intl'

export const formMessages = defineMessages({
  save: { id: 'volume.form.save', defaultMessage: 'Save' },
  unableToUpdate: { id: 'volume.form.unableToUpdate', defaultMessage: 'Unable to update volume.' },
  bootableHint: {
    id: 'volume.form.bootableHint',
    defaultMessage: 'Says that instances can be started from this volume.',
  },
  unableToExtend: { id: 'volume.form.unableToExtend', defaultMessage: 'Unable to extend volume.' },
  notLarger: { id: 'volume.form.notLarger', defaultMessage: 'New size must be greater than current size.' },
  unableToSnapshot: { id: 'volume.form.unableToSnapshot', defaultMessage: 'Unable to create volume snapshot.' },
  inUseSnapshot: {
    id: 'volume.form.inUseSnapshot',
    defaultMessage:
      'This volume is attached to an instance. Taking its snapshot is forced, and may catch data that is being written.',
  },
  unableToBackup: { id: 'volume.form.unableToBackup', defaultMessage: 'Unable to create volume backup.' },
  noSlash: { id: 'volume.form.noSlash', defaultMessage: 'Slash is not an allowed character.' },
  incrementalHint: {
    id: 'volume.form.incrementalHint',
    defaultMessage: 'Only what changed since the last backup.',
  },
  chooseSnapshot: { id: 'volume.form.chooseSnapshot', defaultMessage: 'Select snapshot to backup (Optional)' },
  noSnapshots: { id: 'volume.form.noSnapshots', defaultMessage: 'No snapshot for this volume' },
  containerHint: {
    id: 'volume.form.containerHint',
    defaultMessage: 'Left blank, backups go into the container volumebackups.',
  },
  unableToRetype: { id: 'volume.form.unableToRetype', defaultMessage: 'Unable to change volume type.' },
  sameType: {
    id: 'volume.form.sameType',
    defaultMessage: 'The new type must be different from the current volume type.',
  },
  chooseType: { id: 'volume.form.chooseType', defaultMessage: 'Select a new volume type' },
  noTypes: { id: 'volume.form.noTypes', defaultMessage: 'No volume types' },
  never: { id: 'volume.form.never', defaultMessage: 'Never' },
  onDemand: { id: 'volume.form.onDemand', defaultMessage: 'On Demand' },
  policyHint: {
    id: 'volume.form.policyHint',
    defaultMessage: 'Whether the volume may be moved to another back end where the new type asks for it.',
  },
  inUseUpload: {
    id: 'volume.form.inUseUpload',
    defaultMessage: 'This volume is attached to an instance: only forced can it be uploaded.',
  },
})

export const volumeLabels = defineMessages({
  name: { id: 'volume.label.name', defaultMessage: 'Volume Name' },
  description: { id: 'volume.label.description', defaultMessage: 'Description' },
  bootable: { id: 'volume.label.bootable', defaultMessage: 'Bootable' },
  currentSize: { id: 'volume.label.currentSize', defaultMessage: 'Current Size (GiB)' },
  newSize: { id: 'volume.label.newSize', defaultMessage: 'New Size (GiB)' },
  snapshotName: { id: 'volume.label.snapshotName', defaultMessage: 'Snapshot Name' },
  backupName: { id: 'volume.label.backupName', defaultMessage: 'Backup Name' },
  container: { id: 'volume.label.container', defaultMessage: 'Container Name' },
  backupSnapshot: { id: 'volume.label.backupSnapshot', defaultMessage: 'Backup Snapshot' },
  incremental: { id: 'volume.label.incremental', defaultMessage: 'Incremental' },
  type: { id: 'volume.label.type', defaultMessage: 'Type' },
  policy: { id: 'volume.label.policy', defaultMessage: 'Migration Policy' },
  imageName: { id: 'volume.label.imageName', defaultMessage: 'Image Name' },
  diskFormat: { id: 'volume.label.diskFormat', defaultMessage: 'Disk Format' },
  force: { id: 'volume.label.force', defaultMessage: 'Force' },
})

type Named = { name: string }

export const formPhrases = defineMessages<{
  updating: Named
  extending: Named
  tooLarge: { wanted: number; most: number }
  snapshotting: Named
  forcing: Named
  backingUp: Named
  currentType: { type: string }
  retyping: { type: string; name: string }
  uploading: Named
  unableToUpload: Named
}>({
  updating: { id: 'volume.form.updating', defaultMessage: 'Updating volume "{name}"' },
  extending: { id: 'volume.form.extending', defaultMessage: 'Extending volume: "{name}"' },
  tooLarge: {
    id: 'volume.form.tooLarge',
    defaultMessage: 'Volume cannot be extended to {wanted}GiB as the maximum size it can be extended to is {most}GiB.',
  },
  snapshotting: { id: 'volume.form.snapshotting', defaultMessage: 'Creating volume snapshot "{name}".' },
  forcing: { id: 'volume.form.forcing', defaultMessage: 'Forcing to create snapshot "{name}" from attached volume.' },
  backingUp: { id: 'volume.form.backingUp', defaultMessage: 'Creating volume backup "{name}"' },
  currentType: { id: 'volume.form.currentType', defaultMessage: '{type} (current)' },
  retyping: {
    id: 'volume.form.retyping',
    defaultMessage: 'Successfully sent the request to change the volume type to "{type}" for volume: "{name}"',
  },
  uploading: {
    id: 'volume.form.uploading',
    defaultMessage: 'Successfully sent the request to upload volume to image for volume: "{name}"',
  },
  unableToUpload: {
    id: 'volume.form.unableToUpload',
    defaultMessage: 'Unable to upload volume to image for volume: "{name}"',
  },
})
