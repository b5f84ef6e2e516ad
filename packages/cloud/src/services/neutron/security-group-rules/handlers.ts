import type { Call } from '../../../core/service/api.ts'
import { addressGroups } from '../address-groups/kind.ts'
import { named } from '../faults.ts'
import { findVisible, isAdmin } from '../resource/find.ts'
import type { Input } from '../resource/kind.ts'
import { listReply } from '../resource/listing.ts'
import { createReply, removeReply, showReply } from '../resource/replies.ts'
import { newRowDefaults, bumpRevision } from '../resource/standard.ts'
import { groups } from '../security-groups/kind.ts'
import * as groupStore from '../security-groups/store.ts'
import type { SecurityGroupRow } from '../security-groups/store.ts'
import { checkRule, meaningOf } from './check.ts'
import { normalized, rules } from './kind.ts'
import { usualProtocol } from './protocols.ts'
import * as store from './store.ts'
import type { SecurityGroupRuleRow } from './store.ts'

export const list = (call: Call) => listReply(call, rules)

export const show = (call: Call<{ id: string }>) => showReply(call, rules)

export const create = (call: Call) => createReply(call, rules, (input) => makeRule(call, input))

export const remove = (call: Call<{ id: string }>) =>
  removeReply(call, rules, ({ id, security_group_id }) => {
    store.remove(call.db, id)
    const group = groupStore.find(call.db, security_group_id)
    if (group) groupStore.update(call.db, bumpRevision(call, group))
  })

function makeRule(call: Call, input: Input<(typeof rules)['create']>): SecurityGroupRuleRow {
  const { tags: _, ...stamped } = newRowDefaults(call)
  const rule: SecurityGroupRuleRow = {
    ...stamped,
    ...withoutFullRange(input),
    protocol: usualProtocol(input.protocol, input.ethertype),
    normalized_cidr: normalized(input.remote_ip_prefix),
  }
  checkRule(rule)
  if (rule.remote_group_id !== null) findVisible(call, groups, rule.remote_group_id)
  if (rule.remote_address_group_id !== null) findVisible(call, addressGroups, rule.remote_address_group_id)
  const group = groupFor(call, rule)
  checkNew(call, rule)
  store.insert(call.db, rule)
  groupStore.update(call.db, bumpRevision(call, group))
  return rule
}

/** Neutron stores the full port range as no range. */
function withoutFullRange<R extends { port_range_min: number | null; port_range_max: number | null }>(input: R): R {
  const isFull = input.port_range_min === 1 && input.port_range_max === 65_535
  return isFull ? { ...input, port_range_min: null, port_range_max: null } : input
}

/** Only the group's project can change a shared group. */
function groupFor(call: Call, { security_group_id: id, project_id }: SecurityGroupRuleRow): SecurityGroupRow {
  const group = findVisible(call, groups, id)
  if (group.project_id !== project_id && !isAdmin(call)) throw groups.missing(id)
  return group
}

function checkNew({ db }: Call, rule: SecurityGroupRuleRow): void {
  const meaning = meaningOf(rule)
  const same = store.listOfGroup(db, rule.security_group_id).find((other) => meaningOf(other) === meaning)
  if (!same) return
  throw named.conflict('SecurityGroupRuleExists', `Security group rule already exists. Rule id is ${same.id}.`)
}
