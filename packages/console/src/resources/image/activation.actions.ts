import { imageCan, imageEndpoints, type Image } from '@meridian/contract'
import { CircleCheck, CircleSlash } from 'lucide-react'
import { call } from '../../api/client.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { deactivateMessages, reactivateMessages } from './activation.messages.ts'

/** Keeps an image from being used without losing it. */
export const deactivateImages = batchAction<Image>({
  id: 'deactivate',
  icon: CircleSlash,
  messages: deactivateMessages,
  policy: [['image', 'deactivate']],
  allowed: imageCan.deactivate,
  asks: true,
  perform: ({ id }) => call(imageEndpoints.imageDeactivate, { params: { id } }),
})

export const reactivateImages = batchAction<Image>({
  id: 'reactivate',
  icon: CircleCheck,
  messages: reactivateMessages,
  policy: [['image', 'reactivate']],
  allowed: imageCan.reactivate,
  perform: ({ id }) => call(imageEndpoints.imageReactivate, { params: { id } }),
})
