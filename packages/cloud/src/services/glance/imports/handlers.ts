import * as z from 'zod'
import type { Call } from '../../../core/api.ts'
import { isoSeconds } from '../../../core/clock.ts'
import { badRequest } from '../../../core/fault.ts'
import { accepted } from '../../../core/reply.ts'
import type { Background } from '../../../core/service.ts'
import { findOwn } from '../images/access.ts'
import { next } from '../images/states.ts'
import * as store from '../images/store.ts'

/** What GET /v2/info/import offers. */
export const IMPORT_METHODS = ['glance-direct']

const IMPORT_SECONDS = 2

const ImportRequest = z.object({ method: z.object({ name: z.string() }) })

/** Makes the staged bytes the image's, in a while. */
export const create = (call: Call<{ id: string }>) => {
  const { method } = call.json(ImportRequest)
  if (!IMPORT_METHODS.includes(method.name)) throw badRequest(`Unknown import method name '${method.name}'.`)
  const image = findOwn(call, call.params.id, 'modify_image')
  store.update(call.db, { ...image, status: next(image.status, 'import') })
  call.later(IMPORT_SECONDS, 'import', { id: image.id })
  return accepted
}

/** The job that `create` leaves behind; the image may have been deleted meanwhile. */
export function finishImport({ db, clock }: Background, { id }: { id: string }): void {
  const image = store.find(db, id)
  if (!image) return
  const { staged, ...row } = image
  store.update(db, { ...row, ...staged, status: next(row.status, 'stored'), updated_at: isoSeconds(clock.now()) })
}
