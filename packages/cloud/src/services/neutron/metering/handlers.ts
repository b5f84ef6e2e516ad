import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { invalidInput, named } from '../faults.ts'
import { findVisible } from '../resource/find.ts'
import { listReply } from '../resource/listing.ts'
import { createReply, removeReply, showReply } from '../resource/replies.ts'
import { labels, rules } from './kinds.ts'
import * as store from './store.ts'
import type { MeteringRuleRow } from './store.ts'

export const listLabels = (call: Call) => listReply(call, labels)

export const showLabel = (call: Call<{ id: string }>) => showReply(call, labels)

export const createLabel = (call: Call) =>
  createReply(call, labels, (input) => {
    const label = { id: newUuid(), ...input }
    store.labels.insert(call.db, label)
    return label
  })

export const removeLabel = (call: Call<{ id: string }>) =>
  removeReply(call, labels, ({ id }) => {
    store.removeRules(call.db, id)
    store.labels.remove(call.db, id)
  })

export const listRules = (call: Call) => listReply(call, rules)

export const showRule = (call: Call<{ id: string }>) => showReply(call, rules)

export const createRule = (call: Call) =>
  createReply(call, rules, (input) => {
    const rule = { id: newUuid(), ...input }
    findVisible(call, labels, rule.metering_label_id)
    checkRule(call, rule)
    store.rules.insert(call.db, rule)
    return rule
  })

export const removeRule = (call: Call<{ id: string }>) =>
  removeReply(call, rules, ({ id }) => void store.rules.remove(call.db, id))

function checkRule({ db }: Call, rule: MeteringRuleRow): void {
  const prefixes = [rule.remote_ip_prefix, rule.source_ip_prefix, rule.destination_ip_prefix]
  if (prefixes.every((prefix) => prefix === null)) {
    throw invalidInput('You must define at least one of remote_ip_prefix, source_ip_prefix, destination_ip_prefix')
  }
  const isSame = (other: MeteringRuleRow) =>
    other.direction === rule.direction && other.remote_ip_prefix === rule.remote_ip_prefix
  if (rule.remote_ip_prefix === null || !store.listRules(db, rule.metering_label_id).some(isSame)) return
  const message = `Metering label rule with remote_ip_prefix ${rule.remote_ip_prefix} overlaps another`
  throw named.conflict('MeteringLabelRuleOverlaps', message)
}
