import * as z from 'zod'
import { any, is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { accepted, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { oneOfActions } from '../actions.ts'
import { beginEvent, endEvents, record } from '../instance-actions/record.ts'
import { computeUrl, linksTo, nextPage } from '../links.ts'
import { sinceOf } from '../microversion.ts'
import { limitOf, MAX_LIMIT, refuseOthers, timeParameter } from '../query-parameters.ts'
import { findFor } from '../servers/access.ts'
import { SECONDS } from '../servers/durations.ts'
import type { ServerRow } from '../servers/row.ts'
import { change, IDLE } from '../servers/tasks.ts'
import { moveOn } from './record.ts'
import * as store from './store.ts'
import type { MigrationRow } from './store.ts'
import { toLiveMigration, toMigration } from './view.ts'

type OfServer = Call<{ id: string }>
type OfMigration = Call<{ id: string; migration: string }>

const RUNNING = ['queued', 'preparing', 'running', 'post-migrating']
const PLAIN_FILTERS = ['instance_uuid', 'source_compute', 'status', 'migration_type', 'user_id', 'project_id']

export const list = (call: Call) => {
  const since = sinceOf(call)
  const { query } = call
  if (since(59)) refuseOthers(query, knownIn(call))
  call.authorize('os_compute_api:os-migrations:index')
  const limit = since(59) ? limitOf(query) : MAX_LIMIT
  const rows = store.list(call.db, where(call), limit, markerOf(call))
  const last = since(59) && limit > 0 && rows.length === limit ? rows.at(-1)?.uuid : undefined
  const linksOf = (row: MigrationRow) =>
    isRunning(row) ? linksTo(computeUrl(call), `servers/${row.server_id}/migrations`, row.id) : undefined
  const migrations = rows.map((row) => toMigration(row, since, linksOf))
  return ok({ migrations, ...nextPage(call, 'os-migrations', 'migrations', last) })
}

const knownIn = (call: Call) => [
  'hidden',
  'host',
  'instance_uuid',
  'source_compute',
  'status',
  'migration_type',
  'limit',
  'marker',
  'changes-since',
  ...(sinceOf(call)(66) ? ['changes-before'] : []),
  ...(sinceOf(call)(80) ? ['user_id', 'project_id'] : []),
]

function where({ query, ...call }: Call): Condition[] {
  const since = sinceOf(call)
  const column = (name: string) => (name === 'instance_uuid' ? 'server_id' : name)
  const plain = PLAIN_FILTERS.flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [is(column(name), value)]
  })
  const host = query.get('host')
  const from = since(59) ? query.get('changes-since') : null
  const to = since(66) ? query.get('changes-before') : null
  if (from !== null && to !== null && timeParameter('changes-before', to) < timeParameter('changes-since', from)) {
    throw badRequest('The value of changes-since must be less than or equal to changes-before.')
  }
  return [
    ...plain,
    ...(host === null ? [] : [any(is('source_compute', host), is('dest_compute', host))]),
    ...(from === null ? [] : [is('updated_at', timeParameter('changes-since', from), '>=')]),
    ...(to === null ? [] : [is('updated_at', timeParameter('changes-before', to), '<=')]),
  ]
}

function markerOf({ query, db }: Call): string | undefined {
  const marker = query.get('marker')
  if (marker === null) return undefined
  const row = store.findByUuid(db, marker)
  if (!row) throw badRequest(`Marker ${marker} could not be found.`)
  return row.id
}

const isRunning = ({ migration_type, status }: MigrationRow) =>
  migration_type === 'live-migration' && RUNNING.includes(status)

const progressOf = ({ clock }: Call, { flavor }: ServerRow, { created_at }: MigrationRow) => ({
  memory_mb: flavor.ram,
  done: Math.min(1, Math.max(0, clock.now() - Date.parse(created_at)) / (SECONDS.migrate * 1000)),
})

/** The server's live migrations in progress. */
export const listOfServer = (call: OfServer) => {
  const row = findFor(call, 'servers:migrations:index')
  const running = store.list(call.db, [is('server_id', row.id)]).filter(isRunning)
  return ok({ migrations: running.map((one) => toLiveMigration(one, sinceOf(call), progressOf(call, row, one))) })
}

export const showOfServer = (call: OfMigration) => {
  const row = findFor(call, 'servers:migrations:show')
  const { id } = row
  const { migration } = call.params
  const found = store.find(call.db, migration)
  if (found?.server_id !== id) {
    throw notFound(`In-progress live migration ${migration} is not found for server ${id}.`)
  }
  if (found.migration_type !== 'live-migration') {
    throw notFound(`Migration ${migration} for server ${id} is not live-migration.`)
  }
  if (!isRunning(found)) throw notFound(`Live migration ${migration} for server ${id} is not in progress.`)
  return ok({ migration: toLiveMigration(found, sinceOf(call), progressOf(call, row, found)) })
}

function runningOf(call: OfMigration, row: ServerRow, action: string, method: string): MigrationRow {
  const { migration } = call.params
  if (row.task_state !== 'migrating') {
    throw conflict(`Cannot '${action}' instance ${row.id} while it is in task_state ${row.task_state ?? 'None'}`)
  }
  const found = store.find(call.db, migration)
  if (found?.server_id !== row.id) throw notFound(`Migration ${migration} not found for instance ${row.id}`)
  if (found.status !== 'running') {
    throw badRequest(
      `Migration ${found.id} state of instance ${row.id} is ${found.status}. Cannot ${method} while the migration is in this state.`,
    )
  }
  return found
}

/** The server stays on its host. */
export const abort = (call: OfMigration) => {
  const row = findFor(call, 'servers:migrations:delete')
  const migration = runningOf(call, row, 'abort live migration', 'abort live migration')
  const actionId = record(call, row.id, 'live_migration_cancel')
  beginEvent(call, actionId, 'compute_live_migration_abort', row.host)
  moveOn(call, migration.id, 'cancelled')
  if (row.busy_with !== null) endEvents(call, row.busy_with, 'The migration was aborted.')
  change(call, row, IDLE)
  endEvents(call, actionId)
  return accepted
}

const forceBody = z.strictObject({ force_complete: z.null() })

/** Has no effect: migrations here always finish on time. */
const forceComplete = (call: OfMigration) => {
  call.json(forceBody)
  const row = findFor(call, 'servers:migrations:force_complete')
  runningOf(call, row, 'force_complete', 'force complete')
  endEvents(call, record(call, row.id, 'live_migration_force_complete'))
  return accepted
}

export const act = oneOfActions<{ id: string; migration: string }>({ force_complete: forceComplete })
