import type { NetworkSegment } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import type { NetworkRow } from '../networks/store.ts'

export const toSegments = (_: Call, rows: readonly NetworkRow[]): NetworkSegment[] =>
  rows.map(({ id, segment, network_type, physical_network, segmentation_id, created_at }) => ({
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
