import * as z from 'zod'
import { named } from '../faults.ts'
import { sharedFilter } from '../rbac/filter.ts'
import { ownOrShared, sharedOf } from '../rbac/store.ts'
import { filtersOf, flag, reference, STANDARD_SORT, standardFilters, integer } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import { subnets as prefixes } from '../resource/network-values.ts'
import * as value from '../resource/values.ts'
import { pools as rows, type SubnetPoolRow } from './store.ts'
import type { SubnetPool } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'

function toSubnetPools({ db, auth }: Call, items: readonly SubnetPoolRow[]): SubnetPool[] {
  const ids = items.map(({ id }) => id)
  const shared = sharedOf(db, ids, 'access_as_shared', auth.projectId ?? '')
  return items.map(({ description, ...row }) => ({
    ...row,
    description: description ?? '',
    tenant_id: row.project_id,
    default_prefixlen: String(row.default_prefixlen),
    min_prefixlen: String(row.min_prefixlen),
    max_prefixlen: String(row.max_prefixlen),
    shared: shared.has(row.id),
  }))
}

const create = z.object({
  name: value.filledText,
  description: value.description.default(''),
  prefixes,
  default_quota: value.count.optional(),
  default_prefixlen: value.count.optional(),
  min_prefixlen: value.count.optional(),
  max_prefixlen: value.count.optional(),
  is_default: value.flag.default(false),
  shared: value.flag.default(false),
  address_scope_id: value.uuidOrNull.default(null),
})

const update = z.object({
  name: value.filledText.optional(),
  description: value.description.optional(),
  prefixes: prefixes.optional(),
  default_quota: value.count.optional(),
  default_prefixlen: value.count.optional(),
  min_prefixlen: value.count.optional(),
  max_prefixlen: value.count.optional(),
  is_default: value.flag.optional(),
  address_scope_id: value.uuidOrNull.optional(),
})

const NUMBERS = ['ip_version', 'default_quota', 'default_prefixlen', 'min_prefixlen', 'max_prefixlen'] as const

export const subnetPools: Kind<SubnetPoolRow, typeof create, typeof update> = {
  one: 'subnetpool',
  many: 'subnetpools',
  create,
  update,
  readOnly: ['id', 'ip_version', 'tags', 'created_at', 'updated_at', 'revision_number'],
  guarded: ['is_default', 'shared'],
  filters: {
    ...standardFilters,
    ...filtersOf(integer, ...NUMBERS),
    ...filtersOf(flag, 'is_default'),
    ...filtersOf(reference, 'address_scope_id'),
    shared: sharedFilter('subnetpool', 'access_as_shared'),
  },
  sortable: [...STANDARD_SORT, ...NUMBERS, 'is_default', 'address_scope_id'],
  rows,
  visible: (projectId) => ownOrShared('subnetpool', projectId),
  missing: (id) => named.notFound('SubnetPoolNotFound', `Subnet pool ${id} could not be found.`),
  view: toSubnetPools,
}
