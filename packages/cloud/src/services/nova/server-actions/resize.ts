import * as z from 'zod'
import type { Call } from '../../../core/api.ts'
import { isoSeconds } from '../../../core/clock.ts'
import { badRequest, conflict } from '../../../core/fault.ts'
import { accepted, noContent } from '../../../core/reply.ts'
import type { Background } from '../../../core/service.ts'
import { zoneOf } from '../aggregates/zones.ts'
import * as services from '../compute-services/store.ts'
import { findUsable } from '../flavors/access.ts'
import * as hypervisors from '../hypervisors/store.ts'
import { perVersion } from '../microversion.ts'
import { moveOnFrom, recordMove } from '../migrations/record.ts'
import { diskConfig, flavorRef, fqdn } from '../parameters.ts'
import { checkGrowth } from '../quotas/usage.ts'
import { NO_VALID_HOST, pickHost } from '../scheduling.ts'
import { findTo } from '../servers/access.ts'
import { rootOf } from '../servers/create/devices.ts'
import { checkFit } from '../servers/create/image.ts'
import { copyOf } from '../servers/create/plan.ts'
import { moveDevices } from '../servers/devices.ts'
import { SECONDS } from '../servers/durations.ts'
import { localGb } from '../servers/local-disk.ts'
import { bindPorts } from '../servers/ports.ts'
import type { FlavorCopy, ServerRow } from '../servers/row.ts'
import { POWER } from '../servers/states.ts'
import { begin, change, finish, IDLE, proceed, resumed } from '../servers/tasks.ts'
import type { Task } from '../servers/tasks.ts'
import { endEvents } from '../instance-actions/record.ts'

type OfServer = Call<{ id: string }>

const resizeBody = z.strictObject({
  resize: z.strictObject({ flavorRef, 'OS-DCF:diskConfig': diskConfig.optional() }),
})

export const resize = (call: OfServer) => {
  const { resize: asked } = call.json(resizeBody)
  const row = findTo(call, 'servers:resize', 'resize')
  checkHostUp(call, row)
  const flavor = newFlavor(call, row, asked.flavorRef)
  const changes = { progress: 0, auto_disk_config: asked['OS-DCF:diskConfig'] === 'AUTO' }
  begin(call, row, { action: 'resize', event: 'cold_migrate', ...PREPARING }, { flavor, host: null }, changes)
  return accepted
}

const migrateBody = perVersion((since) =>
  since(56)
    ? z.strictObject({ migrate: z.strictObject({ host: fqdn.nullable().optional() }).nullable() })
    : z.looseObject({ migrate: z.unknown() }),
)

/** A cold migration is a resize that keeps the size. */
export const migrate = (call: OfServer) => {
  const { migrate: asked } = call.json(migrateBody(call)) as { migrate: { host?: string | null } | null } // before 2.56 it is not looked at
  const row = findTo(call, 'os-migrate-server:migrate', 'migrate')
  checkHostUp(call, row)
  const host = (typeof asked === 'object' && asked?.host) || null
  if (host !== null && !hypervisors.findByHost(call.db, host)) {
    throw badRequest(`Compute host ${host} could not be found.`)
  }
  if (host !== null && host === row.host) throw badRequest('Cannot migrate to the host where the server exists.')
  begin(call, row, { action: 'migrate', event: 'cold_migrate', ...PREPARING }, { flavor: null, host }, { progress: 0 })
  return accepted
}

const PREPARING = { during: 'resize_prep', job: 'prepareResize', seconds: SECONDS.resize } as const

function checkHostUp({ db }: Call, { host }: ServerRow): void {
  if (host !== null && !services.isUp(services.findCompute(db, host))) {
    throw conflict('Service is unavailable at this time.')
  }
}

function newFlavor(call: OfServer, row: ServerRow, id: string): FlavorCopy {
  const found = findUsable(call, id)
  if (!found || found.disabled) throw badRequest(`Flavor ${id} could not be found.`)
  const flavor = copyOf(found)
  const isVolume = rootOf(row.devices)?.destination_type === 'volume'
  if (flavor.disk === 0 && row.flavor.disk !== 0 && !isVolume) {
    throw badRequest('Server disk was unable to be resized because: Resize to zero disk flavor is not allowed.')
  }
  if (flavor.id === row.flavor.id) throw badRequest('When resizing, instances must change flavor!')
  checkGrowth(call, row, row.flavor, flavor)
  checkFit({ ...row.image, id: row.image_ref, isActive: true, bytes: 0 }, flavor, { isVolume, volumeGib: null }, true)
  return flavor
}

interface ResizeTask extends Task {
  /** Null where the size stays. */
  flavor: FlavorCopy | null
  host: string | null
}

/** Finds the server its new host. Where there is none, it stays what it was. */
export function prepareResize(on: Background, task: ResizeTask): void {
  const row = resumed(on, task)
  if (!row) return
  const flavor = task.flavor ?? row.flavor
  const local_gb = localGb(flavor, rootOf(row.devices)?.destination_type === 'volume')
  const zone = row.isZonePinned ? row.availability_zone : null
  const wish = { server: row, flavor, local_gb, zone, host: task.host }
  const except = row.host === null ? [] : [row.host]
  // Like many small clouds, this one may resize a server where it is when there is no other place.
  const picked = pickHost(on.db, { ...wish, except }) ?? (task.flavor ? pickHost(on.db, wish) : undefined)
  const migration_type = task.flavor ? 'resize' : 'migration'
  if (!picked) {
    recordMove(on, row, { migration_type, status: 'error', to: undefined, flavor })
    stay(on, row, task)
    return
  }
  recordMove(on, row, { migration_type, status: 'pre-migrating', to: picked, flavor })
  const moving = { during: 'resize_migrating', job: 'moveResize', seconds: SECONDS.resize } as const
  const settled: ResizeTask = { ...task, host: picked.host }
  proceed(on, row, settled, moving)
}

/** No host took it: it is what it was, and where. */
function stay(on: Background, row: ServerRow, task: Task): void {
  endEvents(on, task.actionId, NO_VALID_HOST)
  const created = isoSeconds(on.clock.now())
  change(on, row, { ...IDLE, fault: { code: 400, created, message: NO_VALID_HOST } })
}

/** The server is on its new host. */
export function moveResize(on: Background, task: ResizeTask): void {
  const row = resumed(on, task)
  if (!row) return
  const target = hypervisors.findByHost(on.db, task.host ?? '')
  if (!target) {
    moveOnFrom(on, row.id, 'pre-migrating', 'error')
    stay(on, row, task)
    return
  }
  moveOnFrom(on, row.id, 'pre-migrating', 'post-migrating')
  const flavor = task.flavor ?? row.flavor
  bindPorts(on, row, target.host)
  proceed(
    on,
    row,
    task,
    { during: 'resize_finish', job: 'finishResize', seconds: SECONDS.resize },
    {
      before: { vm_state: row.vm_state, flavor: row.flavor, host: row.host, node: row.node },
      flavor,
      local_gb: localGb(flavor, rootOf(row.devices)?.destination_type === 'volume'),
      host: target.host,
      node: target.hypervisor_hostname,
      devices: moveDevices(on, row, target.host),
      availability_zone: zoneOf(on.db, target.host),
    },
  )
}

export function finishResize(on: Background, task: Task): void {
  const row = resumed(on, task)
  if (!row) return
  moveOnFrom(on, row.id, 'post-migrating', 'finished')
  const isOff = row.before?.vm_state === 'stopped'
  finish(on, row, task, {
    vm_state: 'resized',
    power_state: isOff ? POWER.shutdown : POWER.running,
    launched_at: isoSeconds(on.clock.now()),
  })
}

export const confirmResize = (call: OfServer) => {
  const row = findTo(call, 'servers:confirm_resize', 'confirmResize')
  const start = { action: 'confirmResize', event: 'compute_confirm_resize', during: 'resize_confirming' } as const
  begin(call, row, { ...start, job: 'settleResize', seconds: SECONDS.confirm })
  moveOnFrom(call, row.id, 'finished', 'confirming')
  return noContent
}

/** Keeps what it is now. */
export function settleResize(on: Background, task: Task): void {
  const row = resumed(on, task)
  if (!row) return
  moveOnFrom(on, row.id, 'confirming', 'confirmed')
  finish(on, row, task, { vm_state: row.power_state === POWER.shutdown ? 'stopped' : 'active', before: null })
}

export const revertResize = (call: OfServer) => {
  const row = findTo(call, 'servers:revert_resize', 'revertResize')
  if (row.before?.flavor) checkGrowth(call, row, row.flavor, row.before.flavor)
  const start = { action: 'revertResize', event: 'compute_revert_resize', during: 'resize_reverting' } as const
  begin(call, row, { ...start, job: 'undoResize', seconds: SECONDS.resize })
  moveOnFrom(call, row.id, 'finished', 'reverting')
  return accepted
}

/** Goes back to what it was. */
export function undoResize(on: Background, task: Task): void {
  const row = resumed(on, task)
  if (!row) return
  moveOnFrom(on, row.id, 'reverting', 'reverted')
  const { vm_state = 'active', flavor = row.flavor, host = row.host, node = row.node } = row.before ?? {}
  bindPorts(on, row, host)
  finish(on, row, task, {
    vm_state,
    flavor,
    local_gb: localGb(flavor, rootOf(row.devices)?.destination_type === 'volume'),
    host,
    node,
    devices: moveDevices(on, row, host),
    availability_zone: host === null ? row.availability_zone : zoneOf(on.db, host),
    before: null,
    launched_at: isoSeconds(on.clock.now()),
  })
}
