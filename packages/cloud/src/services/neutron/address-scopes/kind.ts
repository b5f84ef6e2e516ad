import * as z from 'zod'
import { named } from '../faults.ts'
import { sharedFilter } from '../rbac/filter.ts'
import { ownOrShared, sharedOf } from '../rbac/store.ts'
import { filtersOf, ownerFilters, integer, word } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import { ipVersion } from '../resource/network-values.ts'
import * as value from '../resource/values.ts'
import { scopes as rows, type AddressScopeRow } from './store.ts'
import type { AddressScope } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'

function toScopes({ db, auth }: Call, items: readonly AddressScopeRow[]): AddressScope[] {
  const ids = items.map(({ id }) => id)
  const shared = sharedOf(db, ids, 'access_as_shared', auth.projectId ?? '')
  return items.map((row) => ({ ...row, tenant_id: row.project_id, shared: shared.has(row.id) }))
}

const create = z.object({ name: value.name.default(''), ip_version: ipVersion, shared: value.flag.default(false) })
const update = z.object({ name: value.name.optional(), shared: value.flag.optional() })

export const scopes: Kind<AddressScopeRow, typeof create, typeof update> = {
  one: 'address_scope',
  many: 'address_scopes',
  create,
  update,
  readOnly: ['id'],
  guarded: ['shared'],
  filters: {
    ...ownerFilters,
    ...filtersOf(word, 'name'),
    ...filtersOf(integer, 'ip_version'),
    shared: sharedFilter('address_scope', 'access_as_shared'),
  },
  sortable: ['id', 'name', 'project_id', 'tenant_id', 'ip_version'],
  rows,
  visible: (projectId) => ownOrShared('address_scope', projectId),
  missing: (id) => named.notFound('AddressScopeNotFound', `Address scope ${id} could not be found.`),
  view: toScopes,
}
