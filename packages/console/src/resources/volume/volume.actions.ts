import {
  cinderQuotaEndpoints,
  volumeCan,
  volumeEndpoints,
  volumeTransferEndpoints,
  type Volume,
} from '@meridian/contract'
import {
  Camera,
  DatabaseBackup,
  Handshake,
  HardDriveUpload,
  Layers,
  Link,
  Maximize2,
  Pencil,
  Plus,
  Rocket,
  Trash2,
  Undo2,
} from 'lucide-react'
import { call } from '../../api/client.ts'
import type { Action, GlobalAction, LinkAction } from '../../framework/actions/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { opens } from '../../framework/actions/dialog-action.ts'
import { isUsedUp, quotaAvailability } from '../../framework/actions/quota-availability.ts'
import { updateMetadata } from '../../framework/metadata/update-metadata.tsx'
import { paths } from '../../paths.ts'
import type { VolumeDialog } from './volume-dialogs.ts'
import { volumeLabel } from './volume-label.ts'
import { volumeNames } from './volume-names.messages.ts'
import { cancelTransferMessages, deleteMessages, volumeMessages } from './volume.messages.ts'

const availability = quotaAvailability('volumes', async (signal) => {
  const limits = await call(cinderQuotaEndpoints.cinderLimits, {}, { signal })
  return (
    isUsedUp(limits.maxTotalVolumes, limits.totalVolumesUsed) ||
    isUsedUp(limits.maxTotalVolumeGigabytes, limits.totalGigabytesUsed)
  )
})

const acceptTransfer: GlobalAction = {
  id: 'accept-transfer',
  label: volumeMessages.acceptTransfer,
  icon: Handshake,
  policy: [['volume', 'volume:accept_transfer']],
  open: () => paths.modal('accept-volume-transfer'),
  availability,
}

const createVolume: GlobalAction = {
  id: 'create',
  label: volumeNames.create,
  icon: Plus,
  policy: [['volume', 'volume:create']],
  open: () => paths.createVolume(),
  availability,
}

/** As `opens`, of this type's own dialogs. */
const dialog = (name: VolumeDialog, action: Parameters<typeof opens<Volume>>[1]) => opens<Volume>(name, action)

const launch: LinkAction<Volume> = {
  id: 'launch',
  label: volumeMessages.launch,
  icon: Rocket,
  section: 'use',
  services: ['compute'],
  policy: [['compute', 'os_compute_api:servers:create']],
  inOwnProject: true,
  allowed: volumeCan.launch,
  to: ({ id }) => paths.launch({ volumeId: id }),
}

const cancelTransfer = batchAction<Volume>({
  id: 'cancel-transfer',
  icon: Undo2,
  section: 'transfer',
  danger: true,
  policy: [['volume', 'volume:delete_transfer']],
  allowed: volumeCan.cancelTransfer,
  messages: cancelTransferMessages,
  perform: ({ transfer }) => call(volumeTransferEndpoints.transferDelete, { params: { id: transfer?.id ?? '' } }),
})

/** It stays in the list until Cinder has taken it apart. */
const deleteVolumes = batchAction<Volume>({
  id: 'delete',
  icon: Trash2,
  section: 'end',
  danger: true,
  batch: true,
  tone: 'info',
  policy: [['volume', 'volume:delete']],
  allowed: volumeCan.delete,
  messages: deleteMessages,
  perform: ({ id }) => call(volumeEndpoints.volumeDelete, { params: { id } }),
})

export const volumeMetadata = updateMetadata<Volume>({
  kind: 'volume',
  read: volumeEndpoints.volumeMetadata,
  write: volumeEndpoints.volumeMetadataUpdate,
  label: volumeLabel,
  policy: [['volume', 'volume:update_volume_metadata']],
})

/** In the order in which menus have them. */
export const volumeActions: Action<Volume>[] = [
  acceptTransfer,
  createVolume,
  dialog('edit-volume', {
    label: volumeMessages.edit,
    icon: Pencil,
    section: 'edit',
    allowed: volumeCan.edit,
    policy: [['volume', 'volume:update']],
  }),
  dialog('extend-volume', {
    label: volumeMessages.extend,
    icon: Maximize2,
    section: 'edit',
    allowed: volumeCan.extend,
    policy: [['volume', 'volume:extend']],
  }),
  { ...volumeMetadata.action, section: 'edit' },
  launch,
  dialog('volume-attachments', {
    label: volumeMessages.attachments,
    icon: Link,
    section: 'use',
    allowed: volumeCan.attach,
    policy: [['compute', 'os_compute_api:os-volumes-attachments:create']],
    services: ['compute'],
  }),
  dialog('create-volume-snapshot', {
    label: volumeMessages.snapshot,
    icon: Camera,
    section: 'copy',
    allowed: volumeCan.snapshot,
    policy: [['volume', 'volume:create_snapshot']],
  }),
  dialog('create-volume-backup', {
    label: volumeMessages.backup,
    icon: DatabaseBackup,
    section: 'copy',
    allowed: volumeCan.backup,
    policy: [['volume', 'backup:create']],
  }),
  dialog('upload-volume', {
    label: volumeMessages.upload,
    icon: HardDriveUpload,
    section: 'copy',
    allowed: volumeCan.upload,
    policy: [['volume', 'volume_extension:volume_actions:upload_image']],
    services: ['image'],
  }),
  dialog('change-volume-type', {
    label: volumeMessages.retype,
    icon: Layers,
    section: 'transfer',
    allowed: volumeCan.retype,
    policy: [['volume', 'volume:retype']],
  }),
  dialog('create-volume-transfer', {
    label: volumeMessages.transfer,
    icon: Handshake,
    section: 'transfer',
    allowed: volumeCan.transfer,
    policy: [['volume', 'volume:create_transfer']],
  }),
  cancelTransfer,
  deleteVolumes,
]
