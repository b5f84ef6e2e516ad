import { conflict, forbidden } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { IMPORT_METHODS } from '../imports/handlers.ts'
import * as members from '../members/store.ts'
import { findOwn, findVisible, policyTarget } from './access.ts'
import { changed } from './change.ts'
import { authorizeNew, readNewImage } from './create.ts'
import { shownLocations } from './locations.ts'
import { readPatch } from './patch.ts'
import { readQuery } from './query.ts'
import { next } from './states.ts'
import { STORE, type ImageRow } from './store.ts'
import * as store from './store.ts'
import type { Image } from '@meridian/wire'

export const create = (call: Call) => {
  const image = readNewImage(call)
  authorizeNew(call, image)
  if (store.find(call.db, image.id)) throw conflict(`Image ID ${image.id} already exists!`)
  store.insert(call.db, image)
  return created(toImage(call, image), {
    location: `${call.baseUrl}/image/v2/images/${image.id}`,
    'openstack-image-import-methods': IMPORT_METHODS.join(','),
    'openstack-image-store-ids': STORE,
  })
}

export const list = (call: Call) => {
  call.authorize('get_images', { project_id: call.auth.projectId })
  const { visible, page } = readQuery(call)
  const images = store.list(call.db, visible, page)
  return ok({
    images: images.map((image) => toImage(call, image)),
    ...pageLinks(call, images.at(-1)?.id, images.length === page.limit),
    schema: '/v2/schemas/images',
  })
}

export const show = (call: Call<{ id: string }>) => {
  const image = findVisible(call, call.params.id)
  call.authorize('get_image', policyTarget(call, image))
  return ok(toImage(call, image))
}

export const update = (call: Call<{ id: string }>) => {
  const changes = readPatch(call)
  // Glance checks only what is changed: the client of a member sends this after the member's answer to an offer.
  if (changes.length === 0) return ok(toImage(call, findVisible(call, call.params.id)))
  const image = findOwn(call, call.params.id, 'modify_image')
  return ok(toImage(call, save(call, changed(call, image, changes))))
}

/** Protected images are refused with 403. */
export const remove = (call: Call<{ id: string }>) => {
  const { id } = call.params
  const image = findOwn(call, id, 'delete_image', `Failed to find image ${id} to delete`)
  if (image.protected) throw forbidden(`Image ${id} is protected and cannot be deleted.`)
  store.remove(call.db, id)
  members.removeAll(call.db, id)
  call.blobs.remove(id)
  return noContent
}

const move = (name: 'deactivate' | 'reactivate') => (call: Call<{ id: string }>) => {
  const image = findOwn(call, call.params.id, name)
  save(call, { ...image, status: next(image.status, name) })
  return noContent
}

export const deactivate = move('deactivate')
export const reactivate = move('reactivate')

function save(call: Call, image: ImageRow): ImageRow {
  const row = { ...image, updated_at: isoSeconds(call.clock.now()) }
  store.update(call.db, row)
  return row
}

/** Like Glance, has a next link whenever the page is full. */
function pageLinks({ query }: Call, last: string | undefined, isFull: boolean) {
  const link = (parameters: URLSearchParams) => (parameters.size > 0 ? `/v2/images?${parameters}` : '/v2/images')
  const parameters = new URLSearchParams(query)
  parameters.delete('marker')
  const first = link(parameters)
  if (!last || !isFull) return { first }
  parameters.set('marker', last)
  return { first, next: link(parameters) }
}

function toImage(call: Call, image: ImageRow): Image {
  const { properties, staged: _staged, stores: _stores, locations: _locations, ...row } = image
  const self = `/v2/images/${row.id}`
  const hasData = row.checksum !== null && row.status !== 'deactivated'
  return {
    ...properties,
    ...row,
    self,
    file: `${self}/file`,
    schema: '/v2/schemas/image',
    ...shownLocations(call, image),
    ...(hasData && { stores: store.storesOf(image).join(',') }),
  }
}
