import { Fault } from '../../../core/errors/fault.ts'
import type { Background } from '../../../core/service/service.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { zoneOf } from '../aggregates/zones.ts'
import * as hypervisors from '../hypervisors/store.ts'
import { beginEvent } from '../instance-actions/record.ts'
import * as keypairs from '../keypairs/store.ts'
import { listNetworks } from '../neighbours/networks.ts'
import { asService } from '../neighbours/requester.ts'
import { NO_VALID_HOST, pickHost } from '../pick-host.ts'
import { nameDevices, rootOf } from './create/devices.ts'
import type { WantedPort } from './create/networks.ts'
import type { Target } from './create/target.ts'
import { attachDevices, detachDevices } from './devices.ts'
import { SECONDS } from './durations.ts'
import { sealedPassword } from './guest-password.ts'
import { plugPorts, unplugPorts } from './ports.ts'
import type { ServerRow } from './row.ts'
import { POWER } from './states.ts'
import { change, fail, finish, proceed, resumed } from './tasks.ts'
import type { Task } from './tasks.ts'
import { readVifs } from './vifs.ts'

export interface BuildTask extends Task {
  ports: WantedPort[]
  securityGroups: string[]
  target: Target
}

/** Picks a host for the new server. */
export function schedule(context: Background, task: BuildTask): void {
  const row = resumed(context, task)
  if (!row) return
  const { zone, host, forcedHost } = task.target
  const { flavor, local_gb } = row
  const picked =
    forcedHost === null
      ? pickHost(context.db, { server: row, flavor, local_gb, zone, host })
      : hypervisors.findByHost(context.db, forcedHost)
  if (!picked) {
    fail(context, row, task, { message: NO_VALID_HOST })
    return
  }
  beginEvent(context, task.actionId, 'compute__do_build_and_run_instance', picked.host)
  const named = nameDevices(row.devices)
  proceed(
    context,
    row,
    task,
    { during: 'networking', job: 'network', seconds: SECONDS.network },
    {
      host: picked.host,
      node: picked.hypervisor_hostname,
      availability_zone: zoneOf(context.db, picked.host),
      devices: named,
      root_device_name: rootOf(named)?.device_name ?? '/dev/vda',
    },
  )
}

/** Creates and binds the ports. */
export function network(context: Background, task: BuildTask): void {
  const row = resumed(context, task)
  if (!row) return
  try {
    if (task.ports.length > 0) {
      refuseExternal(context, row, task.ports)
      const wanted = task.ports.filter(({ port_id, network_id }) => port_id !== null || network_id !== null)
      const plugged = change(context, row, { vifs: plugPorts(context, row, wanted, task.securityGroups) })
      change(context, plugged, { vifs: readVifs(context, plugged) })
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    abort(context, row, task, 'Failed to allocate the network(s), not rescheduling.', error.message)
    return
  }
  proceed(context, row, task, { during: 'block_device_mapping', job: 'devices', seconds: 0 })
}

/** Members cannot attach servers to external networks. */
function refuseExternal(context: Background, row: ServerRow, ports: readonly WantedPort[]): void {
  const owner = context.directory.identity.actingFor(context.db, row.user_id, row.project_id)
  if (owner?.token.roles?.some(({ name }) => name === 'admin')) return
  const ids = ports.flatMap(({ port_id, network_id }) => (port_id === null && network_id ? [network_id] : []))
  if (ids.length === 0) return
  const networks = listNetworks(
    asService(context),
    ids.map((id) => ['id', id]),
  )
  const outside = networks.find((one) => one['router:external'] && !one.shared)
  if (outside) throw new Fault(403, `It is not allowed to create an interface on external network ${outside.id}`)
}

/** Attaches the volumes when they are available. */
export function devices(context: Background, task: BuildTask & { tries?: number }): void {
  const row = resumed(context, task)
  if (!row) return
  const tries = task.tries ?? 0
  const outcome = attachDevices(context, row, tries)
  if (outcome.kind === 'failed') abort(context, row, task, outcome.reason)
  else if (outcome.kind === 'waiting') {
    change(context, row, { devices: outcome.devices })
    context.scheduleJob(SECONDS.volumes, 'devices', { ...task, tries: tries + 1 })
  } else {
    proceed(
      context,
      row,
      task,
      { during: 'spawning', job: 'spawn', seconds: SECONDS.spawn },
      { devices: outcome.devices },
    )
  }
}

/** Starts the server. */
export function spawn(context: Background, task: BuildTask): void {
  const row = resumed(context, task)
  if (!row) return
  const launched_at = isoSeconds(context.clock.now())
  finish(context, row, task, {
    vm_state: 'active',
    power_state: POWER.running,
    launched_at,
    password: guestPassword(context, row),
  })
}

/** Only Windows guests publish a password, encrypted for the key pair. */
function guestPassword({ db }: Background, { image, user_id, key_name }: ServerRow): string {
  const isWindows = image.properties['os_type'] === 'windows'
  const keypair = isWindows && key_name !== null ? keypairs.findNamed(db, user_id, key_name) : undefined
  return keypair ? sealedPassword(keypair.public_key) : ''
}

/** Frees what the server got so far. */
function abort(context: Background, row: ServerRow, task: Task, reason: string, details = reason): void {
  unplugPorts(context, row.vifs)
  detachDevices(context, row)
  const message = `Build of instance ${row.id} aborted: ${reason}`
  fail(context, row, task, { message, details }, { host: null, node: null, vifs: [], devices: [] })
}
