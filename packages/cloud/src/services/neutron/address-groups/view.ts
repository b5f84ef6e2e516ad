import type { AddressGroup } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { sharedOf } from '../rbac/store.ts'
import type { AddressGroupRow } from './store.ts'

export function toAddressGroups({ db, auth }: Call, rows: readonly AddressGroupRow[]): AddressGroup[] {
  const ids = rows.map(({ id }) => id)
  const shared = sharedOf(db, ids, 'access_as_shared', auth.projectId ?? '')
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description ?? '',
    project_id: row.project_id,
    tenant_id: row.project_id,
    shared: shared.has(row.id),
    addresses: row.addresses,
    revision_number: row.revision_number,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }))
}

/** The response to create lacks the fields that Neutron's database adds. */
export const toNewAddressGroups = (call: Call, rows: readonly AddressGroupRow[]): AddressGroup[] =>
  toAddressGroups(call, rows).map(({ id, name, description, project_id, tenant_id, addresses }) => ({
    id,
    name,
    description,
    project_id,
    tenant_id,
    addresses,
  }))
