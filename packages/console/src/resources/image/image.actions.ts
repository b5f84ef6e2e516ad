import { imageCan, imageEndpoints, type Image } from '@meridian/contract'
import { CircleCheck, CircleSlash, HardDriveDownload, Rocket } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { Action } from '../../framework/actions/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { deleteAction, createAction, dialogAction, editAction } from '../../framework/actions/dialog-action.ts'
import { updateMetadata } from '../../framework/metadata/update-metadata.tsx'
import { VOLUME_SERVICES } from '../../framework/session/services.ts'
import { paths } from '../../paths.ts'
import { imageManifest as manifest } from './image.manifest.ts'
import { deactivateMessages, deleteSentences, imageMessages, reactivateMessages } from './image.messages.ts'

/** In the order of the menus. */
export const imageActions: Action<Image>[] = [
  createAction(manifest, {
    policy: [['image', 'add_image']],
    dialog: async () => (await import('./CreateImage.tsx')).CreateImage,
  }),
  {
    id: 'launch',
    label: imageMessages.launch,
    icon: Rocket,
    policy: [['compute', 'os_compute_api:servers:create']],
    inOwnProject: true,
    services: ['compute'],
    allowed: imageCan.launch,
    to: ({ id }) => paths.launch({ imageId: id }),
  },
  dialogAction<Image>(manifest, 'create-volume', {
    label: imageMessages.createVolume,
    icon: HardDriveDownload,
    policy: [['volume', 'volume:create']],
    inOwnProject: true,
    services: VOLUME_SERVICES,
    allowed: imageCan.launch,
    dialog: async () => (await import('./CreateVolumeFromImage.tsx')).CreateVolumeFromImage,
  }),
  editAction<Image>(manifest, {
    policy: [['image', 'modify_image']],
    allowed: imageCan.edit,
    dialog: async () => (await import('./EditImage.tsx')).EditImage,
  }),
  updateMetadata<Image>(manifest, {
    kind: 'image',
    read: imageEndpoints.imageProperties,
    write: imageEndpoints.imagePropertiesUpdate,
    policy: [['image', 'modify_metadef_object']],
    allowed: imageCan.edit,
    label: ({ id, name }) => name || id,
  }),
  batchAction<Image>({
    id: 'deactivate',
    icon: CircleSlash,
    messages: deactivateMessages,
    policy: [['image', 'deactivate']],
    allowed: imageCan.deactivate,
    confirms: true,
    perform: ({ id }) => call(imageEndpoints.imageDeactivate, { params: { id } }),
  }),
  batchAction<Image>({
    id: 'reactivate',
    icon: CircleCheck,
    messages: reactivateMessages,
    policy: [['image', 'reactivate']],
    allowed: imageCan.reactivate,
    perform: ({ id }) => call(imageEndpoints.imageReactivate, { params: { id } }),
  }),
  deleteAction<Image>(manifest, {
    sentences: deleteSentences,
    policy: [['image', 'delete_image']],
    allowed: imageCan.delete,
    remove: ({ id }) => call(imageEndpoints.imageDelete, { params: { id } }),
  }),
]
