import * as z from 'zod'
import { badRequest, conflict } from '../../../core/errors/fault.ts'
import { accepted } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { zoneOf, zonesByHost } from '../aggregates/zones.ts'
import * as hypervisors from '../hypervisors/store.ts'
import { beginEvent, endEvents } from '../instance-actions/record.ts'
import { perVersion } from '../microversion.ts'
import { createImage, removeImage } from '../neighbours/images.ts'
import { asCaller, asOwner, catchFault } from '../neighbours/requester.ts'
import { name } from '../parameters.ts'
import { NO_VALID_HOST, pickHost } from '../pick-host.ts'
import { findForMove, targetOf } from '../servers/access.ts'
import { rootOf } from '../servers/create/devices.ts'
import { moveDevices } from '../servers/devices.ts'
import { SECONDS } from '../servers/durations.ts'
import { bindPorts } from '../servers/ports.ts'
import type { ServerRow } from '../servers/row.ts'
import { POWER, statusOf } from '../servers/states.ts'
import { begin, change, finish, IDLE, proceed, resumed } from '../servers/tasks.ts'
import type { Task } from '../servers/tasks.ts'
import { fillImage, snapshotOf } from './images.ts'

type OfServer = Call<{ id: string }>

/** Uploads the disk to an image, unless the server boots from a volume; then the server leaves its host. */
export const shelve = (call: OfServer) => {
  const row = findForMove(call, 'os-shelve:shelve', 'shelve')
  const isVolumeBacked = rootOf(row.devices)?.destination_type === 'volume'
  const image = isVolumeBacked
    ? null
    : createImage(asCaller(call), snapshotOf(call, row, `${row.name}-shelved`, 'snapshot')).id
  const start = { action: 'shelve', event: 'compute_shelve_instance', during: 'shelving', job: 'shelveUpload' } as const
  begin(call, row, { ...start, seconds: SECONDS.shelve }, {}, { shelved_image: image })
  return accepted
}

export function shelveUpload(context: Background, task: Task): void {
  const row = resumed(context, task)
  if (row) proceed(context, row, task, { during: 'shelving_image_uploading', job: 'shelved', seconds: SECONDS.upload })
}

export function shelved(context: Background, task: Task): void {
  const row = resumed(context, task)
  if (!row) return
  if (row.shelved_image !== null) fillImage(context, row, row.shelved_image)
  const next = { during: 'shelving_offloading', job: 'offloaded', seconds: SECONDS.offload } as const
  proceed(context, row, task, next, { vm_state: 'shelved', power_state: POWER.shutdown })
}

export const shelveOffload = (call: OfServer) => {
  const row = findForMove(call, 'os-shelve:shelve_offload', 'shelveOffload')
  const start = { action: 'shelveOffload', event: 'compute_shelve_offload_instance' } as const
  begin(call, row, { ...start, during: 'shelving_offloading', job: 'offloaded', seconds: SECONDS.offload })
  return accepted
}

export function offloaded(context: Background, task: Task): void {
  const row = resumed(context, task)
  if (!row) return
  bindPorts(context, row, null)
  finish(context, row, task, {
    vm_state: 'shelved_offloaded',
    power_state: POWER.shutdown,
    host: null,
    node: null,
    devices: moveDevices(context, row, null),
    availability_zone: row.isZonePinned ? row.availability_zone : null,
  })
}

const unshelveBody = perVersion((since) =>
  z.looseObject({
    unshelve: since(91)
      ? z.strictObject({ availability_zone: z.string().nullable().optional(), host: z.string().optional() }).nullable()
      : since(77)
        ? z.strictObject({ availability_zone: name }).nullable()
        : z.unknown().transform(() => null),
  }),
)

interface Destination {
  /** The zone to move to; undefined to keep the server's zone, null to unpin it. */
  zone: string | null | undefined
  host: string | null
}

export const unshelve = (call: OfServer) => {
  const { unshelve: requested } = call.json(unshelveBody(call))
  const row = findForMove(call, 'os-shelve:unshelve', 'unshelve')
  const host = requested && 'host' in requested ? (requested.host ?? null) : null
  const destination: Destination = { zone: requested?.availability_zone, host }
  checkDestination(call, row, destination)
  const event = row.vm_state === 'shelved' ? 'compute_unshelve_instance' : 'schedule_instances'
  begin(
    call,
    row,
    { action: 'unshelve', event, during: 'unshelving', job: 'unshelved', seconds: SECONDS.unshelve },
    destination,
  )
  return accepted
}

function checkDestination(call: OfServer, row: ServerRow, { zone, host }: Destination): void {
  if (zone === undefined && host === null) return
  if (row.vm_state !== 'shelved_offloaded') {
    throw conflict(
      `Specifying an availability zone or a host when unshelving server "${row.id}" with status "${statusOf(row)}" is not supported. The server status must be SHELVED_OFFLOADED.`,
    )
  }
  if (zone && ![...zonesByHost(call.db).values()].includes(zone)) {
    throw badRequest('The requested availability zone is not available')
  }
  if (host === null) return
  call.authorize('os_compute_api:os-shelve:unshelve_to_host', targetOf(row))
  if (!hypervisors.findByHost(call.db, host)) throw badRequest(`Compute host ${host} could not be found.`)
  const wanted = zone === undefined && row.isZonePinned ? row.availability_zone : zone
  if (wanted && zoneOf(call.db, host) !== wanted) {
    throw conflict(`Host "${host}" is not in the availability zone "${wanted}".`)
  }
}

/** Unshelves on the host that the server never left, or on a new one. */
export function unshelved(context: Background, task: Task & Destination): void {
  const row = resumed(context, task)
  if (!row) return
  const zone = task.zone === undefined ? (row.isZonePinned ? row.availability_zone : null) : task.zone
  const { flavor, local_gb } = row
  const picked =
    row.host === null
      ? pickHost(context.db, { server: row, flavor, local_gb, zone, host: task.host })
      : hypervisors.findByHost(context.db, row.host)
  if (!picked) {
    endEvents(context, task.actionId, NO_VALID_HOST)
    change(context, row, IDLE)
    return
  }
  if (row.host === null) beginEvent(context, task.actionId, 'compute_unshelve_instance', picked.host)
  bindPorts(context, row, picked.host)
  removeShelved(context, row)
  finish(context, row, task, {
    vm_state: 'active',
    power_state: POWER.running,
    host: picked.host,
    node: picked.hypervisor_hostname,
    devices: row.host === null ? moveDevices(context, row, picked.host) : row.devices,
    availability_zone: zoneOf(context.db, picked.host),
    isZonePinned: zone !== null,
    launched_at: isoSeconds(context.clock.now()),
    shelved_image: null,
  })
}

function removeShelved(context: Background, row: ServerRow): void {
  const { shelved_image } = row
  if (shelved_image === null) return
  catchFault(
    () => removeImage(asOwner(context, row), shelved_image),
    () => undefined, // the image was removed already
  )
}
