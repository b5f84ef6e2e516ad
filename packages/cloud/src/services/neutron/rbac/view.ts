import type { RbacPolicy } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import type { RbacRow } from './store.ts'

export const toPolicies = (_: Call, rows: readonly RbacRow[]): RbacPolicy[] =>
  rows.map((row) => ({ ...row, tenant_id: row.project_id }))
