import type { LoadBalancerOperating } from '@meridian/wire'
import type { Call } from '../../core/service/api.ts'
import { monitors } from './healthmonitors/store.ts'
import { listeners } from './listeners/store.ts'
import { balancers } from './loadbalancers/store.ts'
import { members } from './members/store.ts'
import type { MemberRow } from './members/store.ts'
import { answering } from './members/answering.ts'
import { pools } from './pools/store.ts'
import type { Row } from './resource/store.ts'

type Statuses = ReadonlyMap<string, LoadBalancerOperating>

/** The operating statuses of balancers and of their listeners, pools and members, as the members answer now. */
export function statusesOf(call: Call, balancerIds: readonly string[]): Statuses {
  const { db } = call
  const statuses = new Map<string, LoadBalancerOperating>()
  const monitored = new Set(monitors.store.ofBalancers(db, balancerIds).map(({ pool_id }) => pool_id))
  const rows = members.store.ofBalancers(db, balancerIds)
  const isUp = answering(
    call,
    rows.filter(({ pool_id, admin_state_up }) => admin_state_up && monitored.has(pool_id)),
  )
  for (const row of rows) statuses.set(row.id, ofMember(row, monitored, isUp))
  const byPool = Map.groupBy(rows, ({ pool_id }) => pool_id)
  const poolRows = pools.store.ofBalancers(db, balancerIds)
  for (const row of poolRows)
    statuses.set(row.id, stored(row) ?? ofPool((byPool.get(row.id) ?? []).map(({ id }) => statuses.get(id))))
  const listenerRows = listeners.store.ofBalancers(db, balancerIds)
  for (const row of listenerRows) statuses.set(row.id, stored(row) ?? 'ONLINE')
  const poolsOf = Map.groupBy(poolRows, ({ loadbalancer_id }) => loadbalancer_id)
  const withListeners = new Set(listenerRows.map(({ loadbalancer_id }) => loadbalancer_id))
  for (const row of balancers.store.ofBalancers(db, balancerIds)) {
    const worst = worstOf((poolsOf.get(row.id) ?? []).map(({ id }) => statuses.get(id)))
    statuses.set(row.id, stored(row) ?? (withListeners.has(row.id) ? worst : 'OFFLINE'))
  }
  return statuses
}

/** Rows with the statuses of now. */
export function withStatuses<R extends Row>(call: Call, rows: readonly R[]): R[] {
  const statuses = statusesOf(call, [...new Set(rows.map(({ loadbalancer_id }) => loadbalancer_id))])
  return rows.map((row) => ({ ...row, operating_status: statuses.get(row.id) ?? row.operating_status }))
}

/** What is new has the status that it was created with; what is switched off is offline. */
const stored = (row: Row): LoadBalancerOperating | undefined => {
  if (row.provisioning_status === 'PENDING_CREATE') return row.operating_status
  return row.admin_state_up ? undefined : 'OFFLINE'
}

function ofMember(row: MemberRow, monitored: ReadonlySet<string>, isUp: (row: MemberRow) => boolean) {
  const fixed = stored(row)
  if (fixed) return fixed
  if (!monitored.has(row.pool_id)) return 'NO_MONITOR'
  if (!isUp(row)) return 'ERROR'
  return row.weight === 0 ? 'DRAINING' : 'ONLINE'
}

function ofPool(all: readonly (LoadBalancerOperating | undefined)[]): LoadBalancerOperating {
  const failing = all.filter((status) => status === 'ERROR').length
  if (all.length === 0) return 'OFFLINE'
  return failing === 0 ? 'ONLINE' : failing === all.length ? 'ERROR' : 'DEGRADED'
}

const worstOf = (all: readonly (LoadBalancerOperating | undefined)[]): LoadBalancerOperating =>
  all.includes('ERROR') ? 'ERROR' : all.includes('DEGRADED') ? 'DEGRADED' : 'ONLINE'
