import type { Call } from '../../../core/api.ts'
import { forbidden } from '../../../core/fault.ts'
import { noContent, ok } from '../../../core/reply.ts'
import { findOwn, findVisible, policyTarget } from './access.ts'
import { readQuery } from './query.ts'
import * as store from './store.ts'
import { toImage } from './view.ts'

export const list = (call: Call) => {
  call.authorize('get_images', { project_id: call.auth.projectId })
  const { visible, page } = readQuery(call)
  const images = store.list(call.db, visible, page)
  return ok({
    images: images.map(toImage),
    ...pageLinks(call, images.at(-1)?.id, images.length === page.limit),
    schema: '/v2/schemas/images',
  })
}

export const show = (call: Call<{ id: string }>) => {
  const image = findVisible(call, call.params.id)
  call.authorize('get_image', policyTarget(call, image))
  return ok(toImage(image))
}

/** Protected images answer 403. */
export const remove = (call: Call<{ id: string }>) => {
  const { id } = call.params
  const image = findOwn(call, id, 'delete_image', `Failed to find image ${id} to delete`)
  if (image.protected) throw forbidden(`Image ${id} is protected and cannot be deleted.`)
  store.remove(call.db, id)
  call.afterCommit(() => call.blobs.remove(id))
  return noContent
}

/** Glance tells of a next page whenever this one is full. */
function pageLinks({ query }: Call, last: string | undefined, isFull: boolean) {
  const link = (parameters: URLSearchParams) => (parameters.size > 0 ? `/v2/images?${parameters}` : '/v2/images')
  const first = new URLSearchParams(query)
  first.delete('marker')
  const next = new URLSearchParams(first)
  if (last) next.set('marker', last)
  return { first: link(first), ...(last && isFull && { next: link(next) }) }
}
