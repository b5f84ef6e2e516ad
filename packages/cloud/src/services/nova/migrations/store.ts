import { collection } from '../../../core/database/collection.ts'
import type { Sort } from '../../../core/database/collection.ts'
import { any, is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

/** A server's move to another host or flavor. */
export interface MigrationRow {
  /** The API's integer id as text. */
  id: string
  uuid: string
  server_id: string
  user_id: string
  project_id: string
  migration_type: 'migration' | 'resize' | 'live-migration' | 'evacuation'
  status: string
  source_compute: string
  source_node: string
  dest_compute: string | null
  dest_node: string | null
  dest_host: string | null
  old_flavor: number
  new_flavor: number
  created_at: string
  updated_at: string
}

const migrations = collection<MigrationRow, 'created_at'>('nova_migrations')

export const { insert, find, update } = migrations

export const nextId = (db: Db) =>
  String((db.get<{ last: number }>('SELECT ifnull(max(seq), 0) AS last FROM nova_migrations')?.last ?? 0) + 1)

const NEWEST_FIRST: readonly Sort<'created_at' | 'seq'>[] = [
  { column: 'created_at', descending: true },
  { column: 'seq', descending: true },
]

export const list = (db: Db, where: readonly Condition[], limit = -1, after?: string) =>
  migrations.list(db, { where, sort: NEWEST_FIRST, limit, ...(after !== undefined && { after }) })

export const findByUuid = (db: Db, uuid: string) => migrations.first(db, is('uuid', uuid))

/** The server's newest migration with this status. */
export const findOfServer = (db: Db, serverId: string, status: string) =>
  list(db, [is('server_id', serverId), is('status', status)], 1)[0]

const ENDED = ['confirmed', 'reverted', 'error', 'failed', 'completed', 'cancelled', 'done']

/** Whether a server is moving to or from the host. */
export const isUnderWay = (db: Db, host: string) =>
  list(db, [any(is('source_compute', host), is('dest_compute', host))]).some(({ status }) => !ENDED.includes(status))
