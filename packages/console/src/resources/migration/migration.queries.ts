import { migrationEndpoints, serverEndpoints, type LiveMigration, type Migration as Listed } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { orNull } from '../../api/joined.ts'
import { keyOf, type ItemQuery, type ListQuery } from '../../api/query.ts'
import { mapWithLimit } from '../../framework/actions/join-names.ts'
import { BATCH_AT_ONCE } from '../../framework/loading/timers.ts'

export interface Migration extends Omit<Listed, 'id'> {
  id: string
  /** Of a migration in progress; the id of the instance otherwise. */
  instance: string
  /** The bytes of a live migration in progress. */
  live: LiveMigration | null
}

const ENDED = ['confirmed', 'reverted', 'error', 'failed', 'completed', 'cancelled', 'done', 'accepted', 'finished']

export const isRunning = ({ status }: Pick<Migration, 'status'>): boolean => !ENDED.includes(status)

/** Memory and disks together; null if Nova does not count them. */
export function bytesOf(live: LiveMigration | null): { total: number; copied: number } | null {
  if (!live) return null
  const total = (live.memory_total_bytes ?? 0) + (live.disk_total_bytes ?? 0)
  const remaining = (live.memory_remaining_bytes ?? 0) + (live.disk_remaining_bytes ?? 0)
  return total > 0 ? { total, copied: Math.max(0, total - remaining) } : null
}

/** The time left at the average speed so far, in seconds; null while nothing is copied. */
export function secondsLeft(live: LiveMigration | null, now: number): number | null {
  const bytes = bytesOf(live)
  if (!live || !bytes || bytes.copied === 0) return null
  const elapsed = Math.max(0, now - Date.parse(utc(live.created_at))) / 1000
  return Math.round((elapsed / bytes.copied) * (bytes.total - bytes.copied))
}

/** Nova's times are UTC without a zone. */
const utc = (time: string) => (/Z|[+-]\d\d:\d\d$/.test(time) ? time : `${time}Z`)

/** The names and bytes of what is in progress: of the rest nobody waits for them. */
async function withProgress(item: Listed, signal: AbortSignal): Promise<Migration> {
  const migration = { ...item, id: String(item.id), instance: item.instance_uuid, live: null }
  if (!isRunning(item)) return migration
  const params = { id: item.instance_uuid }
  const [server, live] = await Promise.all([
    orNull(call(serverEndpoints.serverView, { params }, { signal })),
    item.migration_type === 'live-migration'
      ? orNull(call(migrationEndpoints.serverMigrationList, { params }, { signal }))
      : null,
  ])
  return {
    ...migration,
    instance: server?.name || item.instance_uuid,
    live: live?.items.find(({ id }) => id === item.id) ?? null,
  }
}

async function loadAll(signal: AbortSignal): Promise<readonly Migration[]> {
  const { items } = await call(migrationEndpoints.migrationList, {}, { signal, main: true })
  return mapWithLimit(items, BATCH_AT_ONCE, (item) => withProgress(item, signal))
}

export const migrationQueries = {
  list: (): ListQuery<Migration> => ({
    queryKey: keyOf(migrationEndpoints.migrationList, {}),
    queryFn: async ({ signal }) => ({ items: await loadAll(signal), complete: true }),
  }),
  /** Nova has no call for one migration. */
  one: (id: string): ItemQuery<Migration> => ({
    queryKey: [...keyOf(migrationEndpoints.migrationList, {}), id],
    queryFn: async ({ signal }) => {
      const { items } = await call(migrationEndpoints.migrationList, {}, { signal })
      const found = items.find((item) => String(item.id) === id)
      if (found) return withProgress(found, signal)
      throw new ApiError(id, { reason: 'refused', endpoint: 'GET /api/nova/migrations/', status: 404 })
    },
  }),
}
