import type { IncomingHttpHeaders } from 'node:http'
import type { Received } from '../../../core/blobs/receive.ts'
import { badRequest, conflict, forbidden, gone, notFound, unsupportedMedia } from '../../../core/errors/fault.ts'
import { bytes, noContent } from '../../../core/http/reply.ts'
import type { Call, StreamCall } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { findOwn, findVisible, isAdmin, policyTarget } from '../images/access.ts'
import { next } from '../images/states.ts'
import * as store from '../images/store.ts'
import { STORES } from '../images/store.ts'
import type { ImageRow } from '../images/store.ts'
import { contentOf } from './content.ts'
import { readRange } from './range.ts'

type PathParams = { id: string }

export const MAX_IMAGE_BYTES = 1024 ** 4

export const upload = (call: StreamCall<PathParams>) =>
  receive(call, 'upload', (image, received) => ({
    ...image,
    ...contentOf(image, received),
    status: next(image.status, 'stored'),
  }))

/** Stages the data for an import; the image gets it later. */
export const stage = (call: StreamCall<PathParams>) =>
  receive(call, 'stage', (image, received) => ({
    ...image,
    size: received.size,
    staged: contentOf(image, received),
  }))

async function receive(
  call: StreamCall<PathParams>,
  move: 'upload' | 'stage',
  done: (image: ImageRow, received: Received) => ImageRow,
) {
  requireBytes(call.headers)
  await call.transaction((inner) => begin(inner, move))
  try {
    const received = await call.blobs.receive(call.input, MAX_IMAGE_BYTES)
    await call.transaction((inner) => finish(inner, received, done)).finally(() => call.blobs.discard(received))
  } catch (error) {
    await call.transaction(resetStatus)
    throw error
  }
  return noContent
}

function requireBytes({ 'content-type': type = '' }: IncomingHttpHeaders): void {
  const plain = type.split(';', 1)[0]?.trim().toLowerCase()
  if (plain !== 'application/octet-stream') {
    throw unsupportedMedia(`The request media type ${type} is not supported by this server.`)
  }
}

function begin(call: Call<PathParams>, move: 'upload' | 'stage'): void {
  const image = findOwn(call, call.params.id, 'upload_image')
  const status = next(image.status, move)
  const unset = (['disk_format', 'container_format'] as const).filter((name) => image[name] === null)
  const [noun, names] = [unset.length > 1 ? 'Properties' : 'Property', unset.join(', ')]
  if (unset.length > 0) throw badRequest(`${noun} ${names} must be set prior to saving data.`)
  store.update(call.db, { ...image, status })
}

/**
 * Moves the file into place before the row is updated: a crash in between leaves a file without an image, not the
 * reverse.
 */
function finish(
  call: Call<PathParams>,
  received: Received,
  done: (image: ImageRow, received: Received) => ImageRow,
): void {
  const { params, db, blobs, clock } = call
  const image = store.find(db, params.id)
  if (!image) throw gone(`Image ${params.id} is not there any more. It may have been deleted while its data arrived.`)
  const row = { ...done(image, received), updated_at: isoSeconds(clock.now()) }
  blobs.save(received, image.id)
  store.update(db, row)
}

/** The image becomes `queued` again. */
export function resetStatus({ params, db }: Call<PathParams>): void {
  const image = store.find(db, params.id)
  if (image) store.update(db, { ...image, status: next(image.status, 'failed') })
}

/** Returns 204 for an image without data. */
export const download = (call: Call<PathParams>) => {
  const image = findVisible(call, call.params.id)
  call.authorize('download_image', policyTarget(call, image))
  if (image.status === 'deactivated' && !isAdmin(call)) {
    throw forbidden('The requested image has been deactivated. Image data download is forbidden.')
  }
  const { size, checksum } = image
  if (size === null || checksum === null) return noContent
  const range = readRange(call.headers.range, size)
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const rangeHeaders = range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }
  return bytes(range ? 206 : 200, call.blobs.piece(image.id, start, end), { 'content-md5': checksum, ...rangeHeaders })
}

/** Refused for the only store that has the data. */
export const removeFromStore = (call: Call<PathParams & { store: string }>) => {
  const { id, store: name } = call.params
  const image = findOwn(call, id, 'delete_image')
  if (!STORES.includes(name)) throw conflict(`The selected store ${name} is not available on this node.`)
  if (image.status !== 'active') {
    throw conflict("It's not allowed to remove image data from store if image status is not 'active'")
  }
  const present = store.storesOf(image)
  if (!present.includes(name)) throw notFound(`Image with ID ${id} is not stored in the store '${name}'.`)
  if (present.length === 1) {
    throw forbidden('Cannot delete image data from the only store containing it. Consider deleting the image instead.')
  }
  store.update(call.db, {
    ...image,
    stores: present.filter((one) => one !== name),
    updated_at: isoSeconds(call.clock.now()),
  })
  return noContent
}
