import type { Pool } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { monitors } from '../healthmonitors/store.ts'
import { policies } from '../l7policies/store.ts'
import { listeners } from '../listeners/store.ts'
import { members } from '../members/store.ts'
import { referencesTo, shown } from '../resource/new-row.ts'
import { withStatuses } from '../statuses.ts'
import type { PoolRow } from './store.ts'

/** The listeners that send requests to a pool, by default or by a policy. */
export function listenersOf({ db }: Pick<Call, 'db'>, { id, loadbalancer_id }: PoolRow) {
  const redirecting = policies.store
    .ofBalancers(db, [loadbalancer_id])
    .filter(({ redirect_pool_id }) => redirect_pool_id === id)
    .map(({ listener_id }) => listener_id)
  return listeners.store
    .ofBalancers(db, [loadbalancer_id])
    .filter((listener) => listener.default_pool_id === id || redirecting.includes(listener.id))
}

export function viewOf(call: Call, row: PoolRow): Pool {
  const [monitor] = monitors.store.below(call.db, row.id)
  return {
    ...shown(row),
    loadbalancers: [{ id: row.loadbalancer_id }],
    listeners: referencesTo(listenersOf(call, row)),
    ...(monitor && { healthmonitor_id: monitor.id }),
    members: referencesTo(members.store.below(call.db, row.id)),
  }
}

export const viewsOf = (call: Call, rows: readonly PoolRow[]): Pool[] =>
  withStatuses(call, rows).map((row) => viewOf(call, row))
