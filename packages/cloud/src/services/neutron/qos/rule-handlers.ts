import type { QosRule } from '@meridian/wire'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call, Handler } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import * as networks from '../networks/store.ts'
import { readCreate, readUpdate } from '../resource/body.ts'
import { findVisible } from '../resource/find.ts'
import { bumpRevision } from '../resource/standard.ts'
import { unsupported } from './check.ts'
import { policies } from './kind.ts'
import { uniqueKeyOf } from './rules.ts'
import type { RuleType } from './rules.ts'
import * as store from './store.ts'
import type { QosPolicyRow } from './store.ts'
import { toRule } from './view.ts'

type OnPolicy = Handler<{ policy: string }>
type OnRule = Handler<{ policy: string; id: string }>

export const list =
  (rule: RuleType): OnPolicy =>
  (call) => {
    const policy = policyFor(call, `get_policy_${rule.one}`)
    return ok({ [rule.many]: store.listRulesOfType(call.db, policy.id, rule.type).map(toRule) })
  }

export const show =
  (rule: RuleType): OnRule =>
  (call) =>
    ok({ [rule.one]: toRule(find(call, rule, policyFor(call, `get_policy_${rule.one}`))) })

export const create =
  (rule: RuleType): OnPolicy =>
  (call) => {
    const { items } = readCreate(call, { ...rule, readOnly: ['id'] })
    // Before the policy is looked up: 403 must not depend on its existence.
    call.authorize(`create_policy_${rule.one}`, { project_id: call.auth.projectId })
    const policy = findVisible(call, policies, call.params.policy)
    const rows = items.map(({ input: { project_id: _, ...input } }): QosRule => {
      const row = { id: newUuid(), qos_policy_id: policy.id, type: rule.type, ...input }
      check(call, policy, row)
      store.rules.insert(call.db, row)
      return row
    })
    store.update(call.db, bumpRevision(call, policy))
    return created({ [rule.one]: rows.map(toRule)[0] })
  }

export const update =
  (rule: RuleType): OnRule =>
  (call) => {
    const { input } = readUpdate(call, { ...rule, readOnly: ['id'] })
    const policy = policyFor(call, `update_policy_${rule.one}`)
    const row = { ...find(call, rule, policy), ...input }
    check(call, policy, row)
    store.rules.update(call.db, row)
    store.update(call.db, bumpRevision(call, policy))
    return ok({ [rule.one]: toRule(row) })
  }

export const remove =
  (rule: RuleType): OnRule =>
  (call) => {
    const policy = policyFor(call, `delete_policy_${rule.one}`)
    store.rules.remove(call.db, find(call, rule, policy).id)
    store.update(call.db, bumpRevision(call, policy))
    return noContent
  }

/** The same operations by the rule's id alone. */
export const alias =
  (rule: RuleType, handler: (rule: RuleType) => OnRule): Handler<{ id: string }> =>
  (call) => {
    const found = store.rules.find(call.db, call.params.id)
    if (found?.type !== rule.type) throw ruleMissing(call.params.id, '')
    return handler(rule)({ ...call, params: { id: found.id, policy: found.qos_policy_id } })
  }

function policyFor(call: Call<{ policy: string }>, name: string): QosPolicyRow {
  const policy = findVisible(call, policies, call.params.policy)
  call.authorize(name, { project_id: call.auth.projectId })
  return policy
}

function find(call: Call<{ id: string }>, { type }: RuleType, policy: QosPolicyRow): QosRule {
  const rule = store.rules.find(call.db, call.params.id)
  if (rule?.qos_policy_id !== policy.id || rule.type !== type) throw ruleMissing(call.params.id, policy.id)
  return rule
}

const ruleMissing = (id: string, policyId: string) =>
  named.notFound('QosRuleNotFound', `QoS rule ${id} for policy ${policyId} could not be found.`)

/** Throws for a second rule of a type and direction, and for a minimum above the limit. */
function check({ db }: Call, policy: QosPolicyRow, rule: QosRule): void {
  const others = store.listRules(db, [policy.id]).filter(({ id }) => id !== rule.id)
  const same = others.find((other) => uniqueKeyOf(other) === uniqueKeyOf(rule))
  if (same) {
    const subject = `Rule ${rule.type} conflicts with rule ${same.id}`
    throw named.conflict('QoSRulesConflict', `${subject} which already exists in QoS Policy ${policy.id}.`)
  }
  checkBandwidth(policy, others, rule)
  checkDirections(policy, others, rule)
  const network = rule.type === 'minimum_bandwidth' ? networks.findByQosPolicy(db, policy.id) : undefined
  if (network && network.physical_network === null) throw unsupported(network.id)
}

function checkBandwidth(policy: QosPolicyRow, others: readonly QosRule[], rule: QosRule): void {
  const opposite = others.find((other) => other.direction === rule.direction && hasBandwidth(other))
  if (!opposite || !hasBandwidth(rule)) return
  const limit = rule.max_kbps ?? opposite.max_kbps ?? Infinity
  const minimum = rule.min_kbps ?? opposite.min_kbps ?? 0
  if (minimum <= limit) return
  throw parameterConflict(policy, opposite, rule.max_kbps ?? rule.min_kbps, opposite.max_kbps ?? opposite.min_kbps)
}

/** A minimum packet rate applies to `any` direction or to each of them, not both. */
function checkDirections(policy: QosPolicyRow, others: readonly QosRule[], rule: QosRule): void {
  const isAny = rule.direction === 'any'
  const opposite = others.find(({ type, direction }) => type === rule.type && (direction === 'any') !== isAny)
  if (opposite && rule.type === 'minimum_packet_rate') {
    throw parameterConflict(policy, opposite, rule.direction, opposite.direction)
  }
}

const parameterConflict = (policy: QosPolicyRow, { type }: QosRule, value: unknown, existing: unknown) =>
  named.conflict(
    'QoSRuleParameterConflict',
    `Unable to add the rule with value ${String(value)} to the policy ${policy.id} as the existing rule of type ${type} has value ${String(existing)}.`,
  )

const hasBandwidth = ({ type }: QosRule) => type === 'bandwidth_limit' || type === 'minimum_bandwidth'
