import type { SecurityGroup } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { sharedOf } from '../rbac/store.ts'
import * as rules from '../security-group-rules/store.ts'
import type { SecurityGroupRuleRow } from '../security-group-rules/store.ts'
import type { SecurityGroupRow } from './store.ts'

export function toGroups(call: Call, rows: readonly SecurityGroupRow[]): SecurityGroup[] {
  const ids = rows.map(({ id }) => id)
  return withRules(call, rows, sharedOf(call.db, ids, 'access_as_shared', call.auth.projectId ?? ''))
}

/** No policy can have opened what did not exist. */
export const toNewGroups = (call: Call, rows: readonly SecurityGroupRow[]) => withRules(call, rows, new Set())

function withRules({ db }: Call, rows: readonly SecurityGroupRow[], shared: ReadonlySet<string>): SecurityGroup[] {
  const ids = rows.map(({ id }) => id)
  const ofGroup = Map.groupBy(rules.listOfGroups(db, ids), ({ security_group_id }) => security_group_id)
  return rows.map(({ description, ...row }) => ({
    ...row,
    description: description ?? '',
    tenant_id: row.project_id,
    shared: shared.has(row.id),
    security_group_rules: (ofGroup.get(row.id) ?? []).map(toRuleInGroup),
  }))
}

/** Inside its group a rule shows two keys more than alone. */
const toRuleInGroup = (rule: SecurityGroupRuleRow) => ({
  ...rule,
  tenant_id: rule.project_id,
  standard_attr_id: numberFor(rule.id),
  tags: [],
})

/** Neutron's database has a number for each row; any that stays the same will do. */
const numberFor = (id: string) => Number.parseInt(id.slice(0, 6), 16)
