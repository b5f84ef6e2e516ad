import * as z from 'zod'
import type { Db } from '../../../core/database/db.ts'
import { badRequest, forbidden } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { extrasOf, OWN_KEYS } from '../extras.ts'
import { conflictIn, orNotFound } from '../faults.ts'
import { changing, Description } from '../fields.ts'
import { filtered, listReply } from '../listing.ts'
import { endpointsOf } from './catalog.ts'
import * as store from './store.ts'
import { toRegion } from './view.ts'

const Fields = z.looseObject({
  id: z.string().max(255).optional(),
  description: Description.optional(),
  parent_region_id: z.string().nullish(),
})
const KNOWN = [...OWN_KEYS, 'description', 'parent_region_id']

export const list = (call: Call) => {
  call.authorize('identity:list_regions')
  const rows = filtered(store.listRegions(call.db), call.query, ['parent_region_id'])
  return listReply(
    call,
    'regions',
    rows.map((row) => toRegion(call, row)),
  )
}

export const create = (call: Call) => {
  call.authorize('identity:create_region')
  const { region } = call.json(z.object({ region: Fields }))
  return make(call, region, region.id || newHexId())
}

/** With an id from the client. */
export const createAs = (call: Call<{ id: string }>) => {
  call.authorize('identity:create_region')
  const { region } = call.json(z.object({ region: Fields }))
  const { id } = call.params
  if (region.id !== undefined && region.id !== id) {
    throw badRequest(`Conflicting region IDs specified: "${id}" != "${region.id}"`)
  }
  return make(call, region, id)
}

function make(call: Call, region: z.infer<typeof Fields>, id: string) {
  if (store.findRegion(call.db, id)) throw conflictIn('region', `Duplicate ID, ${id}.`)
  const { description, parent_region_id = null } = region
  requireParent(call.db, id, parent_region_id)
  const row = { id, description: description ?? '', parent_region_id, extra: extrasOf(region, KNOWN) }
  store.insertRegion(call.db, row)
  return created({ region: toRegion(call, row) })
}

export const show = (call: Call<{ id: string }>) => {
  call.authorize('identity:get_region')
  return ok({ region: toRegion(call, target(call)) })
}

export const update = (call: Call<{ id: string }>) => {
  call.authorize('identity:update_region')
  const row = target(call)
  const { region: change } = call.json(z.object({ region: changing(Fields) }))
  const { parent_region_id = row.parent_region_id } = change
  requireParent(call.db, row.id, parent_region_id)
  const description = change.description === undefined ? row.description : (change.description ?? '')
  const changed = { ...row, description, parent_region_id, extra: { ...row.extra, ...extrasOf(change, KNOWN) } }
  store.updateRegion(call.db, changed)
  return ok({ region: toRegion(call, changed) })
}

/** Also removes the regions below it, unless one of them has an endpoint. */
export const remove = (call: Call<{ id: string }>) => {
  call.authorize('identity:delete_region')
  const row = target(call)
  const doomed = [row.id, ...below(call.db, row.id)]
  if (endpointsOf(call).some(({ region_id }) => region_id !== null && doomed.includes(region_id))) {
    throw forbidden(`Unable to delete region ${row.id} because it or its child regions have associated endpoints.`)
  }
  for (const id of doomed) store.removeRegion(call.db, id)
  return noContent
}

const target = ({ db, params }: Call<{ id: string }>) =>
  orNotFound(store.findRegion(db, params.id), 'region', params.id)

const below = (db: Db, id: string): string[] =>
  store
    .listRegions(db)
    .filter((region) => region.parent_region_id === id)
    .flatMap((child) => [child.id, ...below(db, child.id)])

function requireParent(db: Db, id: string, parentId: string | null): void {
  if (parentId === null) return
  orNotFound(store.findRegion(db, parentId), 'region', parentId)
  if (parentId === id || below(db, id).includes(parentId)) {
    throw badRequest(`The specified parent region ${id} would create a circular region hierarchy.`)
  }
}
