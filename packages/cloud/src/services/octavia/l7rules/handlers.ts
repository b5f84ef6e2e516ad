import type { L7Rule } from '@meridian/wire'
import { notFound } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { policies } from '../l7policies/store.ts'
import type { PolicyRow } from '../l7policies/store.ts'
import { beginBelow } from '../resource/change.ts'
import { changed } from '../resource/fields.ts'
import { listReply, picked } from '../resource/listing.ts'
import { shown } from '../resource/new-row.ts'
import { nowOf } from '../resource/time.ts'
import { ruleOf } from '../rules.ts'
import { NewRule, RuleChange } from './body.ts'
import { DEFAULTS, makeRule, requireValid } from './make.ts'
import { l7rules } from './store.ts'
import type { RuleRow } from './store.ts'

type OfPolicy = Call<{ policy: string }>
type One = Call<{ policy: string; id: string }>

const viewOf = (row: RuleRow): L7Rule => shown(row, 'l7policy_id', 'is_of_tree')

const policyOf = (call: OfPolicy, action: string): PolicyRow => {
  const policy = policies.store.find(call.db, call.params.policy)
  if (!policy) throw notFound(`L7 Policy ${call.params.policy} not found.`)
  call.authorize(ruleOf('l7rule', action), { project_id: policy.project_id })
  return policy
}

function findRule(call: One, action: string): { policy: PolicyRow; row: RuleRow } {
  const policy = policyOf(call, action)
  const row = l7rules.store.find(call.db, call.params.id)
  if (row?.l7policy_id !== policy.id) throw notFound(`L7 Rule ${call.params.id} not found.`)
  return { policy, row }
}

/** The policy is pending, too. */
const begin = (call: Call, policy: PolicyRow) => {
  beginBelow(call, policy.loadbalancer_id, { listenerIds: [policy.listener_id] })
  policies.store.mark(call.db, policy, 'PENDING_UPDATE', nowOf(call))
}

export const list = (call: OfPolicy) => {
  const policy = policyOf(call, 'get_all')
  return listReply(call, {
    key: 'rules',
    path: `/v2/lbaas/l7policies/${policy.id}/rules`,
    rows: l7rules.store.below(call.db, policy.id),
    view: (rows) => rows.map(viewOf),
  })
}

export const show = (call: One) => ok({ rule: picked({ ...viewOf(findRule(call, 'get_one').row) }, call.query) })

export const create = (call: OfPolicy) => {
  const policy = policyOf(call, 'post')
  const { rule } = call.json(NewRule)
  begin(call, policy)
  return created({ rule: viewOf(makeRule(call, policy, rule)) })
}

export const update = (call: One) => {
  const { policy, row } = findRule(call, 'put')
  const next = changed(row, DEFAULTS, call.json(RuleChange).rule)
  requireValid(next)
  begin(call, policy)
  return ok({ rule: viewOf(l7rules.store.mark(call.db, next, 'PENDING_UPDATE', nowOf(call))) })
}

export const remove = (call: One) => {
  const { policy, row } = findRule(call, 'delete')
  begin(call, policy)
  l7rules.store.mark(call.db, row, 'PENDING_DELETE', nowOf(call))
  return noContent
}
