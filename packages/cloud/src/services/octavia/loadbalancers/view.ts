import type { LoadBalancer, LoadBalancerStatusTree, PoolStatus } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { monitors } from '../healthmonitors/store.ts'
import { listeners } from '../listeners/store.ts'
import { members } from '../members/store.ts'
import { pools } from '../pools/store.ts'
import type { PoolRow } from '../pools/store.ts'
import { listenersOf } from '../pools/view.ts'
import { referencesTo, shown } from '../resource/new-row.ts'
import type { Row } from '../resource/store.ts'
import { statusesOf, withStatuses } from '../statuses.ts'
import type { LoadBalancerRow } from './store.ts'

/** With the references that are read for all rows at once. */
export function viewsOf(call: Call, rows: readonly LoadBalancerRow[]): LoadBalancer[] {
  const ids = rows.map(({ id }) => id)
  const below = Map.groupBy(listeners.store.ofBalancers(call.db, ids), ({ loadbalancer_id }) => loadbalancer_id)
  const beside = Map.groupBy(pools.store.ofBalancers(call.db, ids), ({ loadbalancer_id }) => loadbalancer_id)
  return withStatuses(call, rows).map((row) => ({
    ...shown(row, 'owns_port', 'change'),
    listeners: referencesTo(below.get(row.id) ?? []),
    pools: referencesTo(beside.get(row.id) ?? []),
  }))
}

/** As stored, for the answer to a change. */
export const viewOf = ({ db }: Call, row: LoadBalancerRow): LoadBalancer => ({
  ...shown(row, 'owns_port', 'change'),
  listeners: referencesTo(listeners.store.ofBalancers(db, [row.id])),
  pools: referencesTo(pools.store.ofBalancers(db, [row.id])),
})

type Named = Row & { name: string }

/** The balancer with all below it. Each listener has the pools that it sends requests to. */
export function statusTree(call: Call, balancer: LoadBalancerRow): LoadBalancerStatusTree {
  const { db } = call
  const statuses = statusesOf(call, [balancer.id])
  const statusOf = ({ id, name, provisioning_status, operating_status }: Named) => ({
    id,
    name,
    operating_status: statuses.get(id) ?? operating_status,
    provisioning_status,
  })
  const ofPool = (row: PoolRow): PoolStatus => {
    const [monitor] = monitors.store.below(db, row.id)
    return {
      ...statusOf(row),
      ...(monitor && { health_monitor: { ...statusOf(monitor), type: monitor.type } }),
      members: members.store
        .below(db, row.id)
        .map((member) => ({ ...statusOf(member), address: member.address, protocol_port: member.protocol_port })),
    }
  }
  const users = pools.store
    .ofBalancers(db, [balancer.id])
    .map((pool) => ({ status: ofPool(pool), listenerIds: listenersOf(call, pool).map(({ id }) => id) }))
  return {
    ...statusOf(balancer),
    listeners: listeners.store.ofBalancers(db, [balancer.id]).map((row) => ({
      ...statusOf(row),
      pools: users.filter(({ listenerIds }) => listenerIds.includes(row.id)).map(({ status }) => status),
    })),
  }
}
