import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { monitors } from '../healthmonitors/store.ts'
import { policies } from '../l7policies/store.ts'
import { listeners } from '../listeners/store.ts'
import { balancers } from '../loadbalancers/store.ts'
import { members } from '../members/store.ts'
import { beginBelow } from '../resource/change.ts'
import { changed } from '../resource/fields.ts'
import { find, ownerOf, projectOf } from '../resource/find.ts'
import { listReply, picked } from '../resource/listing.ts'
import { nowOf } from '../resource/time.ts'
import { NewPool, PoolChange } from './body.ts'
import { DEFAULTS, makePool, persistenceOf } from './make.ts'
import { requireFitting } from './protocols.ts'
import { pools } from './store.ts'
import { listenersOf, viewOf, viewsOf } from './view.ts'

type One = Call<{ id: string }>

export const list = (call: Call) =>
  listReply(call, {
    key: 'pools',
    path: '/v2/lbaas/pools',
    rows: pools.store.ofProject(call.db, projectOf(call, 'pool')),
    view: (rows) => viewsOf(call, rows),
    viewed: ['operating_status'],
  })

export const show = (call: One) => {
  const row = find(call, pools, call.params.id, 'get_one')
  return ok({ pool: picked({ ...viewsOf(call, [row])[0] }, call.query) })
}

/** Below a balancer, or as the default pool of a listener. */
export const create = (call: Call) => {
  const { pool: given } = call.json(NewPool)
  const { listener_id, loadbalancer_id } = given
  const listener = listener_id ? listeners.store.find(call.db, listener_id) : undefined
  if (listener_id && !listener) throw notFound(`Listener ${listener_id} not found.`)
  const balancerId = listener?.loadbalancer_id ?? loadbalancer_id ?? ''
  if (!balancerId) throw badRequest('Must provide at least one of listener_id or loadbalancer_id.')
  const balancer = balancers.store.find(call.db, balancerId)
  if (!balancer) throw notFound(`Load Balancer ${balancerId} not found.`)
  ownerOf(call, balancer, 'pool')
  if (listener?.default_pool_id) throw conflict('This listener already has a default pool')
  if (listener) requireFitting(listener.protocol, given.protocol)
  beginBelow(call, balancer.id, { listenerIds: [listener?.id ?? null] })
  const row = makePool(call, balancer, given)
  const marked = listener && listeners.store.find(call.db, listener.id)
  if (marked) listeners.store.update(call.db, { ...marked, default_pool_id: row.id })
  return created({ pool: viewOf(call, row) })
}

export const update = (call: One) => {
  const row = find(call, pools, call.params.id, 'put')
  const { session_persistence: persistence, ...given } = call.json(PoolChange).pool
  const defaults = { ...DEFAULTS, lb_algorithm: row.lb_algorithm }
  const next = {
    ...changed(row, defaults, given),
    ...(persistence !== undefined && { session_persistence: persistenceOf(persistence, row.protocol) }),
  }
  beginBelow(call, row.loadbalancer_id, { listenerIds: listenersOf(call, row).map(({ id }) => id) })
  return ok({ pool: viewOf(call, pools.store.mark(call.db, next, 'PENDING_UPDATE', nowOf(call))) })
}

/** With its members and monitor; listeners lose it. 409 while a policy sends requests to it. */
export const remove = (call: One) => {
  const { db } = call
  const row = find(call, pools, call.params.id, 'delete')
  const user = policies.store
    .ofBalancers(db, [row.loadbalancer_id])
    .find(({ redirect_pool_id }) => redirect_pool_id === row.id)
  if (user) throw conflict(`Pool ${row.id} is in use by L7 policy ${user.id}`)
  beginBelow(call, row.loadbalancer_id)
  for (const listener of listenersOf(call, row))
    listeners.store.mark(db, { ...listener, default_pool_id: null }, 'PENDING_UPDATE', nowOf(call))
  for (const { store } of [members, monitors]) for (const each of store.below(db, row.id)) store.remove(db, each.id)
  pools.store.mark(db, row, 'PENDING_DELETE', nowOf(call))
  return noContent
}
