import { del, get, post, put } from '../../../core/service/api.ts'
import * as rules from './rule-handlers.ts'
import { ruleTypes } from './rules.ts'

/** The paths of each rule type, below its policy and by the rule's id alone. */
export const ruleRoutes = ruleTypes.flatMap((rule) => {
  const all = `/v2.0/qos/policies/:policy/${rule.many}` as const
  const one = `/v2.0/qos/policies/:policy/${rule.many}/:id` as const
  const alias = `/v2.0/qos/alias_${rule.many}/:id` as const
  return [
    get(all, rules.list(rule)),
    post(all, rules.create(rule)),
    get(one, rules.show(rule)),
    put(one, rules.update(rule)),
    del(one, rules.remove(rule)),
    get(alias, rules.alias(rule, rules.show)),
    put(alias, rules.alias(rule, rules.update)),
    del(alias, rules.alias(rule, rules.remove)),
  ]
})
