import * as z from 'zod'
import { badRequest, conflict } from '../../../core/errors/fault.ts'
import { accepted } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { findOwn, policyTarget } from '../images/access.ts'
import { next } from '../images/states.ts'
import * as store from '../images/store.ts'
import { STORE } from '../images/store.ts'
import type { ImageRow } from '../images/store.ts'
import { beginTask, endTask } from './task.ts'

/** `web-download` is missing: nothing is downloaded from URLs. */
export const IMPORT_METHODS = ['glance-direct', 'copy-image']

const IMPORT_SECONDS = 2

const ImportRequest = z.looseObject({
  method: z.object({ name: z.string() }).optional(),
  stores: z.array(z.string()).optional(),
  all_stores: z.boolean().optional(),
})
type ImportRequest = z.output<typeof ImportRequest>

/** Schedules the import of the staged data. */
export const create = (call: Call<{ id: string }>) => {
  const request = call.json(ImportRequest)
  const name = request.method?.name
  if (name === undefined) throw badRequest("Import request requires a 'method' field.")
  if (!IMPORT_METHODS.includes(name)) throw badRequest(`Unknown import method name '${name}'.`)
  const image = findOwn(call, call.params.id, 'modify_image')
  refuseOtherStores(request)
  if (name === 'copy-image') return copy(call, image, request)
  store.update(call.db, { ...image, status: next(image.status, 'import') })
  const task = beginTask(call, image, request)
  call.scheduleJob(IMPORT_SECONDS, 'import', { id: image.id, task })
  return accepted
}

/** Copies nothing: there is one store, and an active image is in it. */
function copy(call: Call, image: ImageRow, { all_stores: allStores = false }: ImportRequest) {
  if (image.status !== 'active') throw conflict('Only images with status active can be targeted for copying')
  call.authorize('copy_image', policyTarget(call, image))
  if (!allStores) throw badRequest(`Image is already present at store '${STORE}'`)
  return accepted
}

function refuseOtherStores({ stores, all_stores: allStores }: ImportRequest): void {
  if (allStores && stores) {
    throw badRequest("All_stores parameter can't be used with x-image-meta-store header or stores parameter")
  }
  const unknown = stores?.find((name) => name !== STORE)
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
