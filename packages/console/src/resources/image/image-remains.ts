import { imageEndpoints } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import type { UploadRemains } from '../../framework/resource/resource.ts'

/** States of an image whose bytes are not all there. */
const WAITING = ['queued', 'saving', 'uploading']

/** An image that was made, and whose file did not arrive. */
export const imageRemains: UploadRemains = {
  async look({ id }) {
    const image = await orNothing(call(imageEndpoints.imageView, { params: { id } }))
    return image !== null && WAITING.includes(image.status) && null
  },
  discard: ({ id }) => orNothing(call(imageEndpoints.imageDelete, { params: { id } })),
}

async function orNothing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
