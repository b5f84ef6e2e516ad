import type { Db } from '../../../core/database/db.ts'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import type { ListenerRow } from '../listeners/store.ts'
import { requireFitting } from '../pools/protocols.ts'
import { pools } from '../pools/store.ts'
import { requireQuota } from '../quotas/quotas.ts'
import { filled } from '../resource/fields.ts'
import { newRow } from '../resource/new-row.ts'
import { LAST_POSITION } from './body.ts'
import type { PolicyGiven } from './body.ts'
import { policies } from './store.ts'
import type { PolicyRow } from './store.ts'

type Settings = Omit<PolicyRow, keyof ReturnType<typeof newRow> | 'listener_id' | 'action' | 'is_of_tree'>

export const DEFAULTS: Settings = {
  name: '',
  description: '',
  admin_state_up: true,
  tags: [],
  redirect_pool_id: null,
  redirect_url: null,
  redirect_prefix: null,
  redirect_http_code: null,
  position: LAST_POSITION,
}

/** Adds a policy to a listener, at its position: the ones from there move down. */
export function makePolicy(call: Call, listener: ListenerRow, given: PolicyGiven, isOfTree = false): PolicyRow {
  requireQuota(call.db, 'l7policy', listener.project_id)
  const row: PolicyRow = onlyOf({
    ...newRow(call, listener),
    ...filled(DEFAULTS, given),
    action: given.action,
    listener_id: listener.id,
    is_of_tree: isOfTree,
  })
  requireValid(call, row, listener)
  policies.store.insert(call.db, row)
  return place(call.db, row)
}

/** A policy with only the target of its action. */
export function onlyOf(row: PolicyRow): PolicyRow {
  const { action } = row
  return {
    ...row,
    redirect_pool_id: action === 'REDIRECT_TO_POOL' ? row.redirect_pool_id : null,
    redirect_url: action === 'REDIRECT_TO_URL' ? row.redirect_url : null,
    redirect_prefix: action === 'REDIRECT_PREFIX' ? row.redirect_prefix : null,
    redirect_http_code:
      action === 'REDIRECT_TO_URL' || action === 'REDIRECT_PREFIX' ? (row.redirect_http_code ?? 302) : null,
  }
}

const TARGETS = {
  REDIRECT_TO_POOL: 'redirect_pool_id',
  REDIRECT_TO_URL: 'redirect_url',
  REDIRECT_PREFIX: 'redirect_prefix',
} as const

export function requireValid(call: Call, row: PolicyRow, listener: ListenerRow): void {
  if (row.action === 'REJECT') return
  const target = TARGETS[row.action]
  if (row[target] === null) throw badRequest(`Invalid L7 Policy arguments: ${target} must not be None`)
  if (row.redirect_pool_id === null) return
  const pool = pools.store.find(call.db, row.redirect_pool_id)
  if (pool?.loadbalancer_id !== row.loadbalancer_id) throw notFound(`Pool ${row.redirect_pool_id} not found.`)
  requireFitting(listener.protocol, pool.protocol)
}

/** Renumbers the policies of a listener from 1, with this one at its position. */
export function place(db: Db, row: PolicyRow): PolicyRow {
  const others = policies.store.below(db, row.listener_id).filter(({ id }) => id !== row.id)
  const inOrder = others.toSorted((one, other) => one.position - other.position)
  inOrder.splice(row.position - 1, 0, row)
  for (const [at, policy] of inOrder.entries()) {
    if (policy.position !== at + 1 || policy.id === row.id) policies.store.update(db, { ...policy, position: at + 1 })
  }
  return { ...row, position: inOrder.indexOf(row) + 1 }
}
