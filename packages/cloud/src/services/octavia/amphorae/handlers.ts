import type { Amphora } from '@meridian/wire'
import { conflict, notFound } from '../../../core/errors/fault.ts'
import { accepted, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { listeners } from '../listeners/store.ts'
import { balancers } from '../loadbalancers/store.ts'
import { listReply } from '../resource/listing.ts'
import { beginOf } from '../resource/change.ts'
import { ruleOf } from '../rules.ts'
import { statisticsOf } from '../statistics.ts'
import { replaceAmphorae } from './make.ts'
import * as store from './store.ts'

type One = Call<{ id: string }>

const findAmphora = (call: One, action: string): Amphora => {
  call.authorize(ruleOf('amphora', action))
  const amphora = store.find(call.db, call.params.id)
  if (!amphora) throw notFound(`Amphora ${call.params.id} not found.`)
  return amphora
}

export const list = (call: Call) => {
  call.authorize(ruleOf('amphora', 'get_all'))
  return listReply(call, {
    key: 'amphorae',
    path: '/v2/octavia/amphorae',
    rows: store.list(call.db),
    view: (rows) => rows,
  })
}

export const show = (call: One) => ok({ amphora: findAmphora(call, 'get_one') })

/** Its share of the traffic of each listener. */
export const statistics = (call: One) => {
  const { id, loadbalancer_id } = findAmphora(call, 'get_stats')
  const rows = listeners.store.ofBalancers(call.db, [loadbalancer_id])
  return ok({
    amphora_stats: rows.map((row) => ({ ...statisticsOf(call, row), id, listener_id: row.id, loadbalancer_id })),
  })
}

/** An amphora of a balancer cannot be deleted. */
export const remove = (call: One) => {
  const { id, loadbalancer_id } = findAmphora(call, 'delete')
  if (balancers.store.find(call.db, loadbalancer_id)) throw conflict(`Amphora ${id} is in use and cannot be modified.`)
  store.remove(call.db, id)
  return noContent
}

export const configure = (call: One) => {
  findAmphora(call, 'put_config')
  return accepted
}

export const failOver = (call: One) => {
  const amphora = findAmphora(call, 'put_failover')
  const balancer = balancers.store.find(call.db, amphora.loadbalancer_id)
  if (!balancer) throw notFound(`Load Balancer ${amphora.loadbalancer_id} not found.`)
  replaceAmphorae(call, beginOf(call, balancer, 'PENDING_UPDATE', ['ACTIVE', 'ERROR']), amphora)
  return accepted
}
