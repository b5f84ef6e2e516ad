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

/** A new group cannot be shared by a policy yet. */
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

/** A rule inside its group has two more keys. */
const toRuleInGroup = (rule: SecurityGroupRuleRow) => ({
  ...rule,
  tenant_id: rule.project_id,
  standard_attr_id: numberFor(rule.id),
  tags: [],
})

/** Neutron's `standard_attr_id`; any stable number is enough. */
const numberFor = (id: string) => Number.parseInt(id.slice(0, 6), 16)
