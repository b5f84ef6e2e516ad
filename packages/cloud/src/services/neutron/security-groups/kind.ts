import * as z from 'zod'
import { named } from '../faults.ts'
import { sharedFilter } from '../rbac/filter.ts'
import { ownOrShared } from '../rbac/store.ts'
import { STANDARD_SORT, standardFilters } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import * as value from '../resource/values.ts'
import { groups as rows } from './store.ts'
import type { SecurityGroupRow } from './store.ts'
import { toGroups, toNewGroups } from './view.ts'

/** The reserved name of the default group, one per project. */
export const DEFAULT = 'default'

const name = value.value((data) => {
  const read = value.readText(data, 255)
  if (read.toLowerCase() === DEFAULT) {
    throw named.conflict('SecurityGroupDefaultAlreadyExists', 'Default security group already exists.')
  }
  return read
})

const create = z.object({
  name: name.default(''),
  description: value.description.default(''),
  stateful: value.flag.default(true),
})

const update = z.object({
  name: name.optional(),
  description: value.description.optional(),
  stateful: value.flag.optional(),
})

export const groups: Kind<SecurityGroupRow, typeof create, typeof update> = {
  one: 'security_group',
  many: 'security_groups',
  create,
  update,
  readOnly: ['id', 'security_group_rules', 'shared', 'tags', 'created_at', 'updated_at', 'revision_number'],
  guarded: [],
  filters: {
    ...standardFilters,
    shared: sharedFilter('security_group', 'access_as_shared'),
  },
  sortable: STANDARD_SORT,
  rows,
  visible: (projectId) => ownOrShared('security_group', projectId),
  missing: (id) => named.notFound('SecurityGroupNotFound', `Security group ${id} does not exist`),
  view: toGroups,
  viewNew: toNewGroups,
}
