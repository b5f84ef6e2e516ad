import type { VolumeSnapshot } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import { isSince } from '../microversion.ts'
import type { SnapshotRow } from './store.ts'

export const toSummary = (row: SnapshotRow): VolumeSnapshot => ({
  id: row.id,
  created_at: row.created_at,
  updated_at: row.updated_at,
  name: row.name,
  description: row.description,
  volume_id: row.volume_id,
  status: row.status,
  size: row.size,
  metadata: row.metadata,
})

/** The response of create and update. */
export const toSnapshot = (call: Call, row: SnapshotRow): VolumeSnapshot => ({
  ...toSummary(row),
  ...(isSince(call, 14) && { group_snapshot_id: row.group_snapshot_id }),
  ...(isSince(call, 41) && { user_id: row.user_id }),
  ...(isSince(call, 65) && { consumes_quota: true }),
})

export const toDetail = (call: Call, row: SnapshotRow): VolumeSnapshot => ({
  ...toSnapshot(call, row),
  ...(call.may('volume_extension:extended_snapshot_attributes', ownTarget(call)) && {
    'os-extended-snapshot-attributes:project_id': row.project_id,
    'os-extended-snapshot-attributes:progress': row.progress,
  }),
})
