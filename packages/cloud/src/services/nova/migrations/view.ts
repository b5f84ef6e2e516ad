import type { Link } from '@meridian/wire'
import { inMicroseconds } from '../../../core/time/clock.ts'
import type { Since } from '../microversion.ts'
import type { MigrationRow } from './store.ts'

/** An item of GET /os-migrations; live migrations in progress have links. */
export const toMigration = (row: MigrationRow, since: Since, linksOf: (row: MigrationRow) => Link[] | undefined) => ({
  id: Number(row.id),
  ...(since(59) && { uuid: row.uuid }),
  source_compute: row.source_compute,
  dest_compute: row.dest_compute,
  source_node: row.source_node,
  dest_node: row.dest_node,
  dest_host: row.dest_host,
  old_instance_type_id: row.old_flavor,
  new_instance_type_id: row.new_flavor,
  instance_uuid: row.server_id,
  status: row.status,
  ...(since(23) && { migration_type: row.migration_type }),
  ...(since(80) && { user_id: row.user_id, project_id: row.project_id }),
  created_at: inMicroseconds(row.created_at),
  updated_at: inMicroseconds(row.updated_at),
  ...(since(23) && linksOf(row) && { links: linksOf(row) }),
})

const MIB = 1024 * 1024

/** An item of GET /servers/:id/migrations; `done` is the copied part of the memory, 0 to 1. Disks are not copied. */
export const toLiveMigration = (
  row: MigrationRow,
  since: Since,
  { memory_mb, done }: { memory_mb: number; done: number },
) => ({
  created_at: inMicroseconds(row.created_at),
  dest_compute: row.dest_compute,
  dest_host: row.dest_host,
  dest_node: row.dest_node,
  disk_processed_bytes: 0,
  disk_remaining_bytes: 0,
  disk_total_bytes: 0,
  id: Number(row.id),
  memory_processed_bytes: Math.round(memory_mb * MIB * done),
  memory_remaining_bytes: Math.round(memory_mb * MIB * (1 - done)),
  memory_total_bytes: memory_mb * MIB,
  server_uuid: row.server_id,
  source_compute: row.source_compute,
  source_node: row.source_node,
  status: row.status,
  updated_at: inMicroseconds(row.updated_at),
  ...(since(59) && { uuid: row.uuid }),
  ...(since(80) && { user_id: row.user_id, project_id: row.project_id }),
})
