import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { items } from '../items.ts'

const Migration = z.object({
  id: z.number(),
  uuid: z.string().nullable().default(null),
  instance_uuid: z.string(),
  migration_type: z.string(),
  status: z.string(),
  source_compute: z.string().nullable(),
  dest_compute: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string().nullable(),
  project_id: z.string().nullable().default(null),
})
export type Migration = z.output<typeof Migration>

const bytes = z.number().nullable().default(null)

const LiveMigration = z.object({
  id: z.number(),
  server_uuid: z.string(),
  status: z.string(),
  memory_total_bytes: bytes,
  memory_remaining_bytes: bytes,
  disk_total_bytes: bytes,
  disk_remaining_bytes: bytes,
  created_at: z.string(),
  updated_at: z.string().nullable(),
})
export type LiveMigration = z.output<typeof LiveMigration>

export const migrationEndpoints = {
  migrationList: get(
    '/api/nova/migrations/',
    'List the migrations of all servers, newest first; `host` is their source or target',
    {
      query: z.object({ host: z.string().min(1).optional(), status: z.string().min(1).optional() }),
      result: items(Migration),
    },
  ),
  serverMigrationList: get(
    '/api/nova/servers/:id/migrations/',
    "List a server's live migrations in progress, with their bytes",
    { result: items(LiveMigration) },
  ),
  serverMigrationAbort: del(
    '/api/nova/servers/:id/migrations/:migration',
    'Abort a live migration; the server stays on its host',
  ),
  serverMigrationForce: post(
    '/api/nova/servers/:id/migrations/:migration/force-complete',
    'Complete a live migration now, with a pause of the server',
  ),
}
