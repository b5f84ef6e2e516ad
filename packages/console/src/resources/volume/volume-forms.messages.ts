import { texts } from '../../framework/text/texts.ts'

export const formMessages = texts('volume.form', {
  bootableHint: 'Instances can start from this volume.',
  extendFailed: 'Unable to extend volume.',
  notLarger: 'New size must be greater than current size.',
  snapshotFailed: 'Unable to create volume snapshot.',
  snapshotInUse:
    'This volume is attached to an instance. The snapshot is forced and may contain data that is being written.',
  backupFailed: 'Unable to create volume backup.',
  noSlash: 'Slash is not an allowed character.',
  incrementalHint: 'Only what changed since the last backup.',
  chooseSnapshot: 'Select snapshot to backup (Optional)',
  noSnapshots: 'No snapshot for this volume',
  containerHint: 'If empty, the backup is stored in the container volumebackups.',
  changeTypeFailed: 'Unable to change volume type.',
  sameType: 'The new type must be different from the current volume type.',
  chooseType: 'Select a new volume type',
  onDemand: 'On Demand',
  migrationPolicyHint: 'Whether the volume may move to another backend if the new type requires it.',
  uploadInUse: 'This volume is attached to an instance and can only be uploaded by force.',
  extending: 'Extending volume: "{name}"',
  tooLarge:
    'Volume cannot be extended to {requested, number} GB as the maximum size it can be extended to is {most, number} GB.',
  creatingSnapshot: 'Creating volume snapshot "{name}".',
  forcingSnapshot: 'Forcing to create snapshot "{name}" from attached volume.',
  creatingBackup: 'Creating volume backup "{name}"',
  currentType: '{type} (current)',
  changingType: 'Successfully sent the request to change the volume type to "{type}" for volume: "{name}"',
  uploading: 'Successfully sent the request to upload volume to image for volume: "{name}"',
  uploadFailed: 'Unable to upload volume to image for volume: "{name}"',
})

export const volumeLabels = texts('volume.label', {
  currentSize: 'Current Size (GB)',
  newSize: 'New Size (GB)',
  backupName: 'Backup Name',
  backupSnapshot: 'Backup Snapshot',
  incremental: 'Incremental',
  migrationPolicy: 'Migration Policy',
  force: 'Force',
})

export const transferMessages = texts('volume.transfer', {
  createFailed: 'Unable to create volume transfer.',
  acceptFailed: 'Unable to accept volume transfer.',
  emptyName: 'Volume transfer name cannot be empty.',
  createHint: 'Another project accepts the volume with the ID and the key of the transfer, which are shown next.',
  onceOnly: 'Give the ID and the key to the new owner of the volume. The key is not shown again.',
  download: 'Download transfer credentials',
  key: 'Authorization Key',
  copyId: 'Copy the transfer ID',
  copyKey: 'Copy the authorization key',
  created: 'Created volume transfer: "{name}".',
  accepted: 'Successfully accepted volume transfer: "{name}"',
})

export const attachmentMessages = texts('volume.attach', {
  none: 'This volume is attached to no instance.',
  device: 'Device',
  confirmDetach: 'Detach {volume} from {instance}?',
  detachHelp: 'The data will remain in the volume, and another instance will be able to access it.',
  server: 'Attach to Instance',
  choose: 'Select an instance',
  noInstances: 'No instances available',
  attaching: 'Attaching volume {volume} to instance {instance} on {device}.',
  detaching: 'Detaching volume {volume} from instance {instance}.',
  detachFrom: 'Detach Volume from {instance}',
})

export const revertMessages = texts('volume.revert', {
  failed: 'Unable to revert the volume.',
  noSnapshot: 'This volume has no snapshot. Create one first; later the volume can go back to it.',
  notAvailable: 'The latest snapshot is not available, and a volume goes back to its latest snapshot only.',
  otherSize: 'The volume was extended after its latest snapshot. It cannot shrink back.',
  loses: 'Everything that was written to the volume after this snapshot is lost.',
  reverting: 'Reverting volume {name} to its latest snapshot.',
})

export const forecastMessages = texts('volume.forecast', {
  stays: 'Both types use the same backend: no data moves.',
  unknown: 'This cloud does not show the backends of its types. If they differ, the data must move.',
  attached: 'The volume is attached: the instance stays connected, and is slower while the data moves.',
})

export const forecastPhrases = texts('volume.forecast', {
  moves: '{size} move to the backend {to}. A volume with snapshots cannot move.',
  refused: '{size} would have to move to the backend {to}. Choose On Demand, or Cinder refuses the change.',
})
