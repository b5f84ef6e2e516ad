import * as z from 'zod'
import { sql } from '../../../core/condition.ts'
import { named } from '../faults.ts'
import { networks as rows } from '../networks/store.ts'
import type { NetworkRow } from '../networks/store.ts'
import { reference, whole, word } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import { toSegments } from './view.ts'

const none = z.object({})

/** Each network has one segment, which is kept with it. */
export const segments: Kind<NetworkRow, typeof none, typeof none> = {
  one: 'segment',
  many: 'segments',
  create: none,
  update: none,
  readOnly: [],
  guarded: [],
  filters: {
    id: (values) => sql(`doc ->> '$.segment.id' IN (SELECT value FROM json_each(?))`, JSON.stringify(values)),
    network_id: word('id'),
    network_type: word('network_type'),
    physical_network: reference('physical_network'),
    segmentation_id: whole('segmentation_id'),
  },
  sortable: ['id', 'network_type', 'physical_network', 'segmentation_id'],
  rows,
  visible: () => sql('0'),
  missing: (id) => named.notFound('SegmentNotFound', `Segment ${id} could not be found.`),
  view: toSegments,
}
