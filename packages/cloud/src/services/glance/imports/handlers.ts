import * as z from 'zod'
import type { Received } from '../../../core/blobs/receive.ts'
import { badRequest, conflict, gone } from '../../../core/errors/fault.ts'
import { accepted } from '../../../core/http/reply.ts'
import { readWhole } from '../../../core/http/body.ts'
import type { Call, StreamCall } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { contentOf } from '../data/content.ts'
import { MAX_IMAGE_BYTES, resetStatus } from '../data/handlers.ts'
import { findOwn, policyTarget } from '../images/access.ts'
import { next } from '../images/states.ts'
import * as store from '../images/store.ts'
import { STORE, STORES } from '../images/store.ts'
import type { ImageRow } from '../images/store.ts'
import { beginTask, endTask } from './task.ts'
import { download, webSourceOf, type WebSource } from './web-download.ts'

export const IMPORT_METHODS = ['glance-direct', 'web-download', 'copy-image']

const IMPORT_SECONDS = 2

const ImportRequest = z.looseObject({
  method: z.object({ name: z.string(), uri: z.string().optional() }).optional(),
  stores: z.array(z.string()).optional(),
  all_stores: z.boolean().optional(),
})
type ImportRequest = z.output<typeof ImportRequest>

type PathParams = { id: string }

/** Schedules the import of data that was staged, or is downloaded first. */
export const create = async (call: StreamCall<PathParams>) => {
  const body = await readWhole(call.input)
  const source = await call.transaction(begin, body)
  if (source === undefined) return accepted
  try {
    const received = await call.blobs.receive(await download(source), MAX_IMAGE_BYTES)
    await call.transaction((inner) => stage(inner, received), body).finally(() => call.blobs.discard(received))
  } catch (error) {
    await call.transaction(resetStatus)
    throw error
  }
  return accepted
}

/** Starts the import of staged data, or returns what to download. */
function begin(call: Call<PathParams>): WebSource | undefined {
  const request = call.json(ImportRequest)
  const { name, uri } = request.method ?? {}
  if (name === undefined) throw badRequest("Import request requires a 'method' field.")
  if (!IMPORT_METHODS.includes(name)) throw badRequest(`Unknown import method name '${name}'.`)
  const image = findOwn(call, call.params.id, 'modify_image')
  refuseOtherStores(request)
  if (name === 'copy-image') return copy(call, image, request)
  if (name === 'glance-direct') return schedule(call, image, request)
  if (uri === undefined) throw badRequest("'uri' is required for the import method 'web-download'.")
  const source = webSourceOf(call, uri)
  if (image.status !== 'queued') throw conflict(`Image with status ${image.status} cannot be target for import`)
  store.update(call.db, { ...image, status: next(image.status, 'stage') })
  return source
}

function schedule(call: Call, image: ImageRow, request: ImportRequest): undefined {
  store.update(call.db, { ...image, status: next(image.status, 'import') })
  const task = beginTask(call, image, request)
  call.scheduleJob(IMPORT_SECONDS, 'import', { id: image.id, task })
}

/** The downloaded bytes are stored as if a client had staged them. */
function stage(call: Call<PathParams>, received: Received): void {
  const { id } = call.params
  const image = store.find(call.db, id)
  if (!image) throw gone(`Image ${id} is not there any more. It may have been deleted while its data arrived.`)
  call.blobs.save(received, id)
  schedule(call, { ...image, size: received.size, staged: contentOf(image, received) }, call.json(ImportRequest))
}

/** Copies no bytes, since the stores share a disk: the image only lists the other store. */
function copy(call: Call, image: ImageRow, { all_stores: allStores = false, stores }: ImportRequest): undefined {
  if (image.status !== 'active') throw conflict('Only images with status active can be targeted for copying')
  call.authorize('copy_image', policyTarget(call, image))
  const present = store.storesOf(image)
  const wanted = allStores ? STORES : (stores ?? [STORE])
  const again = wanted.find((name) => present.includes(name))
  if (!allStores && again !== undefined) throw badRequest(`Image is already present at store '${again}'`)
  const all = STORES.filter((name) => present.includes(name) || wanted.includes(name))
  store.update(call.db, { ...image, stores: all, updated_at: isoSeconds(call.clock.now()) })
}

function refuseOtherStores({ stores, all_stores: allStores }: ImportRequest): void {
  if (allStores && stores) {
    throw badRequest("All_stores parameter can't be used with x-image-meta-store header or stores parameter")
  }
  const unknown = stores?.find((name) => !STORES.includes(name))
  if (unknown !== undefined) throw conflict(`Store for identifier ${unknown} not found`)
}

/** The job of `create`; the image can be deleted by now. */
export function finishImport({ db, clock }: Background, { id, task }: { id: string; task?: string }): void {
  const now = clock.now()
  const image = store.find(db, id)
  if (task !== undefined) endTask(db, task, now, image)
  if (!image) return
  const { staged, ...row } = image
  store.update(db, { ...row, ...staged, status: next(row.status, 'stored'), updated_at: isoSeconds(now) })
}
