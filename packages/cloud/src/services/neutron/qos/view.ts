import type { QosPolicy, QosRule } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { sharedOf } from '../rbac/store.ts'
import * as store from './store.ts'
import type { QosPolicyRow } from './store.ts'

export function toPolicies({ db, auth }: Call, rows: readonly QosPolicyRow[]): QosPolicy[] {
  const ids = rows.map(({ id }) => id)
  const shared = sharedOf(db, ids, 'access_as_shared', auth.projectId ?? '')
  const rules = Map.groupBy(store.listRules(db, ids), ({ qos_policy_id }) => qos_policy_id)
  return rows.map(({ description, ...row }) => ({
    ...row,
    description: description ?? '',
    tenant_id: row.project_id,
    shared: shared.has(row.id),
    rules: rules.get(row.id) ?? [],
  }))
}

/** A single rule lacks its policy and type, which are in the path. */
export const toRule = ({ qos_policy_id: _policy, type: _type, ...rule }: QosRule) => rule
