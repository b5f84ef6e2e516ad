import type { QosPolicy, QosRule, QosRuleType } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is, oneOf } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { StandardRow } from '../resource/kind.ts'

export interface QosPolicyRow extends StandardRow, Pick<QosPolicy, 'name' | 'is_default'> {}

export const policies = collection<QosPolicyRow, string>('neutron_qos_policies')
export const rules = collection<QosRule, string>('neutron_qos_rules')

export const { insert, update, remove } = policies

export const findDefault = (db: Db, projectId: string) =>
  policies.first(db, is('project_id', projectId), is('is_default', true))

export const listRules = (db: Db, policyIds: readonly string[]) =>
  rules.list(db, { where: [oneOf('qos_policy_id', policyIds)] })

export const listRulesOfType = (db: Db, policyId: string, type: QosRuleType) =>
  rules.list(db, { where: [is('qos_policy_id', policyId), is('type', type)], sort: [{ column: 'id' }] })

export const removeRules = (db: Db, policyId: string) => rules.removeWhere(db, is('qos_policy_id', policyId))
