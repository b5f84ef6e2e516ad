import type { SubnetPool } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { sharedOf } from '../rbac/store.ts'
import type { SubnetPoolRow } from './store.ts'

export function toSubnetPools({ db, auth }: Call, rows: readonly SubnetPoolRow[]): SubnetPool[] {
  const ids = rows.map(({ id }) => id)
  const shared = sharedOf(db, ids, 'access_as_shared', auth.projectId ?? '')
  return rows.map(({ description, ...row }) => ({
    ...row,
    description: description ?? '',
    tenant_id: row.project_id,
    default_prefixlen: String(row.default_prefixlen),
    min_prefixlen: String(row.min_prefixlen),
    max_prefixlen: String(row.max_prefixlen),
    shared: shared.has(row.id),
  }))
}
