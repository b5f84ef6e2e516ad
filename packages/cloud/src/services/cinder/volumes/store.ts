import type { VolumeStatus } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Clock } from '../../../core/time/clock.ts'
import type { Window } from '../listing.ts'
import { now } from '../timestamp.ts'

export interface VolumeRow {
  id: string
  project_id: string
  user_id: string
  name: string | null
  description: string | null
  status: VolumeStatus
  /** Status after an upload, backup, extension, retype or migration. */
  previous_status: VolumeStatus | null
  attach_status: 'attached' | 'detached'
  /** Gigabytes. */
  size: number
  /** Gigabytes of an extension in progress; they count against the quota. */
  growth: number
  availability_zone: string
  /** `host@backend#pool`; null until it is scheduled. */
  host: string | null
  volume_type_id: string
  snapshot_id: string | null
  source_volid: string | null
  bootable: boolean
  multiattach: boolean
  encryption_key_id: string | null
  migration_status: string | null
  group_id: string | null
  metadata: Record<string, string>
  /** `readonly` and `attached_mode`, which clients see in the metadata. */
  admin_metadata: Record<string, string>
  /** Metadata of the image that it was created from. */
  image_metadata: Record<string, string>
  created_at: string
  updated_at: string | null
}

/** The sort keys of lists. */
export type SortColumn =
  | 'name'
  | 'status'
  | 'size'
  | 'availability_zone'
  | 'bootable'
  | 'host'
  | 'volume_type_id'
  | 'created_at'
  | 'updated_at'

const volumes = collection<VolumeRow, SortColumn>('cinder_volumes')

export const { insert, find, remove, count } = volumes

export const list = (db: Db, where: readonly Condition[], { sort, limit, offset, marker }: Window<SortColumn>) =>
  volumes.list(db, { where, sort, limit, offset, ...(marker !== undefined && { after: marker }) })

export const listOfGroup = (db: Db, groupId: string) => volumes.list(db, { where: [is('group_id', groupId)] })

export const isTypeInUse = (db: Db, typeId: string) => volumes.first(db, is('volume_type_id', typeId)) !== undefined

export interface Summary {
  count: number
  gigabytes: number
  /** All values by key. */
  metadata: Record<string, string[]>
}

/** All volumes, or those of one project. */
export function summarize(db: Db, projectId?: string): Summary {
  const where = projectId === undefined ? '1' : 'project_id = ?'
  const values = projectId === undefined ? [] : [projectId]
  const totals = db.get<Omit<Summary, 'metadata'>>(
    `SELECT count(*) AS count, ifnull(sum(size), 0) AS gigabytes FROM cinder_volumes WHERE ${where}`,
    ...values,
  )
  const pairs = db.all<{ key: string; value: string }>(
    `SELECT DISTINCT pair.key, pair.value FROM cinder_volumes, json_each(doc, '$.metadata') AS pair WHERE ${where}
      ORDER BY pair.key, pair.value`,
    ...values,
  )
  const metadata: Record<string, string[]> = Object.create(null)
  for (const { key, value } of pairs) (metadata[key] ??= []).push(value)
  return { count: totals?.count ?? 0, gigabytes: totals?.gigabytes ?? 0, metadata }
}

/** Allocated gigabytes by pool. */
export function gigabytesByHost(db: Db): Map<string, number> {
  const rows = db.all<{ host: string; gigabytes: number }>('SELECT host, gigabytes FROM cinder_promised')
  return new Map(rows.map(({ host, gigabytes }) => [host, gigabytes]))
}

/** Updates a volume and its `updated_at`. */
export function save(context: { db: Db; clock: Clock }, volume: VolumeRow): VolumeRow {
  const changed = { ...volume, updated_at: now(context) }
  volumes.update(context.db, changed)
  return changed
}
