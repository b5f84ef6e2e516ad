import { createHash } from 'node:crypto'
import type { LoadBalancerStatistics } from '@meridian/wire'
import type { Clock } from '../../core/time/clock.ts'
import type { ListenerRow } from './listeners/store.ts'

const BYTES_IN = 740
const BYTES_OUT = 11_400

/** The traffic of a listener: a function of its age, so that it grows without being stored. */
export function statisticsOf({ clock }: { clock: Clock }, listener: ListenerRow): LoadBalancerStatistics {
  if (!listener.admin_state_up || listener.default_pool_id === null) return NOTHING
  const age = Math.max(clock.now() - Date.parse(`${listener.created_at}Z`), 0) / 1000
  const perSecond = 1 + (createHash('sha256').update(listener.id).digest()[0] ?? 0) / 32
  const connections = Math.floor(age * perSecond)
  return {
    bytes_in: connections * BYTES_IN,
    bytes_out: connections * BYTES_OUT,
    active_connections: Math.min(connections, Math.round(perSecond * (3 + Math.sin(age / 60)))),
    total_connections: connections,
    request_errors: Math.floor(connections / 2500),
  }
}

const NOTHING: LoadBalancerStatistics = {
  bytes_in: 0,
  bytes_out: 0,
  active_connections: 0,
  total_connections: 0,
  request_errors: 0,
}

export const summed = (all: readonly LoadBalancerStatistics[]): LoadBalancerStatistics =>
  all.reduce(
    (sum, one) => ({
      bytes_in: sum.bytes_in + one.bytes_in,
      bytes_out: sum.bytes_out + one.bytes_out,
      active_connections: sum.active_connections + one.active_connections,
      total_connections: sum.total_connections + one.total_connections,
      request_errors: sum.request_errors + one.request_errors,
    }),
    NOTHING,
  )
