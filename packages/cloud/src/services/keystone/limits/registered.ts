import * as z from 'zod'
import type { Db } from '../../../core/database/db.ts'
import { forbidden, notFound } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { conflictIn } from '../faults.ts'
import { Description, Id } from '../fields.ts'
import { filtered, listReply } from '../listing.ts'
import { requireServiceAndRegion } from './require-service-and-region.ts'
import * as store from './store.ts'
import type { RegisteredLimitRow } from './store.ts'
import { toRegisteredLimit } from './view.ts'

const KIND = 'registered_limit'
const MAX_LIMIT = 0x7fffffff

const Fields = z.strictObject({
  service_id: Id,
  region_id: z.string().nullish(),
  resource_name: z.string().min(1).max(255),
  default_limit: z.int().min(-1).max(MAX_LIMIT),
  description: Description.optional(),
})

export const list = (call: Call) => {
  call.authorize('identity:list_registered_limits')
  const filters = ['service_id', 'region_id', 'resource_name'] as const
  const rows = filtered(store.registeredLimits.list(call.db), call.query, filters)
  return listReply(
    call,
    'registered_limits',
    rows.map((row) => toRegisteredLimit(call, row)),
  )
}

export const create = (call: Call) => {
  call.authorize('identity:create_registered_limits')
  const { registered_limits: requested } = call.json(z.object({ registered_limits: z.array(Fields).min(1) }))
  const rows = requested.map(({ region_id = null, description = null, ...rest }) => {
    requireServiceAndRegion(call, KIND, rest.service_id, region_id)
    const row = { id: newHexId(), ...rest, region_id, description }
    requireFree(call.db, row)
    store.registeredLimits.insert(call.db, row)
    return row
  })
  return created({ registered_limits: rows.map((row) => toRegisteredLimit(call, row)) })
}

export const show = (call: Call<{ id: string }>) => {
  call.authorize('identity:get_registered_limit')
  return ok({ registered_limit: toRegisteredLimit(call, target(call)) })
}

/** With project limits only the default and the description can be updated. */
export const update = (call: Call<{ id: string }>) => {
  call.authorize('identity:update_registered_limit')
  const row = target(call)
  const { registered_limit: change } = call.json(z.object({ registered_limit: Fields.partial() }))
  const { service_id = row.service_id, region_id = row.region_id, resource_name = row.resource_name } = change
  if (change.service_id ?? change.region_id ?? change.resource_name) requireUnused(call.db, row)
  requireServiceAndRegion(call, KIND, service_id, region_id)
  const { default_limit = row.default_limit, description = row.description } = change
  const changed = { ...row, service_id, region_id, resource_name, default_limit, description }
  requireFree(call.db, changed)
  store.registeredLimits.update(call.db, changed)
  return ok({ registered_limit: toRegisteredLimit(call, changed) })
}

export const remove = (call: Call<{ id: string }>) => {
  call.authorize('identity:delete_registered_limit')
  const row = target(call)
  requireUnused(call.db, row)
  store.registeredLimits.remove(call.db, row.id)
  return noContent
}

function target({ db, params }: Call<{ id: string }>): RegisteredLimitRow {
  const row = store.registeredLimits.find(db, params.id)
  if (!row) throw notFound(`Could not find registered limit for ${params.id}.`)
  return row
}

function requireFree(db: Db, row: RegisteredLimitRow): void {
  const isTaken = store.registeredLimits.list(db).some((other) => other.id !== row.id && store.areAlike(row, other))
  if (isTaken) throw conflictIn(KIND, 'Duplicate entry')
}

function requireUnused(db: Db, row: RegisteredLimitRow): void {
  if (!store.limits.list(db).some((limit) => store.areAlike(row, limit))) return
  const reason = 'because there are project limits associated with it'
  throw forbidden(`Unable to update or delete registered limit ${row.id} ${reason}.`)
}
