import type { LoadBalancerProvisioning } from '@meridian/wire'
import { conflict } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { listeners } from '../listeners/store.ts'
import { balancers } from '../loadbalancers/store.ts'
import type { LoadBalancerRow } from '../loadbalancers/store.ts'
import { pools } from '../pools/store.ts'
import { nowOf } from './time.ts'

export const SETTLE = 'settle'

/** How long a change takes, in seconds. */
const CHANGE_SECONDS = 2

/** What a change concerns besides the balancer. */
interface Concerned {
  listenerIds?: readonly (string | null)[]
  poolIds?: readonly (string | null)[]
}

/** Begins a change below a balancer: 409 unless it is active. */
export function beginBelow(call: Call, balancerId: string, { listenerIds = [], poolIds = [] }: Concerned = {}): void {
  const balancer = balancers.store.find(call.db, balancerId)
  if (balancer?.provisioning_status !== 'ACTIVE')
    throw conflict(`Load Balancer ${balancerId} is immutable and cannot be updated.`)
  begin(call, balancer, 'PENDING_UPDATE', CHANGE_SECONDS)
  for (const id of listenerIds) {
    const listener = id === null ? undefined : listeners.store.find(call.db, id)
    if (listener) listeners.store.mark(call.db, listener, 'PENDING_UPDATE', nowOf(call))
  }
  for (const id of poolIds) {
    const pool = id === null ? undefined : pools.store.find(call.db, id)
    if (pool) pools.store.mark(call.db, pool, 'PENDING_UPDATE', nowOf(call))
  }
}

/** Begins a change of a balancer itself: 409 unless it is in one of these states. */
export function beginOf(
  call: Call,
  balancer: LoadBalancerRow,
  status: LoadBalancerProvisioning,
  from: readonly LoadBalancerProvisioning[] = ['ACTIVE'],
): LoadBalancerRow {
  const { id, provisioning_status: state } = balancer
  if (!from.includes(state)) throw conflict(`Invalid state ${state} of loadbalancer resource ${id}`)
  return begin(call, balancer, status, CHANGE_SECONDS)
}

function begin(call: Call, balancer: LoadBalancerRow, status: LoadBalancerProvisioning, seconds: number) {
  const begun = { ...balancer, change: balancer.change + 1 }
  scheduleSettling(call, begun, seconds)
  return balancers.store.mark(call.db, begun, status, nowOf(call))
}

/** The job that ends the change in progress. */
export const scheduleSettling = (call: Call, { id, change }: LoadBalancerRow, seconds: number) =>
  call.scheduleJob(seconds, SETTLE, { id, change })
