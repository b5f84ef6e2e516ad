import type { HealthMonitor } from '@meridian/wire'
import { notFound } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { pools } from '../pools/store.ts'
import { listenersOf } from '../pools/view.ts'
import { beginBelow } from '../resource/change.ts'
import { changed } from '../resource/fields.ts'
import { find, ownerOf, projectOf } from '../resource/find.ts'
import { listReply, picked } from '../resource/listing.ts'
import { shown } from '../resource/new-row.ts'
import { nowOf } from '../resource/time.ts'
import { MonitorChange, NewMonitor } from './body.ts'
import { defaultsOf, makeMonitor, requireFitting } from './make.ts'
import { monitors } from './store.ts'
import type { MonitorRow } from './store.ts'

type One = Call<{ id: string }>

const viewOf = (row: MonitorRow): HealthMonitor => ({
  ...shown(row, 'pool_id', 'is_of_tree'),
  pools: [{ id: row.pool_id }],
})

const begin = (call: Call, { pool_id, loadbalancer_id }: Pick<MonitorRow, 'pool_id' | 'loadbalancer_id'>) => {
  const pool = pools.store.find(call.db, pool_id)
  beginBelow(call, loadbalancer_id, {
    listenerIds: pool ? listenersOf(call, pool).map(({ id }) => id) : [],
    poolIds: [pool_id],
  })
}

export const list = (call: Call) =>
  listReply(call, {
    key: 'healthmonitors',
    path: '/v2/lbaas/healthmonitors',
    rows: monitors.store.ofProject(call.db, projectOf(call, 'healthmonitor')),
    view: (rows) => rows.map(viewOf),
  })

export const show = (call: One) =>
  ok({ healthmonitor: picked({ ...viewOf(find(call, monitors, call.params.id, 'get_one')) }, call.query) })

export const create = (call: Call) => {
  const { healthmonitor: given } = call.json(NewMonitor)
  const pool = pools.store.find(call.db, given.pool_id)
  if (!pool) throw notFound(`Pool ${given.pool_id} not found.`)
  ownerOf(call, pool, 'healthmonitor')
  begin(call, { pool_id: pool.id, loadbalancer_id: pool.loadbalancer_id })
  return created({ healthmonitor: viewOf(makeMonitor(call, pool, given)) })
}

/** The type never changes. */
export const update = (call: One) => {
  const row = find(call, monitors, call.params.id, 'put')
  const { healthmonitor: given } = call.json(MonitorChange)
  requireFitting(row.type, given)
  const next = changed(row, defaultsOf(row.type), given)
  begin(call, row)
  return ok({ healthmonitor: viewOf(monitors.store.mark(call.db, next, 'PENDING_UPDATE', nowOf(call))) })
}

export const remove = (call: One) => {
  const row = find(call, monitors, call.params.id, 'delete')
  begin(call, row)
  monitors.store.mark(call.db, row, 'PENDING_DELETE', nowOf(call))
  return noContent
}
