import { Fault } from '../../core/errors/fault.ts'
import type { Background } from '../../core/service/service.ts'
import { makeAmphorae, removeAmphorae } from './amphorae/make.ts'
import { monitors } from './healthmonitors/store.ts'
import { policies } from './l7policies/store.ts'
import { l7rules } from './l7rules/store.ts'
import { listeners } from './listeners/store.ts'
import { balancers } from './loadbalancers/store.ts'
import type { LoadBalancerRow } from './loadbalancers/store.ts'
import { members } from './members/store.ts'
import { pools } from './pools/store.ts'
import type { Row, Store } from './resource/store.ts'
import { nowOf } from './resource/time.ts'

/** Ends the change of a balancer and of all below it. */
export function settle(background: Background, { id, change }: { id: string; change: number }): void {
  const { db } = background
  const balancer = balancers.store.find(db, id)
  if (balancer?.change !== change) return
  if (balancer.provisioning_status === 'PENDING_DELETE') return remove(background, balancer)
  if (balancer.provisioning_status === 'PENDING_CREATE') makeAmphorae(background, balancer)
  const time = nowOf(background)
  settleRows(background, listeners.store, id)
  settleRows(background, pools.store, id)
  settleRows(background, members.store, id)
  settleRows(background, monitors.store, id, ({ is_of_tree }) => !is_of_tree)
  settleRows(background, policies.store, id, ({ is_of_tree }) => !is_of_tree)
  settleRows(background, l7rules.store, id, ({ is_of_tree }) => !is_of_tree)
  balancers.store.mark(db, balancer, 'ACTIVE', time)
}

/** `goesOnline`: those whose operating status is set once, and not computed from members. */
function settleRows<R extends Row>(
  background: Background,
  store: Store<R>,
  balancerId: string,
  goesOnline: (row: R) => boolean = () => false,
): void {
  const { db } = background
  const time = nowOf(background)
  for (const row of store.ofBalancers(db, [balancerId])) {
    const { provisioning_status: status, id } = row
    if (status === 'PENDING_DELETE') store.remove(db, id)
    else if (status.startsWith('PENDING')) {
      const online = goesOnline(row) ? { ...row, operating_status: row.admin_state_up ? 'ONLINE' : 'OFFLINE' } : row
      store.mark(db, online, 'ACTIVE', time)
    }
  }
}

function remove({ db, directory, callService }: Background, { id, owns_port, vip_port_id }: LoadBalancerRow): void {
  for (const { store } of [l7rules, policies, monitors, members, listeners, pools]) {
    for (const row of store.ofBalancers(db, [id])) store.remove(db, row.id)
  }
  removeAmphorae(db, id)
  balancers.store.remove(db, id)
  if (!owns_port) return
  try {
    callService(directory.identity.service(), 'network', { method: 'DELETE', path: `/v2.0/ports/${vip_port_id}` })
  } catch (error) {
    // Somebody may have deleted the port before.
    if (!(error instanceof Fault && error.status === 404)) throw error
  }
}
