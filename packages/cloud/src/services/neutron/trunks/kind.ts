import * as z from 'zod'
import { is } from '../../../core/database/condition.ts'
import { named } from '../faults.ts'
import { filtersOf, flag, STANDARD_SORT, standardFilters, word } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import * as value from '../resource/values.ts'
import { trunks as rows } from './store.ts'
import type { TrunkRow } from './store.ts'
import { subPorts } from './values.ts'
import { toTrunks } from './view.ts'

const create = z.object({
  name: value.name.default(''),
  description: value.description.default(''),
  admin_state_up: value.flag.default(true),
  port_id: value.uuid,
  sub_ports: subPorts.default([]),
})

const update = z.object({
  name: value.name.optional(),
  description: value.description.optional(),
  admin_state_up: value.flag.optional(),
})

export const trunks: Kind<TrunkRow, typeof create, typeof update> = {
  one: 'trunk',
  many: 'trunks',
  create,
  update,
  readOnly: ['id', 'status', 'tags', 'created_at', 'updated_at', 'revision_number'],
  guarded: ['sub_ports'],
  filters: {
    ...standardFilters,
    ...filtersOf(word, 'port_id'),
    ...filtersOf(flag, 'admin_state_up'),
  },
  sortable: [...STANDARD_SORT, 'port_id', 'admin_state_up'],
  rows,
  visible: (projectId) => is('project_id', projectId),
  missing: (id) => named.notFound('TrunkNotFound', `Trunk ${id} could not be found.`),
  view: toTrunks,
}
