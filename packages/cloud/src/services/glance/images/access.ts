import { forbidden, notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import * as store from './store.ts'
import type { ImageRow } from './store.ts'

export const isAdmin = (call: Call) => call.may('context_is_admin')

/** Throws 404, also for images that the project cannot see. */
export function findVisible(call: Call, id: string, sentence = `No image found with ID ${id}`): ImageRow {
  const image = store.find(call.db, id)
  if (!image || !store.isVisible(call.db, image, call.auth, isAdmin(call))) throw notFound(sentence)
  return image
}

/** Like `findVisible`, for a write: throws 403 unless the project owns the image and `rule` allows it. */
export function findOwn(call: Call, id: string, rule: string, sentence?: string): ImageRow {
  const image = findVisible(call, id, sentence)
  if (!store.isOwn(image, call.auth) && !isAdmin(call)) throw forbidden('You do not own this image')
  call.authorize(rule, policyTarget(call, image))
  return image
}

/** The image as policy target. A project that can see a shared image is a member of it. */
export const policyTarget = ({ auth }: Call, image: ImageRow) => ({
  project_id: image.owner,
  owner: image.owner,
  visibility: image.visibility,
  ...(image.visibility === 'shared' && !store.isOwn(image, auth) && { member_id: auth.projectId }),
})
