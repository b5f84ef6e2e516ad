import type { Volume } from '@meridian/contract'
import { lazy, type ComponentType } from 'react'
import type { Modals } from '../../framework/modals/modal.ts'
import type { AboutVolume } from './form/VolumeForm.tsx'
import { VOLUME_DIALOGS, type VolumeDialog } from './volume-dialogs.ts'

/** Each is fetched when it is first opened. */
const later = (load: () => Promise<ComponentType<AboutVolume>>) => lazy(async () => ({ default: await load() }))

const DIALOGS: Record<VolumeDialog, ComponentType<AboutVolume>> = {
  'edit-volume': later(async () => (await import('./form/EditVolume.tsx')).EditVolume),
  'extend-volume': later(async () => (await import('./form/ExtendVolume.tsx')).ExtendVolume),
  'volume-attachments': later(async () => (await import('./form/ManageAttachments.tsx')).ManageAttachments),
  'create-volume-snapshot': later(async () => (await import('./form/CreateSnapshot.tsx')).CreateSnapshot),
  'create-volume-backup': later(async () => (await import('./form/CreateBackup.tsx')).CreateBackup),
  'change-volume-type': later(async () => (await import('./form/ChangeType.tsx')).ChangeType),
  'upload-volume': later(async () => (await import('./form/UploadToImage.tsx')).UploadToImage),
  'create-volume-transfer': later(async () => (await import('./form/CreateTransfer.tsx')).CreateTransfer),
}

const AcceptTransfer = lazy(async () => ({ default: (await import('./form/AcceptTransfer.tsx')).AcceptTransfer }))

export const volumeModals: Modals<Volume> = {
  ...Object.fromEntries(
    VOLUME_DIALOGS.map((name) => {
      const Dialog = DIALOGS[name]
      return [
        name,
        { item: (volume: Volume, tools) => <Dialog volume={volume} tools={tools} /> } satisfies Modals<Volume>[string],
      ]
    }),
  ),
  'accept-volume-transfer': { panel: (tools) => <AcceptTransfer tools={tools} /> },
}
