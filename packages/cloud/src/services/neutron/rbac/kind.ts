import { RBAC_OBJECT_TYPES, type RbacPolicy } from '@meridian/wire'
import * as z from 'zod'
import { is } from '../../../core/database/condition.ts'
import { invalidInput, named } from '../faults.ts'
import { filtersOf, ownerFilters, word } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import * as value from '../resource/values.ts'
import { policies as rows, type RbacRow } from './store.ts'
import type { Call } from '../../../core/service/api.ts'

const toPolicies = (_: Call, items: readonly RbacRow[]): RbacPolicy[] =>
  items.map((row) => ({ ...row, tenant_id: row.project_id }))

const objectType = value.value((data) => {
  const name = String(data).trim().toLowerCase()
  const found = RBAC_OBJECT_TYPES.find((type) => type === name)
  if (!found) throw invalidInput(`'${value.repr(data)}' is not a valid RBAC object type`)
  return found
})

const create = z.object({
  object_type: objectType,
  object_id: value.uuid,
  target_tenant: value.text(255),
  action: value.text(255),
})

const update = z.object({ target_tenant: value.text(255).optional() })

export const rbacPolicies: Kind<RbacRow, typeof create, typeof update> = {
  one: 'rbac_policy',
  many: 'rbac_policies',
  create,
  update,
  readOnly: ['id'],
  guarded: ['object_type', 'object_id', 'target_tenant', 'action'],
  filters: { ...ownerFilters, ...filtersOf(word, 'object_type', 'object_id', 'target_tenant', 'action') },
  sortable: [],
  rows,
  visible: (projectId) => is('project_id', projectId),
  missing: (id) => named.notFound('RbacPolicyNotFound', `RBAC policy of type unknown with ID ${id} not found`),
  view: toPolicies,
}
