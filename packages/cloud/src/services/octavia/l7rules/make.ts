import { badRequest } from '../../../core/errors/fault.ts'
import { compileRegexp } from '../../../core/database/regexp.ts'
import type { Call } from '../../../core/service/api.ts'
import type { PolicyRow } from '../l7policies/store.ts'
import { requireQuota } from '../quotas/quotas.ts'
import { filled } from '../resource/fields.ts'
import { newRow } from '../resource/new-row.ts'
import type { RuleGiven } from './body.ts'
import { l7rules } from './store.ts'
import type { RuleRow } from './store.ts'

export const DEFAULTS: Pick<RuleRow, 'admin_state_up' | 'tags' | 'key' | 'invert'> = {
  admin_state_up: true,
  tags: [],
  key: null,
  invert: false,
}

/** Adds a rule to a policy, which matches if all of its rules do. */
export function makeRule(call: Call, policy: PolicyRow, given: RuleGiven, isOfTree = false): RuleRow {
  requireQuota(call.db, 'l7rule', policy.project_id)
  const { type, compare_type, value } = given
  const row: RuleRow = {
    ...newRow(call, policy),
    ...filled(DEFAULTS, given),
    type,
    compare_type,
    value,
    l7policy_id: policy.id,
    is_of_tree: isOfTree,
  }
  requireValid(row)
  l7rules.store.insert(call.db, row)
  return row
}

const KEYED = ['HEADER', 'COOKIE', 'SSL_DN_FIELD']

export function requireValid({ type, compare_type, key, value }: RuleRow): void {
  if (compare_type === 'REGEX' && compileRegexp(value, 'exact') === undefined)
    throw badRequest(
      'Error parsing L7Rule: Unable to parse regular expression: unterminated character set at position 0',
    )
  if (KEYED.includes(type) && !key) throw badRequest(`L7 rule type ${type} needs a key`)
  if (!KEYED.includes(type) && key) throw badRequest(`L7 rule type ${type} does not use a key`)
  if (type === 'FILE_TYPE' && !['REGEX', 'EQUAL_TO'].includes(compare_type))
    throw badRequest(`Error parsing L7Rule: Invalid comparison type for rule type ${type}. Must be REGEX or EQUAL_TO`)
}
