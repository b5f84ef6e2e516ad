import * as z from 'zod'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { accepted, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { done } from '../actions.ts'
import { zoneOf } from '../aggregates/zones.ts'
import * as services from '../compute-services/store.ts'
import { refusal } from '../faults.ts'
import * as hypervisors from '../hypervisors/store.ts'
import type { HypervisorRow } from '../hypervisors/store.ts'
import { endEvents, record } from '../instance-actions/record.ts'
import { perVersion, sinceOf } from '../microversion.ts'
import { moveOnFrom, recordMove } from '../migrations/record.ts'
import { flag, fqdn } from '../parameters.ts'
import { NO_VALID_HOST, pickHost } from '../pick-host.ts'
import { findForMove } from '../servers/access.ts'
import { newPassword } from '../servers/create/handlers.ts'
import { moveDevices } from '../servers/devices.ts'
import { SECONDS } from '../servers/durations.ts'
import { bindPorts } from '../servers/ports.ts'
import type { ServerRow } from '../servers/row.ts'
import { POWER } from '../servers/states.ts'
import { begin, fail, finish, resumed } from '../servers/tasks.ts'
import type { Task } from '../servers/tasks.ts'

type OfServer = Call<{ id: string }>

const host = fqdn.nullable()

const liveBody = perVersion((since) =>
  z.strictObject({
    'os-migrateLive': z.strictObject({
      host,
      block_migration: since(25) ? z.union([z.literal('auto'), flag]) : flag,
      ...(!since(25) && { disk_over_commit: flag }),
      ...(since(30) && !since(68) && { force: flag.optional() }),
    }),
  }),
)

interface LiveRequest {
  host: string | null
  force?: boolean
}

export const migrateLive = (call: OfServer) => {
  const { host: wanted, force } = call.json(liveBody(call))['os-migrateLive'] as LiveRequest // only some versions know force
  const row = findForMove(call, 'os-migrate-server:migrate_live', 'os-migrateLive')
  if (force && wanted === null) throw badRequest("Can't force to a non-provided destination")
  if (wanted !== null) checkTarget(call, row, wanted)
  const target = destination(call, row, wanted)
  if (!target) return refused(call, row)
  recordMove(call, row, { migration_type: 'live-migration', status: 'running', to: target })
  const start = {
    action: 'live-migration',
    event: 'compute_live_migration',
    during: 'migrating',
    job: 'migrated',
  } as const
  begin(call, row, { ...start, seconds: SECONDS.migrate }, { host: target.host })
  return accepted
}

function checkTarget({ db }: Call, row: ServerRow, wanted: string): void {
  if (!hypervisors.findByHost(db, wanted)) throw badRequest(`Compute host ${wanted} could not be found.`)
  if (wanted === row.host) {
    throw badRequest(`Unable to migrate instance (${row.id}) to current host (${wanted}).`)
  }
  if (!services.isUp(services.findCompute(db, wanted))) {
    throw badRequest(`Compute service of ${wanted} is unavailable at this time.`)
  }
}

function destination({ db }: Call | Background, row: ServerRow, wanted: string | null): HypervisorRow | undefined {
  const zone = row.isZonePinned ? row.availability_zone : null
  const except = row.host === null ? [] : [row.host]
  return pickHost(db, { server: row, flavor: row.flavor, local_gb: row.local_gb, zone, host: wanted, except })
}

/** Records the migration also if it fails. From 2.34 on the request is accepted before a host is picked. */
function refused(call: OfServer, row: ServerRow) {
  recordMove(call, row, { migration_type: 'live-migration', status: 'error', to: undefined })
  endEvents(call, record(call, row.id, 'live-migration'), NO_VALID_HOST)
  return sinceOf(call)(34) ? accepted : refusal(badRequest(NO_VALID_HOST))
}

export function migrated(context: Background, task: Task & { host: string }): void {
  const row = resumed(context, task)
  if (!row) return
  moveOnFrom(context, row.id, 'running', 'completed')
  bindPorts(context, row, task.host)
  finish(context, row, task, placeOn(context, row, task.host))
}

function placeOn(context: Background, row: ServerRow, name: string): Partial<ServerRow> {
  const node = hypervisors.findByHost(context.db, name)?.hypervisor_hostname ?? name
  return { host: name, node, devices: moveDevices(context, row, name), availability_zone: zoneOf(context.db, name) }
}

const evacuateBody = perVersion((since) =>
  z.strictObject({
    evacuate: z.strictObject({
      host: fqdn.optional(),
      adminPass: z.string().optional(),
      ...(!since(14) && { onSharedStorage: flag }),
      ...(since(29) && !since(68) && { force: flag.optional() }),
    }),
  }),
)

interface EvacuateRequest {
  host?: string
  adminPass?: string
  onSharedStorage?: boolean
  force?: boolean
}

/** Rebuilds the server on another host; its own must be down. Returns 200 before the work is done. */
export const evacuate = (call: OfServer) => {
  const requested = call.json(evacuateBody(call)).evacuate as EvacuateRequest // versions differ in what it may have
  const row = findForMove(call, 'os-evacuate', 'evacuate')
  checkEvacuation(call, row, requested)
  const start = { action: 'evacuate', event: 'rebuild_server', during: 'rebuilding', job: 'evacuated' } as const
  begin(call, row, { ...start, seconds: SECONDS.rebuild }, { host: requested.host ?? null })
  if (sinceOf(call)(14)) return done
  return ok({ adminPass: requested.onSharedStorage ? null : (requested.adminPass ?? newPassword()) })
}

function checkEvacuation(
  { db }: Call,
  row: ServerRow,
  { host: wanted, adminPass, onSharedStorage, force }: EvacuateRequest,
): void {
  if (force && wanted === undefined) throw badRequest("Can't force to a non-provided destination")
  if (onSharedStorage && adminPass !== undefined) throw badRequest("admin password can't be changed on existing disk")
  if (wanted !== undefined && !hypervisors.findByHost(db, wanted)) throw notFound(`Compute host ${wanted} not found.`)
  if (wanted !== undefined && wanted === row.host) throw badRequest("The target host can't be the same one.")
  if (services.isUp(services.findCompute(db, row.host ?? ''))) {
    throw badRequest(`Compute service of ${row.host} is still in use.`)
  }
}

export function evacuated(context: Background, task: Task & { host: string | null }): void {
  const row = resumed(context, task)
  if (!row) return
  const target = destination(context, row, task.host)
  const status = target ? 'done' : 'failed'
  recordMove(context, row, { migration_type: 'evacuation', status, to: target })
  if (!target) {
    fail(context, row, task, { message: NO_VALID_HOST })
    return
  }
  bindPorts(context, row, target.host)
  const isOff = row.vm_state === 'stopped'
  finish(context, row, task, {
    ...placeOn(context, row, target.host),
    vm_state: isOff ? 'stopped' : 'active',
    power_state: isOff ? POWER.shutdown : POWER.running,
    fault: null,
  })
}
