import {
  volumeActionEndpoints,
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
  History,
  Layers,
  Link,
  Lock,
  LockOpen,
  Maximize2,
  Pencil,
  Plus,
  Rocket,
  Trash2,
  Undo2,
} from 'lucide-react'
import type { Call } from '../../api/client.ts'
import type { Action } from '../../framework/resource/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { dialogAction, panelDialogAction } from '../../framework/actions/dialog-action.ts'
import { updateMetadata } from '../../services/metadata/update-metadata.tsx'
import { named } from '../../framework/resource/resource-text.ts'
import { deletePhrases, dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { paths } from '../../paths.ts'
import { BACKUP_SETTING } from './backup/backup.manifest.ts'
import { volumeLabel } from './volume.columns.tsx'
import { volumeManifest as manifest } from './volume.manifest.ts'
import {
  cancelTransferMessages,
  deleteMessages,
  readOnlyMessages,
  volumeMessages,
  writableMessages,
} from './volume.messages.ts'
import { backupsUsedUp, gigabytesUsedUp, snapshotsUsedUp, volumeQuota, volumesUsedUp } from './volume-quotas.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const availability = volumeQuota('volumes', volumesUsedUp)

const setReadOnly = ({ id }: Volume, readonly: boolean, send: Call) =>
  send(volumeActionEndpoints.volumeReadOnly, { params: { id }, body: { readonly } })

/** In the order of the menus. */
export const volumeActions: Action<Volume>[] = [
  panelDialogAction(manifest, 'accept-transfer', volumeMessages.acceptTransfer, Handshake, {
    policy: [['volume', 'volume:accept_transfer']],
    availability,
    dialog: async () => (await import('./transfer-dialogs.tsx')).AcceptTransfer,
  }),
  {
    id: 'create',
    label: named(manifest, dialogPhrases.create),
    icon: Plus,
    policy: [['volume', 'volume:create']],
    // A flow, since snapshots and other forms open it, too.
    open: () => paths.createVolume(),
    availability,
  },
  dialogAction<Volume>(manifest, 'edit-volume', named(manifest, dialogPhrases.edit), Pencil, {
    section: 'edit',
    allowed: volumeCan.edit,
    policy: [['volume', 'volume:update']],
    dialog: async () => (await import('./edit-dialogs.tsx')).EditVolume,
  }),
  dialogAction<Volume>(manifest, 'extend-volume', volumeMessages.extend, Maximize2, {
    section: 'edit',
    allowed: volumeCan.extend,
    policy: [['volume', 'volume:extend']],
    availability: volumeQuota('gigabytes', gigabytesUsedUp),
    dialog: async () => (await import('./edit-dialogs.tsx')).ExtendVolume,
  }),
  {
    ...updateMetadata<Volume>(manifest, {
      kind: 'volume',
      read: volumeEndpoints.volumeMetadata,
      write: volumeEndpoints.volumeMetadataUpdate,
      label: volumeLabel,
      policy: [['volume', 'volume:update_volume_metadata']],
    }),
    section: 'edit',
  },
  {
    ...updateMetadata<Volume>(manifest, {
      kind: 'image',
      read: volumeEndpoints.volumeImageMetadata,
      write: volumeEndpoints.volumeImageMetadataUpdate,
      label: volumeLabel,
      policy: [['volume', 'volume_extension:volume_image_metadata:set']],
      allowed: volumeCan.edit,
      other: { id: 'update-image-metadata', label: volumeMessages.updateImageMetadata },
    }),
    section: 'edit',
  },
  batchAction<Volume>('make-read-only', Lock, {
    section: 'edit',
    policy: [['volume', 'volume:update_readonly_flag']],
    allowed: volumeCan.makeReadOnly,
    messages: readOnlyMessages,
    perform: (volume, send) => setReadOnly(volume, true, send),
  }),
  batchAction<Volume>('make-writable', LockOpen, {
    section: 'edit',
    policy: [['volume', 'volume:update_readonly_flag']],
    allowed: volumeCan.makeWritable,
    messages: writableMessages,
    perform: (volume, send) => setReadOnly(volume, false, send),
  }),
  {
    id: 'launch',
    label: volumeMessages.launch,
    icon: Rocket,
    section: 'use',
    services: ['compute'],
    policy: [['compute', 'os_compute_api:servers:create']],
    inOwnProject: true,
    allowed: volumeCan.launch,
    to: ({ id }) => paths.launch({ volumeId: id }),
  },
  dialogAction<Volume>(manifest, 'volume-attachments', volumeMessages.manageAttachments, Link, {
    section: 'use',
    allowed: volumeCan.attach,
    policy: [['compute', 'os_compute_api:os-volumes-attachments:create']],
    services: ['compute'],
    dialog: async () => (await import('./ManageAttachments.tsx')).ManageAttachments,
  }),
  dialogAction<Volume>(manifest, 'create-volume-snapshot', moreWords.createSnapshot, Camera, {
    section: 'copy',
    allowed: volumeCan.snapshot,
    policy: [['volume', 'volume:create_snapshot']],
    availability: volumeQuota('snapshots', snapshotsUsedUp),
    dialog: async () => (await import('./snapshot/snapshot-dialogs.tsx')).CreateSnapshot,
  }),
  dialogAction<Volume>(manifest, 'create-volume-backup', moreWords.createBackup, DatabaseBackup, {
    section: 'copy',
    allowed: volumeCan.backup,
    policy: [['volume', 'backup:create']],
    setting: BACKUP_SETTING,
    availability: volumeQuota('backups', backupsUsedUp),
    dialog: async () => (await import('./backup-dialogs.tsx')).BackUpVolume,
  }),
  dialogAction<Volume>(manifest, 'revert-volume', volumeMessages.revert, History, {
    section: 'copy',
    allowed: volumeCan.revert,
    policy: [['volume', 'volume:revert_to_snapshot']],
    dialog: async () => (await import('./RevertVolume.tsx')).RevertVolume,
  }),
  dialogAction<Volume>(manifest, 'upload-volume', volumeMessages.upload, HardDriveUpload, {
    section: 'copy',
    allowed: volumeCan.upload,
    policy: [['volume', 'volume_extension:volume_actions:upload_image']],
    services: ['image'],
    dialog: async () => (await import('./UploadToImage.tsx')).UploadToImage,
  }),
  dialogAction<Volume>(manifest, 'change-volume-type', volumeMessages.changeType, Layers, {
    section: 'transfer',
    allowed: volumeCan.retype,
    policy: [['volume', 'volume:retype']],
    dialog: async () => (await import('./ChangeType.tsx')).ChangeType,
  }),
  dialogAction<Volume>(manifest, 'create-volume-transfer', volumeMessages.createTransfer, Handshake, {
    section: 'transfer',
    allowed: volumeCan.transfer,
    policy: [['volume', 'volume:create_transfer']],
    dialog: async () => (await import('./transfer-dialogs.tsx')).CreateTransfer,
  }),
  batchAction<Volume>('cancel-transfer', Undo2, {
    section: 'transfer',
    danger: true,
    policy: [['volume', 'volume:delete_transfer']],
    allowed: volumeCan.cancelTransfer,
    messages: cancelTransferMessages,
    perform: ({ transfer }, send) =>
      send(volumeTransferEndpoints.transferDelete, { params: { id: transfer?.id ?? '' } }),
  }),
  // Not `deleteAction`: the volume stays in the list until Cinder has deleted it.
  batchAction<Volume>('delete', Trash2, {
    section: 'end',
    danger: true,
    batch: true,
    tone: 'info',
    policy: [['volume', 'volume:delete']],
    allowed: volumeCan.delete,
    messages: {
      one: named(manifest, deletePhrases.one),
      other: named(manifest, deletePhrases.other),
      ...deleteMessages,
    },
    final: true,
    lookAhead: async () => (await import('../../services/deletion/item-look-ahead.ts')).volumeLookAhead,
    perform: ({ id }, send) => send(volumeEndpoints.volumeDelete, { params: { id } }),
  }),
]
