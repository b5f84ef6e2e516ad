import { badRequest, conflict } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { makeMonitor } from '../healthmonitors/make.ts'
import { viewOf as policyView } from '../l7policies/handlers.ts'
import { makePolicy } from '../l7policies/make.ts'
import { policies } from '../l7policies/store.ts'
import { makeRule } from '../l7rules/make.ts'
import { makeListener } from '../listeners/make.ts'
import { listeners } from '../listeners/store.ts'
import { viewOf as listenerView } from '../listeners/view.ts'
import { viewOf as memberView } from '../members/handlers.ts'
import { makeMember } from '../members/make.ts'
import { members } from '../members/store.ts'
import { makePool } from '../pools/make.ts'
import { requireFitting } from '../pools/protocols.ts'
import { pools } from '../pools/store.ts'
import type { PoolRow } from '../pools/store.ts'
import { viewOf as poolView } from '../pools/view.ts'
import type { LoadBalancerGiven, PoolOfTree } from './body.ts'
import type { LoadBalancerRow } from './store.ts'

/** Makes all that a new balancer is given with it. Pools can be named by others of the tree. */
export function makeTree(call: Call, balancer: LoadBalancerRow, given: LoadBalancerGiven): void {
  const known = new Map<string, PoolRow>()
  const poolFor = (pool: PoolOfTree | null | undefined) => (pool ? poolOf(call, balancer, pool, known) : undefined)
  for (const pool of given.pools ?? []) poolFor(pool)
  for (const { default_pool, l7policies, ...listener } of given.listeners ?? []) {
    const pool = poolFor(default_pool)
    if (pool) requireFitting(listener.protocol, pool.protocol)
    const row = makeListener(call, balancer, { ...listener, default_pool_id: pool?.id })
    listeners.store.update(call.db, { ...row, updated_at: row.created_at })
    for (const { redirect_pool, rules, ...policy } of l7policies ?? []) {
      const target = poolFor(redirect_pool)?.id
      const made = makePolicy(call, row, { ...policy, ...(target && { redirect_pool_id: target }) }, true)
      for (const rule of rules ?? []) makeRule(call, made, rule, true)
    }
  }
}

function poolOf(call: Call, balancer: LoadBalancerRow, given: PoolOfTree, known: Map<string, PoolRow>): PoolRow {
  const { members: wanted, healthmonitor, protocol, lb_algorithm, ...rest } = given
  const before = given.name ? known.get(given.name) : undefined
  if (before && protocol === undefined) return before
  if (protocol === undefined || lb_algorithm === undefined)
    throw badRequest(`Pool '${given.name ?? ''}' is missing ${protocol === undefined ? 'protocol' : 'lb_algorithm'}`)
  if (before) throw conflict(`Pool ${given.name ?? ''} already exists`)
  const pool = makePool(call, balancer, { ...rest, protocol, lb_algorithm })
  if (given.name) known.set(given.name, pool)
  for (const member of wanted ?? []) makeMember(call, pool, member, true)
  if (healthmonitor) makeMonitor(call, pool, healthmonitor, true)
  return pool
}

/** What the answer to a creation shows of the tree; like a real Octavia's it lacks the monitors. */
export function treeView(call: Call, balancerId: string) {
  const { db } = call
  const listenerRows = listeners.store.ofBalancers(db, [balancerId])
  const poolRows = pools.store.ofBalancers(db, [balancerId])
  return {
    listeners: listenerRows.map((row) => {
      const { loadbalancers: _balancers, ...view } = listenerView(call, row)
      return { ...view, l7policies: policies.store.below(db, row.id).map((policy) => policyView(call, policy)) }
    }),
    pools: poolRows.map((row) => {
      const { loadbalancers: _balancers, healthmonitor_id: _monitor, ...view } = poolView(call, row)
      return { ...view, members: members.store.below(db, row.id).map(memberView), healthmonitor: null }
    }),
  }
}
