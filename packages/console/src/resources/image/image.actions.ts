import { imageEndpoints, imageCan, type Image } from '@meridian/contract'
import { HardDriveDownload, Pencil, Plus, Rocket } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction, LinkAction } from '../../framework/actions/action.ts'
import { deleteAction } from '../../framework/actions/delete-action.ts'
import { updateMetadata } from '../../framework/metadata/update-metadata.tsx'
import { VOLUME_SERVICES } from '../../framework/session/services.ts'
import { opens } from '../../framework/actions/dialog-action.ts'
import { paths } from '../../paths.ts'
import { deleteMessages, imageMessages } from './image.messages.ts'

export const createImage: GlobalAction = {
  id: 'create',
  label: imageMessages.create,
  icon: Plus,
  policy: [['image', 'add_image']],
  open: () => paths.modal('create-image'),
}

export const launchImage: LinkAction<Image> = {
  id: 'launch',
  label: imageMessages.launch,
  icon: Rocket,
  policy: [['compute', 'os_compute_api:servers:create']],
  inOwnProject: true,
  services: ['compute'],
  allowed: imageCan.launch,
  to: ({ id }) => paths.launch({ imageId: id }),
}

export const createVolume = opens<Image>('create-volume-from-image', {
  id: 'create-volume',
  label: imageMessages.createVolume,
  icon: HardDriveDownload,
  policy: [['volume', 'volume:create']],
  inOwnProject: true,
  services: VOLUME_SERVICES,
  allowed: imageCan.launch,
})

export const editImage = opens<Image>('edit-image', {
  id: 'edit',
  label: imageMessages.edit,
  icon: Pencil,
  policy: [['image', 'modify_image']],
  allowed: imageCan.edit,
})

export const imageMetadata = updateMetadata<Image>({
  kind: 'image',
  read: imageEndpoints.imageProperties,
  write: imageEndpoints.imagePropertiesUpdate,
  policy: [['image', 'modify_metadef_object']],
  allowed: imageCan.edit,
  label: (image) => image.name || image.id,
})

export const deleteImages = deleteAction<Image>({
  messages: deleteMessages,
  policy: [['image', 'delete_image']],
  allowed: imageCan.delete,
  remove: ({ id }) => call(imageEndpoints.imageDelete, { params: { id } }),
})
