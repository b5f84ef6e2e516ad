import type { Subnet } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import type { SubnetRow } from './store.ts'

export const toSubnets = (_: Call, rows: readonly SubnetRow[]): Subnet[] =>
  rows.map(({ description, ...row }) => ({ ...row, description: description ?? '', tenant_id: row.project_id }))
