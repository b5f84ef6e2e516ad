import type { SnapshotStatus } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Clock } from '../../../core/time/clock.ts'
import type { Window } from '../listing.ts'
import { now } from '../timestamp.ts'

export interface SnapshotRow {
  id: string
  project_id: string
  user_id: string
  volume_id: string
  volume_type_id: string
  group_snapshot_id: string | null
  name: string | null
  description: string | null
  status: SnapshotStatus
  /** `100%` */
  progress: string
  /** Size of the volume at the time of the snapshot, in gigabytes. */
  size: number
  encryption_key_id: string | null
  metadata: Record<string, string>
  created_at: string
  updated_at: string | null
}

export type SortColumn = 'name' | 'description' | 'status' | 'size' | 'volume_id' | 'created_at' | 'updated_at'

const snapshots = collection<SnapshotRow, SortColumn>('cinder_snapshots')

export const { insert, find, update, remove, count } = snapshots

export const list = (db: Db, where: readonly Condition[], { sort, limit, offset, marker }: Window<SortColumn>) =>
  snapshots.list(db, { where, sort, limit, offset, ...(marker !== undefined && { after: marker }) })

export const listOfVolume = (db: Db, volumeId: string) => snapshots.list(db, { where: [is('volume_id', volumeId)] })

export const listOfGroupSnapshot = (db: Db, groupSnapshotId: string) =>
  snapshots.list(db, { where: [is('group_snapshot_id', groupSnapshotId)] })

export const latestOf = (db: Db, volumeId: string): SnapshotRow | undefined =>
  snapshots.list(db, {
    where: [is('volume_id', volumeId)],
    sort: [
      { column: 'created_at', descending: true },
      { column: 'seq', descending: true },
    ],
    limit: 1,
  })[0]

/** Updates a snapshot and its `updated_at`. */
export function save(context: { db: Db; clock: Clock }, snapshot: SnapshotRow): SnapshotRow {
  const changed = { ...snapshot, updated_at: now(context) }
  update(context.db, changed)
  return changed
}
