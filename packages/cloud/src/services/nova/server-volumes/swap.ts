import type { Volume } from '@meridian/wire'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { beginEvent, endEvents, record } from '../instance-actions/record.ts'
import { asCaller, asOwner, catchFault } from '../neighbours/requester.ts'
import { release, removeVolume, reserve, showVolume } from '../neighbours/volumes.ts'
import { isAdmin } from '../servers/access.ts'
import { attached } from '../servers/devices.ts'
import type { ServerRow } from '../servers/row.ts'
import { check } from '../servers/states.ts'
import * as store from '../servers/store.ts'
import { change } from '../servers/tasks.ts'

/** Replaces an attached volume by another. */
export function swap(call: Call, row: ServerRow, oldId: string, newId: string): void {
  const requester = asCaller(call)
  const missing = (id: string) => `Volume ${id} could not be found.`
  const old = catchFault(
    () => showVolume(requester, oldId),
    () => {
      throw notFound(missing(oldId))
    },
  )
  const next = catchFault(
    () => showVolume(requester, newId),
    () => {
      throw badRequest(missing(newId))
    },
  )
  check(row, 'swap_volume', isAdmin(call))
  const device = row.devices.find(({ volume_id }) => volume_id === oldId)
  if (!device) throw notFound(`No volume Block Device Mapping with id ${oldId}.`)
  checkPair(old, next)
  const actionId = record(call, row.id, 'swap_volume')
  beginEvent(call, actionId, 'compute_swap_volume', row.host)
  const attachment_id = reserve(requester, newId, row.id).id
  const swapped = attached(requester, { ...device, volume_id: newId, attachment_id, volume_size: next.size }, row)
  const { attachment_id: previous } = device
  if (previous !== null) release(requester, previous)
  change(call, row, { devices: row.devices.map((one) => (one.id === device.id ? swapped : one)) })
  endEvents(call, actionId)
}

function checkPair(old: Volume, next: Volume): void {
  const invalid = (reason: string) => badRequest(`Invalid volume: ${reason}`)
  if (next.status !== 'available') {
    throw invalid(`status must be available or downloading to reserve, but the current status is ${next.status}.`)
  }
  if (next.size < old.size) throw invalid('New volume must be the same size or larger.')
}

interface Detachment {
  serverId: string
  deviceId: string
  actionId: string
}

/** The job that detaches a volume. */
export function detachVolume(context: Background, { serverId, deviceId, actionId }: Detachment): void {
  const row = store.find(context.db, serverId)
  const device = row?.devices.find(({ id }) => id === deviceId)
  if (!row || row.deleted || !device) return
  const owner = asOwner(context, row)
  const { attachment_id, volume_id } = device
  const ignored = () => undefined // the volume was removed already
  if (attachment_id !== null) catchFault(() => release(owner, attachment_id), ignored)
  if (volume_id !== null && device.delete_on_termination && row.vm_state === 'shelved_offloaded') {
    catchFault(() => removeVolume(owner, volume_id), ignored)
  }
  change(context, row, { devices: row.devices.filter(({ id }) => id !== deviceId) })
  endEvents(context, actionId)
}
