import * as z from 'zod'
import { badRequest, forbidden, notFound } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import * as domains from '../domains/store.ts'
import { conflictIn, expecting } from '../faults.ts'
import { Description, Id } from '../fields.ts'
import { filtered, listReply } from '../listing.ts'
import * as projects from '../projects/store.ts'
import { requireServiceAndRegion } from './require-service-and-region.ts'
import * as store from './store.ts'
import type { LimitRow } from './store.ts'
import { toLimit } from './view.ts'

const KIND = 'limit'
const Amount = z.int().min(-1).max(0x7fffffff)

const common = {
  service_id: Id,
  region_id: z.string().nullish(),
  resource_name: z.string().min(1).max(255),
  resource_limit: Amount,
  description: Description.optional(),
}
const New = z.union([z.strictObject({ ...common, project_id: Id }), z.strictObject({ ...common, domain_id: Id })])
const Change = z.strictObject({ resource_limit: Amount, description: Description }).partial()

export const showModel = (call: Call) => {
  call.authorize('identity:get_limit_model')
  const description = 'Limit enforcement and validation does not take project hierarchy into consideration.'
  return ok({ model: { name: 'flat', description } })
}

/** Tokens for a project or domain list its limits, others list all. */
export const list = (call: Call) => {
  call.authorize('identity:list_limits')
  const { project, domain } = call.auth.token
  const isVisible = (row: LimitRow) =>
    project ? row.project_id === project.id : !domain || row.domain_id === domain.id
  const filters = ['service_id', 'region_id', 'resource_name', 'project_id', 'domain_id'] as const
  const rows = filtered(store.limits.list(call.db).filter(isVisible), call.query, filters)
  return listReply(
    call,
    'limits',
    rows.map((row) => toLimit(call, row)),
  )
}

export const create = (call: Call) => {
  call.authorize('identity:create_limits')
  const { limits: requested } = call.json(z.object({ limits: z.array(New).min(1) }))
  const rows = requested.map(({ region_id = null, description = null, ...rest }) => {
    const owner = { project_id: null, domain_id: null }
    const row: LimitRow = { id: newHexId(), ...owner, ...rest, region_id, description }
    requireSense(call, row)
    store.limits.insert(call.db, row)
    return row
  })
  return created({ limits: rows.map((row) => toLimit(call, row)) })
}

export const show = (call: Call<{ id: string }>) => {
  const row = target(call)
  const project = projects.find(call.db, row.project_id ?? '')
  const domain = domains.find(call.db, row.domain_id ?? '')
  call.authorize('identity:get_limit', { target: { limit: { ...row, project, domain } } })
  return ok({ limit: toLimit(call, row) })
}

export const update = (call: Call<{ id: string }>) => {
  const row = target(call)
  call.authorize('identity:update_limit')
  const { resource_limit = row.resource_limit, description = row.description } = call.json(
    z.object({ limit: Change }),
  ).limit
  const changed = { ...row, resource_limit, description }
  store.limits.update(call.db, changed)
  return ok({ limit: toLimit(call, changed) })
}

export const remove = (call: Call<{ id: string }>) => {
  const { id } = target(call)
  call.authorize('identity:delete_limit')
  store.limits.remove(call.db, id)
  return noContent
}

/** Keystone looks a limit up before it checks the policy, so that an unknown one is 404 for everybody. */
function target({ db, params }: Call<{ id: string }>): LimitRow {
  const row = store.limits.find(db, params.id)
  if (!row) throw notFound(`Could not find limit for ${params.id}.`)
  return row
}

function requireSense(call: Call, row: LimitRow): void {
  const { db } = call
  requireServiceAndRegion(call, KIND, row.service_id, row.region_id)
  if (row.project_id !== null && !projects.find(db, row.project_id)) throw badRequest(expecting('project_id', KIND))
  if (row.domain_id !== null && !domains.find(db, row.domain_id)) throw badRequest(expecting('domain_id', KIND))
  if (!store.registeredLimits.list(db).some((registered) => store.areAlike(registered, row))) {
    throw forbidden('Unable to create a limit that has no corresponding registered limit.')
  }
  const isSame = (other: LimitRow) =>
    store.areAlike(other, row) && other.project_id === row.project_id && other.domain_id === row.domain_id
  if (store.limits.list(db).some(isSame)) throw conflictIn(KIND, 'Duplicate entry')
}
