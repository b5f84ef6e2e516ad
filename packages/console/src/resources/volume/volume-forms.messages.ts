import { defineMessages } from 'react-intl'

export const formMessages = defineMessages({
  bootableHint: {
    id: 'volume.form.bootableHint',
    defaultMessage: 'Instances can start from this volume.',
  },
  extendFailed: { id: 'volume.form.extendFailed', defaultMessage: 'Unable to extend volume.' },
  notLarger: { id: 'volume.form.notLarger', defaultMessage: 'New size must be greater than current size.' },
  snapshotFailed: { id: 'volume.form.snapshotFailed', defaultMessage: 'Unable to create volume snapshot.' },
  snapshotInUse: {
    id: 'volume.form.snapshotInUse',
    defaultMessage:
      'This volume is attached to an instance. The snapshot is forced and may contain data that is being written.',
  },
  backupFailed: { id: 'volume.form.backupFailed', defaultMessage: 'Unable to create volume backup.' },
  noSlash: { id: 'volume.form.noSlash', defaultMessage: 'Slash is not an allowed character.' },
  incrementalHint: {
    id: 'volume.form.incrementalHint',
    defaultMessage: 'Only what changed since the last backup.',
  },
  chooseSnapshot: { id: 'volume.form.chooseSnapshot', defaultMessage: 'Select snapshot to backup (Optional)' },
  noSnapshots: { id: 'volume.form.noSnapshots', defaultMessage: 'No snapshot for this volume' },
  containerHint: {
    id: 'volume.form.containerHint',
    defaultMessage: 'If empty, the backup is stored in the container volumebackups.',
  },
  changeTypeFailed: { id: 'volume.form.changeTypeFailed', defaultMessage: 'Unable to change volume type.' },
  sameType: {
    id: 'volume.form.sameType',
    defaultMessage: 'The new type must be different from the current volume type.',
  },
  chooseType: { id: 'volume.form.chooseType', defaultMessage: 'Select a new volume type' },
  noTypes: { id: 'volume.form.noTypes', defaultMessage: 'No volume types' },
  never: { id: 'volume.form.never', defaultMessage: 'Never' },
  onDemand: { id: 'volume.form.onDemand', defaultMessage: 'On Demand' },
  migrationPolicyHint: {
    id: 'volume.form.migrationPolicyHint',
    defaultMessage: 'Whether the volume may move to another backend if the new type requires it.',
  },
  uploadInUse: {
    id: 'volume.form.uploadInUse',
    defaultMessage: 'This volume is attached to an instance and can only be uploaded by force.',
  },
})

export const volumeLabels = defineMessages({
  currentSize: { id: 'volume.label.currentSize', defaultMessage: 'Current Size (GB)' },
  newSize: { id: 'volume.label.newSize', defaultMessage: 'New Size (GB)' },
  snapshotName: { id: 'volume.label.snapshotName', defaultMessage: 'Snapshot Name' },
  backupName: { id: 'volume.label.backupName', defaultMessage: 'Backup Name' },
  container: { id: 'volume.label.container', defaultMessage: 'Container Name' },
  backupSnapshot: { id: 'volume.label.backupSnapshot', defaultMessage: 'Backup Snapshot' },
  incremental: { id: 'volume.label.incremental', defaultMessage: 'Incremental' },
  migrationPolicy: { id: 'volume.label.migrationPolicy', defaultMessage: 'Migration Policy' },
  diskFormat: { id: 'volume.label.diskFormat', defaultMessage: 'Disk Format' },
  force: { id: 'volume.label.force', defaultMessage: 'Force' },
})

type Named = { name: string }

export const formPhrases = defineMessages<{
  extending: Named
  tooLarge: { requested: number; most: number }
  creatingSnapshot: Named
  forcingSnapshot: Named
  creatingBackup: Named
  currentType: { type: string }
  changingType: { type: string; name: string }
  uploading: Named
  uploadFailed: Named
}>({
  extending: { id: 'volume.form.extending', defaultMessage: 'Extending volume: "{name}"' },
  tooLarge: {
    id: 'volume.form.tooLarge',
    defaultMessage:
      'Volume cannot be extended to {requested, number} GB as the maximum size it can be extended to is {most, number} GB.',
  },
  creatingSnapshot: { id: 'volume.form.creatingSnapshot', defaultMessage: 'Creating volume snapshot "{name}".' },
  forcingSnapshot: {
    id: 'volume.form.forcingSnapshot',
    defaultMessage: 'Forcing to create snapshot "{name}" from attached volume.',
  },
  creatingBackup: { id: 'volume.form.creatingBackup', defaultMessage: 'Creating volume backup "{name}"' },
  currentType: { id: 'volume.form.currentType', defaultMessage: '{type} (current)' },
  changingType: {
    id: 'volume.form.changingType',
    defaultMessage: 'Successfully sent the request to change the volume type to "{type}" for volume: "{name}"',
  },
  uploading: {
    id: 'volume.form.uploading',
    defaultMessage: 'Successfully sent the request to upload volume to image for volume: "{name}"',
  },
  uploadFailed: {
    id: 'volume.form.uploadFailed',
    defaultMessage: 'Unable to upload volume to image for volume: "{name}"',
  },
})

export const transferMessages = defineMessages({
  createFailed: { id: 'volume.transfer.createFailed', defaultMessage: 'Unable to create volume transfer.' },
  acceptFailed: { id: 'volume.transfer.acceptFailed', defaultMessage: 'Unable to accept volume transfer.' },
  emptyName: { id: 'volume.transfer.emptyName', defaultMessage: 'Volume transfer name cannot be empty.' },
  createHint: {
    id: 'volume.transfer.createHint',
    defaultMessage: 'Another project accepts the volume with the ID and the key of the transfer, which are shown next.',
  },
  onceOnly: {
    id: 'volume.transfer.onceOnly',
    defaultMessage: 'Give the ID and the key to the new owner of the volume. The key is not shown again.',
  },
  download: { id: 'volume.transfer.download', defaultMessage: 'Download transfer credentials' },
  key: { id: 'volume.transfer.key', defaultMessage: 'Authorization Key' },
  copyId: { id: 'volume.transfer.copyId', defaultMessage: 'Copy the transfer ID' },
  copyKey: { id: 'volume.transfer.copyKey', defaultMessage: 'Copy the authorization key' },
})

export const transferPhrases = defineMessages<{ created: Named; accepted: Named }>({
  created: { id: 'volume.transfer.created', defaultMessage: 'Created volume transfer: "{name}".' },
  accepted: { id: 'volume.transfer.accepted', defaultMessage: 'Successfully accepted volume transfer: "{name}"' },
})

export const attachmentMessages = defineMessages({
  attach: { id: 'volume.attach.attach', defaultMessage: 'Attach Volume' },
  none: { id: 'volume.attach.none', defaultMessage: 'This volume is attached to no instance.' },
  instance: { id: 'volume.attach.instance', defaultMessage: 'Instance' },
  device: { id: 'volume.attach.device', defaultMessage: 'Device' },
  detach: { id: 'volume.attach.detach', defaultMessage: 'Detach Volume' },
  confirmDetach: { id: 'volume.attach.confirmDetach', defaultMessage: 'Confirm Detach Volume' },
  detachHelp: {
    id: 'volume.attach.detachHelp',
    defaultMessage: 'The data will remain in the volume, and another instance will be able to access it.',
  },
  attachFailed: { id: 'volume.attach.attachFailed', defaultMessage: 'Unable to attach volume.' },
  detachFailed: { id: 'volume.attach.detachFailed', defaultMessage: 'Unable to detach volume.' },
  server: { id: 'volume.attach.server', defaultMessage: 'Attach to Instance' },
  choose: { id: 'volume.attach.choose', defaultMessage: 'Select an instance' },
  noInstances: { id: 'volume.attach.noInstances', defaultMessage: 'No instances available' },
  anyDevice: { id: 'volume.attach.anyDevice', defaultMessage: 'a device of its choice' },
})

export const attachmentPhrases = defineMessages<{
  attaching: { volume: string; instance: string; device: string }
  detaching: { volume: string; instance: string }
  detachFrom: { instance: string }
}>({
  attaching: {
    id: 'volume.attach.attaching',
    defaultMessage: 'Attaching volume {volume} to instance {instance} on {device}.',
  },
  detaching: { id: 'volume.attach.detaching', defaultMessage: 'Detaching volume {volume} from instance {instance}.' },
  detachFrom: { id: 'volume.attach.detachFrom', defaultMessage: 'Detach Volume from {instance}' },
})

export const revertMessages = defineMessages({
  failed: { id: 'volume.revert.failed', defaultMessage: 'Unable to revert the volume.' },
  noSnapshot: {
    id: 'volume.revert.noSnapshot',
    defaultMessage: 'This volume has no snapshot. Create one first; later the volume can go back to it.',
  },
  notAvailable: {
    id: 'volume.revert.notAvailable',
    defaultMessage: 'The latest snapshot is not available, and a volume goes back to its latest snapshot only.',
  },
  otherSize: {
    id: 'volume.revert.otherSize',
    defaultMessage: 'The volume was extended after its latest snapshot. It cannot shrink back.',
  },
  loses: {
    id: 'volume.revert.loses',
    defaultMessage: 'Everything that was written to the volume after this snapshot is lost.',
  },
})

export const revertPhrases = defineMessages<{ reverting: { name: string } }>({
  reverting: { id: 'volume.revert.reverting', defaultMessage: 'Reverting volume {name} to its latest snapshot.' },
})

export const forecastMessages = defineMessages({
  stays: { id: 'volume.forecast.stays', defaultMessage: 'Both types use the same backend: no data moves.' },
  unknown: {
    id: 'volume.forecast.unknown',
    defaultMessage: 'This cloud does not show the backends of its types. If they differ, the data must move.',
  },
  attached: {
    id: 'volume.forecast.attached',
    defaultMessage: 'The volume is attached: the instance stays connected, and is slower while the data moves.',
  },
})

export const forecastPhrases = defineMessages<{
  moves: { size: string; to: string }
  refused: { size: string; to: string }
}>({
  moves: {
    id: 'volume.forecast.moves',
    defaultMessage: '{size} move to the backend {to}. A volume with snapshots cannot move.',
  },
  refused: {
    id: 'volume.forecast.refused',
    defaultMessage: '{size} would have to move to the backend {to}. Choose On Demand, or Cinder refuses the change.',
  },
})
