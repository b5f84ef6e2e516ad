import { glance, imageCan, type Image } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { deleteAction } from '../../framework/actions/delete-action.ts'
import { deleteMessages } from './image.messages.ts'

export const deleteImages = deleteAction<Image>({
  messages: deleteMessages,
  policy: [['image', 'delete_image']],
  allowed: imageCan.delete,
  remove: ({ id }) => call(glance.imageDelete, { params: { id } }),
})
