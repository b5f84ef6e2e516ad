import { Fault } from '../../../core/fault.ts'
import { isoSeconds } from '../../../core/clock.ts'
import type { Background } from '../../../core/service.ts'
import { zoneOf } from '../aggregates/zones.ts'
import * as hypervisors from '../hypervisors/store.ts'
import { beginEvent } from '../instance-actions/record.ts'
import * as keypairs from '../keypairs/store.ts'
import { serviceOf } from '../neighbours/asker.ts'
import { listNetworks } from '../neighbours/networks.ts'
import { NO_VALID_HOST, pickHost } from '../scheduling.ts'
import type { WantedPort } from './create/networks.ts'
import type { Target } from './create/target.ts'
import { nameDevices, rootOf } from './create/devices.ts'
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

/** Finds the new server a host. */
export function schedule(on: Background, task: BuildTask): void {
  const row = resumed(on, task)
  if (!row) return
  const { zone, host, forcedHost } = task.target
  const { flavor, local_gb } = row
  const picked =
    forcedHost === null
      ? pickHost(on.db, { server: row, flavor, local_gb, zone, host })
      : hypervisors.findByHost(on.db, forcedHost)
  if (!picked) {
    fail(on, row, task, { message: NO_VALID_HOST })
    return
  }
  beginEvent(on, task.actionId, 'compute__do_build_and_run_instance', picked.host)
  const named = nameDevices(row.devices)
  proceed(
    on,
    row,
    task,
    { during: 'networking', job: 'network', seconds: SECONDS.network },
    {
      host: picked.host,
      node: picked.hypervisor_hostname,
      availability_zone: zoneOf(on.db, picked.host),
      devices: named,
      root_device_name: rootOf(named)?.device_name ?? '/dev/vda',
    },
  )
}

/** Gives it its ports. */
export function network(on: Background, task: BuildTask): void {
  const row = resumed(on, task)
  if (!row) return
  try {
    if (task.ports.length > 0) {
      refuseExternal(on, row, task.ports)
      const wanted = task.ports.filter(({ port_id, network_id }) => port_id !== null || network_id !== null)
      const plugged = change(on, row, { vifs: plugPorts(on, row, wanted, task.securityGroups) })
      change(on, plugged, { vifs: readVifs(on, plugged) })
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    abort(on, row, task, 'Failed to allocate the network(s), not rescheduling.', error.message)
    return
  }
  proceed(on, row, task, { during: 'block_device_mapping', job: 'devices', seconds: 0 })
}

/** A member's server may not stand on the outside. */
function refuseExternal(on: Background, row: ServerRow, ports: readonly WantedPort[]): void {
  const owner = on.directory.identity.actingFor(on.db, row.user_id, row.project_id)
  if (owner?.token.roles?.some(({ name }) => name === 'admin')) return
  const ids = ports.flatMap(({ port_id, network_id }) => (port_id === null && network_id ? [network_id] : []))
  if (ids.length === 0) return
  const networks = listNetworks(
    serviceOf(on),
    ids.map((id) => ['id', id]),
  )
  const outside = networks.find((one) => one['router:external'] && !one.shared)
  if (outside) throw new Fault(403, `It is not allowed to create an interface on external network ${outside.id}`)
}

/** Gives it its volumes, as soon as they are there. */
export function devices(on: Background, task: BuildTask & { tries?: number }): void {
  const row = resumed(on, task)
  if (!row) return
  const tries = task.tries ?? 0
  const outcome = attachDevices(on, row, tries)
  if (outcome.kind === 'failed') abort(on, row, task, outcome.reason)
  else if (outcome.kind === 'waiting') {
    change(on, row, { devices: outcome.devices })
    on.later(SECONDS.volumes, 'devices', { ...task, tries: tries + 1 })
  } else {
    proceed(on, row, task, { during: 'spawning', job: 'spawn', seconds: SECONDS.spawn }, { devices: outcome.devices })
  }
}

/** It runs. */
export function spawn(on: Background, task: BuildTask): void {
  const row = resumed(on, task)
  if (!row) return
  const launched_at = isoSeconds(on.clock.now())
  finish(on, row, task, {
    vm_state: 'active',
    power_state: POWER.running,
    launched_at,
    password: guestPassword(on, row),
  })
}

/** Only Windows tells its administrator's password, and only to who holds the key. */
function guestPassword({ db }: Background, { image, user_id, key_name }: ServerRow): string {
  const isWindows = image.properties['os_type'] === 'windows'
  const keypair = isWindows && key_name !== null ? keypairs.findNamed(db, user_id, key_name) : undefined
  return keypair ? sealedPassword(keypair.public_key) : ''
}

/** Gives back what it has got so far. */
function abort(on: Background, row: ServerRow, task: Task, reason: string, details = reason): void {
  unplugPorts(on, row.vifs)
  detachDevices(on, row)
  const message = `Build of instance ${row.id} aborted: ${reason}`
  fail(on, row, task, { message, details }, { host: null, node: null, vifs: [], devices: [] })
}
