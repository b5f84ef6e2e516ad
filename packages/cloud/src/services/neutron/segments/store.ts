import type { NetworkSegment, NetworkType } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is, oneOf } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

/** With the project of its network. */
export interface SegmentRow extends NetworkSegment {
  project_id: string
}

export const segments = collection<SegmentRow, string>('neutron_segments')

export const { insert, update, remove } = segments

/** The segments of these networks, the oldest first. */
export const listOnNetworks = (db: Db, networkIds: readonly string[]) =>
  segments.list(db, { where: [oneOf('network_id', networkIds)] })

/** The segment with this number; they are unique per type and physical network. */
export const findByNumber = (db: Db, type: NetworkType, physical: string | null, id: number | null) =>
  segments.first(db, is('network_type', type), is('physical_network', physical ?? ''), is('segmentation_id', id ?? -1))

export const findOnPhysical = (db: Db, type: NetworkType, physical: string) =>
  segments.first(db, is('network_type', type), is('physical_network', physical))

/** The id after the highest used one; after the last id, the lowest free one; undefined if all are used. */
export function freeNumber(db: Db, type: NetworkType, physical: string | null, min: number, max: number) {
  const segment = [type, physical ?? ''] as const
  const largest = db.get<{ id: number | null }>(
    `SELECT max(segmentation_id) AS id FROM neutron_segments
      WHERE network_type = ? AND physical_network = ? AND segmentation_id BETWEEN ? AND ?`,
    ...segment,
    min,
    max,
  )?.id
  if (largest === null || largest === undefined) return min
  return largest < max ? largest + 1 : firstGap(db, segment, min, max)
}

function firstGap(db: Db, [type, physical]: readonly [NetworkType, string], min: number, max: number) {
  const row = db.get<{ free: number | null }>(
    `SELECT min(id) AS free FROM (
       SELECT ? AS id UNION ALL
       SELECT segmentation_id + 1 FROM neutron_segments
       WHERE network_type = ? AND physical_network = ? AND segmentation_id BETWEEN ? AND ?
     ) WHERE id NOT IN (
       SELECT segmentation_id FROM neutron_segments WHERE network_type = ? AND physical_network = ?
     )`,
    min,
    type,
    physical,
    min,
    max - 1,
    type,
    physical,
  )
  return row?.free ?? undefined
}
