import * as z from 'zod'
import { named } from '../faults.ts'
import { ownOrShared } from '../rbac/store.ts'
import { STANDARD_SORT, standardFilters } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import { subnets } from '../resource/network-values.ts'
import * as value from '../resource/values.ts'
import { addressGroups as rows } from './store.ts'
import type { AddressGroupRow } from './store.ts'
import { toAddressGroups, toNewAddressGroups } from './view.ts'

const create = z.object({
  name: value.name.default(''),
  description: value.description.default(''),
  addresses: subnets.default([]),
})

const update = z.object({ name: value.name.optional(), description: value.description.optional() })

export const addressGroups: Kind<AddressGroupRow, typeof create, typeof update> = {
  one: 'address_group',
  many: 'address_groups',
  create,
  update,
  readOnly: ['id', 'shared', 'created_at', 'updated_at', 'revision_number'],
  guarded: [],
  filters: standardFilters,
  sortable: [...STANDARD_SORT, 'description'],
  rows,
  visible: (projectId) => ownOrShared('address_group', projectId),
  missing: (id) => named.notFound('AddressGroupNotFound', `Address group ${id} could not be found.`),
  view: toAddressGroups,
  viewNew: toNewAddressGroups,
}
