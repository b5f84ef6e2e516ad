import * as z from 'zod'
import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import { reference, word } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import { never } from '../resource/store.ts'
import * as value from '../resource/values.ts'
import { segments as rows, type SegmentRow } from './store.ts'

const name = value.textOrNull(255)
const description = value.textOrNull(255)

const create = z.object({
  network_id: value.uuid,
  network_type: value.text(32),
  physical_network: value.textOrNull(64).default(null),
  segmentation_id: value.integer(1, 2 ** 32 - 1).optional(),
  name: name.default(null),
  description: description.default(''),
})
const update = z.object({ name: name.optional(), description: description.optional() })

/** Only administrators see segments; those of their project alone do not exist. */
export const segments: Kind<SegmentRow, typeof create, typeof update> = {
  one: 'segment',
  many: 'segments',
  create,
  update,
  readOnly: ['id', 'network_id', 'network_type', 'physical_network', 'segmentation_id'],
  guarded: [],
  filters: {
    id: word('id'),
    network_id: word('network_id'),
    network_type: word('network_type'),
    physical_network: reference('physical_network'),
    name: reference('name'),
  },
  sortable: ['id', 'network_type', 'physical_network', 'segmentation_id'],
  rows,
  visible: () => never,
  missing: (id) => named.notFound('SegmentNotFound', `Segment ${id} could not be found.`),
  view: (_: Call, items) => items.map(({ project_id: _project, ...segment }) => segment),
}
