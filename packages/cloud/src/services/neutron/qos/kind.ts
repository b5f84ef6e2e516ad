import * as z from 'zod'
import { named } from '../faults.ts'
import { sharedFilter } from '../rbac/filter.ts'
import { ownOrShared } from '../rbac/store.ts'
import { filtersOf, flag, STANDARD_SORT, standardFilters } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import * as value from '../resource/values.ts'
import { policies as rows } from './store.ts'
import type { QosPolicyRow } from './store.ts'
import { toPolicies } from './view.ts'

const create = z.object({
  name: value.name.default(''),
  description: value.description.default(''),
  shared: value.flag.default(false),
  is_default: value.flag.default(false),
})

const update = z.object({
  name: value.name.optional(),
  description: value.description.optional(),
  shared: value.flag.optional(),
  is_default: value.flag.optional(),
})

export const policies: Kind<QosPolicyRow, typeof create, typeof update> = {
  one: 'policy',
  many: 'policies',
  create,
  update,
  readOnly: ['id', 'rules', 'tags', 'created_at', 'updated_at', 'revision_number'],
  guarded: [],
  filters: {
    ...standardFilters,
    ...filtersOf(flag, 'is_default'),
    shared: sharedFilter('qos_policy', 'access_as_shared'),
  },
  sortable: STANDARD_SORT,
  rows,
  visible: (projectId) => ownOrShared('qos_policy', projectId),
  missing: (id) => named.notFound('QosPolicyNotFound', `QoS policy ${id} could not be found.`),
  view: toPolicies,
}
