import type { SecurityGroupRule } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import type { SecurityGroupRuleRow } from './store.ts'

export const toRules = (_: Call, rows: readonly SecurityGroupRuleRow[]): SecurityGroupRule[] =>
  rows.map((row) => ({ ...row, tenant_id: row.project_id }))
