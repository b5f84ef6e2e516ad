import * as z from 'zod'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { conflictIn, orNotFound } from '../faults.ts'
import { listReply } from '../listing.ts'
import * as store from './store.ts'
import { toMapping } from './view.ts'

const Rule = z.looseObject({
  local: z.array(z.looseObject({})),
  remote: z.array(z.looseObject({ type: z.string() })).min(1),
})
const Body = z.object({ mapping: z.looseObject({ rules: z.array(Rule).min(1) }) })

export const list = (call: Call) => {
  call.authorize('identity:list_mappings')
  return listReply(
    call,
    'mappings',
    store.mappings.list(call.db).map((row) => toMapping(call, row)),
  )
}

export const create = (call: Call<{ id: string }>) => {
  call.authorize('identity:create_mapping')
  const row = { id: call.params.id, rules: call.json(Body).mapping.rules }
  if (store.mappings.find(call.db, row.id)) throw conflictIn('mapping', 'Duplicate entry')
  store.mappings.insert(call.db, row)
  return created({ mapping: toMapping(call, row) })
}

export const show = (call: Call<{ id: string }>) => {
  call.authorize('identity:get_mapping')
  return ok({ mapping: toMapping(call, target(call)) })
}

export const update = (call: Call<{ id: string }>) => {
  call.authorize('identity:update_mapping')
  const row = { ...target(call), rules: call.json(Body).mapping.rules }
  store.mappings.update(call.db, row)
  return ok({ mapping: toMapping(call, row) })
}

export const remove = (call: Call<{ id: string }>) => {
  call.authorize('identity:delete_mapping')
  store.mappings.remove(call.db, target(call).id)
  return noContent
}

const target = ({ db, params }: Call<{ id: string }>) =>
  orNotFound(store.mappings.find(db, params.id), 'mapping', params.id)
