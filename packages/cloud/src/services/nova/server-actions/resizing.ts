import type { Background } from '../../../core/service/service.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { zoneOf } from '../aggregates/zones.ts'
import * as hypervisors from '../hypervisors/store.ts'
import { endEvents } from '../instance-actions/record.ts'
import { moveOnFrom, recordMove } from '../migrations/record.ts'
import { NO_VALID_HOST, pickHost } from '../pick-host.ts'
import { rootOf } from '../servers/create/devices.ts'
import { moveDevices } from '../servers/devices.ts'
import { SECONDS } from '../servers/durations.ts'
import { bindPorts } from '../servers/ports.ts'
import { localGb } from '../servers/row.ts'
import type { FlavorCopy, ServerRow } from '../servers/row.ts'
import { POWER } from '../servers/states.ts'
import { change, finish, IDLE, proceed, resumed } from '../servers/tasks.ts'
import type { Task } from '../servers/tasks.ts'

interface ResizeTask extends Task {
  /** Null if the flavor stays. */
  flavor: FlavorCopy | null
  host: string | null
}

/** Picks the new host. Without one the resize fails and the server stays unchanged. */
export function prepareResize(context: Background, task: ResizeTask): void {
  const row = resumed(context, task)
  if (!row) return
  const flavor = task.flavor ?? row.flavor
  const local_gb = localGb(flavor, rootOf(row.devices)?.destination_type === 'volume')
  const zone = row.isZonePinned ? row.availability_zone : null
  const request = { server: row, flavor, local_gb, zone, host: task.host }
  const except = row.host === null ? [] : [row.host]
  // If there is no other host, the server is resized on its own, as in many small clouds.
  const picked =
    pickHost(context.db, { ...request, except }) ?? (task.flavor ? pickHost(context.db, request) : undefined)
  const migration_type = task.flavor ? 'resize' : 'migration'
  if (!picked) {
    recordMove(context, row, { migration_type, status: 'error', to: undefined, flavor })
    stay(context, row, task)
    return
  }
  recordMove(context, row, { migration_type, status: 'pre-migrating', to: picked, flavor })
  const moving = { during: 'resize_migrating', job: 'moveResize', seconds: SECONDS.resize } as const
  const settled: ResizeTask = { ...task, host: picked.host }
  proceed(context, row, settled, moving)
}

/** No host was found: the server keeps its flavor and host. */
function stay(context: Background, row: ServerRow, task: Task): void {
  endEvents(context, task.actionId, NO_VALID_HOST)
  const created = isoSeconds(context.clock.now())
  change(context, row, { ...IDLE, fault: { code: 400, created, message: NO_VALID_HOST } })
}

/** The server arrives on its new host. */
export function moveResize(context: Background, task: ResizeTask): void {
  const row = resumed(context, task)
  if (!row) return
  const target = hypervisors.findByHost(context.db, task.host ?? '')
  if (!target) {
    moveOnFrom(context, row.id, 'pre-migrating', 'error')
    stay(context, row, task)
    return
  }
  moveOnFrom(context, row.id, 'pre-migrating', 'post-migrating')
  const flavor = task.flavor ?? row.flavor
  bindPorts(context, row, target.host)
  proceed(
    context,
    row,
    task,
    { during: 'resize_finish', job: 'finishResize', seconds: SECONDS.resize },
    {
      before: { vm_state: row.vm_state, flavor: row.flavor, host: row.host, node: row.node },
      flavor,
      local_gb: localGb(flavor, rootOf(row.devices)?.destination_type === 'volume'),
      host: target.host,
      node: target.hypervisor_hostname,
      devices: moveDevices(context, row, target.host),
      availability_zone: zoneOf(context.db, target.host),
    },
  )
}

export function finishResize(context: Background, task: Task): void {
  const row = resumed(context, task)
  if (!row) return
  moveOnFrom(context, row.id, 'post-migrating', 'finished')
  const isOff = row.before?.vm_state === 'stopped'
  finish(context, row, task, {
    vm_state: 'resized',
    power_state: isOff ? POWER.shutdown : POWER.running,
    launched_at: isoSeconds(context.clock.now()),
  })
}

/** Confirms the resize. */
export function settleResize(context: Background, task: Task): void {
  const row = resumed(context, task)
  if (!row) return
  moveOnFrom(context, row.id, 'confirming', 'confirmed')
  finish(context, row, task, { vm_state: row.power_state === POWER.shutdown ? 'stopped' : 'active', before: null })
}

/** Reverts the resize. */
export function undoResize(context: Background, task: Task): void {
  const row = resumed(context, task)
  if (!row) return
  moveOnFrom(context, row.id, 'reverting', 'reverted')
  const { vm_state = 'active', flavor = row.flavor, host = row.host, node = row.node } = row.before ?? {}
  bindPorts(context, row, host)
  finish(context, row, task, {
    vm_state,
    flavor,
    local_gb: localGb(flavor, rootOf(row.devices)?.destination_type === 'volume'),
    host,
    node,
    devices: moveDevices(context, row, host),
    availability_zone: host === null ? row.availability_zone : zoneOf(context.db, host),
    before: null,
    launched_at: isoSeconds(context.clock.now()),
  })
}
