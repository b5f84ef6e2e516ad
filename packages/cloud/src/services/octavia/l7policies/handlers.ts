import type { L7Policy } from '@meridian/wire'
import { notFound } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { listeners } from '../listeners/store.ts'
import { l7rules } from '../l7rules/store.ts'
import { beginBelow } from '../resource/change.ts'
import { changed } from '../resource/fields.ts'
import { find, ownerOf, projectOf } from '../resource/find.ts'
import { listReply, picked } from '../resource/listing.ts'
import { referencesTo, shown } from '../resource/new-row.ts'
import { nowOf } from '../resource/time.ts'
import { NewPolicy, PolicyChange } from './body.ts'
import { DEFAULTS, makePolicy, onlyOf, place, requireValid } from './make.ts'
import { policies } from './store.ts'
import type { PolicyRow } from './store.ts'

type One = Call<{ id: string }>

export const viewOf = (call: Call, row: PolicyRow): L7Policy => ({
  ...shown(row, 'is_of_tree'),
  rules: referencesTo(l7rules.store.below(call.db, row.id)),
})

export const list = (call: Call) =>
  listReply(call, {
    key: 'l7policies',
    path: '/v2/lbaas/l7policies',
    rows: policies.store.ofProject(call.db, projectOf(call, 'l7policy')),
    view: (rows) => rows.map((row) => viewOf(call, row)),
  })

export const show = (call: One) =>
  ok({ l7policy: picked({ ...viewOf(call, find(call, policies, call.params.id, 'get_one')) }, call.query) })

export const create = (call: Call) => {
  const { l7policy: given } = call.json(NewPolicy)
  const listener = listeners.store.find(call.db, given.listener_id)
  if (!listener) throw notFound(`Listener ${given.listener_id} not found.`)
  ownerOf(call, listener, 'l7policy')
  beginBelow(call, listener.loadbalancer_id, { listenerIds: [listener.id] })
  return created({ l7policy: viewOf(call, makePolicy(call, listener, given)) })
}

export const update = (call: One) => {
  const row = find(call, policies, call.params.id, 'put')
  const listener = listeners.store.find(call.db, row.listener_id)
  if (!listener) throw notFound(`Listener ${row.listener_id} not found.`)
  const next = onlyOf(changed(row, DEFAULTS, call.json(PolicyChange).l7policy))
  requireValid(call, next, listener)
  beginBelow(call, row.loadbalancer_id, { listenerIds: [listener.id] })
  const marked = policies.store.mark(call.db, next, 'PENDING_UPDATE', nowOf(call))
  return ok({ l7policy: viewOf(call, place(call.db, marked)) })
}

/** With its rules. */
export const remove = (call: One) => {
  const row = find(call, policies, call.params.id, 'delete')
  beginBelow(call, row.loadbalancer_id, { listenerIds: [row.listener_id] })
  for (const rule of l7rules.store.below(call.db, row.id)) l7rules.store.remove(call.db, rule.id)
  policies.store.mark(call.db, row, 'PENDING_DELETE', nowOf(call))
  return noContent
}
