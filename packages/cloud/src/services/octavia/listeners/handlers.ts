import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { policies } from '../l7policies/store.ts'
import { l7rules } from '../l7rules/store.ts'
import { balancers } from '../loadbalancers/store.ts'
import { beginBelow } from '../resource/change.ts'
import { changed } from '../resource/fields.ts'
import { find, ownerOf, projectOf } from '../resource/find.ts'
import { listReply, picked } from '../resource/listing.ts'
import { nowOf } from '../resource/time.ts'
import { statisticsOf } from '../statistics.ts'
import { ListenerChange, NewListener } from './body.ts'
import { defaultsOf, makeListener, requireValid } from './make.ts'
import { listeners } from './store.ts'
import { viewOf, viewsOf } from './view.ts'

type One = Call<{ id: string }>

export const list = (call: Call) =>
  listReply(call, {
    key: 'listeners',
    path: '/v2/lbaas/listeners',
    rows: listeners.store.ofProject(call.db, projectOf(call, 'listener')),
    view: (rows) => viewsOf(call, rows),
    viewed: ['operating_status'],
  })

export const show = (call: One) => {
  const row = find(call, listeners, call.params.id, 'get_one')
  return ok({ listener: picked({ ...viewsOf(call, [row])[0] }, call.query) })
}

export const create = (call: Call) => {
  const { listener: given } = call.json(NewListener)
  const balancer = balancers.store.find(call.db, given.loadbalancer_id ?? '')
  if (!balancer && given.loadbalancer_id) throw notFound(`Load Balancer ${given.loadbalancer_id} not found.`)
  if (!balancer) throw badRequest('Missing load balancer ID.')
  ownerOf(call, balancer, 'listener')
  beginBelow(call, balancer.id, { poolIds: [given.default_pool_id ?? null] })
  return created({ listener: viewOf(call, makeListener(call, balancer, given)) })
}

export const update = (call: One) => {
  const row = find(call, listeners, call.params.id, 'put')
  const { listener: given } = call.json(ListenerChange)
  const next = changed(row, defaultsOf(row.protocol), given)
  requireValid(call, next, row)
  beginBelow(call, row.loadbalancer_id, { poolIds: [next.default_pool_id] })
  return ok({ listener: viewOf(call, listeners.store.mark(call.db, next, 'PENDING_UPDATE', nowOf(call))) })
}

/** With its policies. */
export const remove = (call: One) => {
  const row = find(call, listeners, call.params.id, 'delete')
  beginBelow(call, row.loadbalancer_id, { poolIds: [row.default_pool_id] })
  for (const policy of policies.store.below(call.db, row.id)) {
    for (const rule of l7rules.store.below(call.db, policy.id)) l7rules.store.remove(call.db, rule.id)
    policies.store.remove(call.db, policy.id)
  }
  listeners.store.mark(call.db, row, 'PENDING_DELETE', nowOf(call))
  return noContent
}

export const statistics = (call: One) =>
  ok({ stats: statisticsOf(call, find(call, listeners, call.params.id, 'get_stats')) })
