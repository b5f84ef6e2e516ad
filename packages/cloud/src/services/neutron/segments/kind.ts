import * as z from 'zod'
import { named } from '../faults.ts'
import { hasSegment, networks as rows, type NetworkRow } from '../networks/store.ts'
import { reference, word } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import { never } from '../resource/store.ts'
import type { NetworkSegment } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'

const toSegments = (_: Call, items: readonly NetworkRow[]): NetworkSegment[] =>
  items.map(({ id, segment, network_type, physical_network, segmentation_id, created_at }) => ({
    id: segment.id,
    network_id: id,
    name: segment.name,
    description: segment.description,
    network_type,
    physical_network,
    segmentation_id,
    created_at,
    updated_at: created_at,
    revision_number: segment.revision_number,
  }))

const none = z.object({})

/** Each network has one segment, in its row. */
export const segments: Kind<NetworkRow, typeof none, typeof none> = {
  one: 'segment',
  many: 'segments',
  create: none,
  update: none,
  readOnly: [],
  guarded: [],
  filters: {
    id: hasSegment,
    network_id: word('id'),
    network_type: word('network_type'),
    physical_network: reference('physical_network'),
    name: () => never, // segments have no name
  },
  sortable: ['id', 'network_type', 'physical_network', 'segmentation_id'],
  rows,
  visible: () => never,
  missing: (id) => named.notFound('SegmentNotFound', `Segment ${id} could not be found.`),
  view: toSegments,
}
