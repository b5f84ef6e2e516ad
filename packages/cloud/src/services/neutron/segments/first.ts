import type { NetworkRow } from '../networks/store.ts'
import type { SegmentRow } from './store.ts'

/** The segment that a network is created with. */
export const firstSegment = (network: NetworkRow, id: string): SegmentRow => ({
  id,
  network_id: network.id,
  project_id: network.project_id,
  name: null,
  description: null,
  network_type: network.network_type,
  physical_network: network.physical_network,
  segmentation_id: network.segmentation_id,
  created_at: network.created_at,
  updated_at: network.created_at,
  revision_number: 0,
})
