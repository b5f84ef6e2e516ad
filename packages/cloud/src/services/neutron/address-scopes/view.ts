import type { AddressScope } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { sharedOf } from '../rbac/store.ts'
import type { AddressScopeRow } from './store.ts'

export function toScopes({ db, auth }: Call, rows: readonly AddressScopeRow[]): AddressScope[] {
  const ids = rows.map(({ id }) => id)
  const shared = sharedOf(db, ids, 'access_as_shared', auth.projectId ?? '')
  return rows.map((row) => ({ ...row, tenant_id: row.project_id, shared: shared.has(row.id) }))
}
