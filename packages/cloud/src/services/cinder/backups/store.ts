import type { BackupStatus } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Clock } from '../../../core/time/clock.ts'
import type { Window } from '../listing.ts'
import { now } from '../timestamp.ts'

export interface BackupRow {
  id: string
  project_id: string
  user_id: string
  volume_id: string
  snapshot_id: string | null
  /** The backup that this incremental backup builds on. */
  parent_id: string | null
  name: string | null
  description: string | null
  status: BackupStatus
  size: number
  object_count: number
  availability_zone: string | null
  container: string | null
  fail_reason: string | null
  host: string | null
  /** Time of the data in the backup. */
  data_timestamp: string
  restore_volume_id: string | null
  encryption_key_id: string | null
  metadata: Record<string, string>
  created_at: string
  updated_at: string | null
}

export type SortColumn =
  | 'name'
  | 'description'
  | 'status'
  | 'size'
  | 'volume_id'
  | 'data_timestamp'
  | 'created_at'
  | 'updated_at'

const backups = collection<BackupRow, SortColumn>('cinder_backups')

export const { insert, find, update, remove, count } = backups

export const list = (db: Db, where: readonly Condition[], { sort, limit, offset, marker }: Window<SortColumn>) =>
  backups.list(db, { where, sort, limit, offset, ...(marker !== undefined && { after: marker }) })

export const hasDependents = (db: Db, id: string) => backups.first(db, is('parent_id', id)) !== undefined

/** The project's backup of the volume with the newest data, optionally older than `before`. */
export const latestOf = (db: Db, volumeId: string, projectId: string, before?: string): BackupRow | undefined =>
  backups.list(db, {
    where: [
      is('volume_id', volumeId),
      is('project_id', projectId),
      ...(before === undefined ? [] : [is('data_timestamp', before, '<')]),
    ],
    sort: [
      { column: 'data_timestamp', descending: true },
      { column: 'seq', descending: true },
    ],
    limit: 1,
  })[0]

/** Updates a backup and its `updated_at`. */
export function save(context: { db: Db; clock: Clock }, backup: BackupRow): BackupRow {
  const changed = { ...backup, updated_at: now(context) }
  update(context.db, changed)
  return changed
}
