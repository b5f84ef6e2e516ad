import type { Volume, VolumeAttachment } from '@meridian/wire'
import * as z from 'zod'
import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { accepted, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { beginEvent, endEvents, record } from '../instance-actions/record.ts'
import { perVersion, sinceOf, withoutNewerFields, type Since } from '../microversion.ts'
import { asCaller, catchFault } from '../neighbours/requester.ts'
import { beginDetaching, showVolume } from '../neighbours/volumes.ts'
import { limitOf, refuseOthers, integerParameter } from '../query-parameters.ts'
import { findFor, isAdmin } from '../servers/access.ts'
import { nameDevices } from '../servers/create/devices.ts'
import { newDevice } from '../servers/create/new-device.ts'
import { attached } from '../servers/devices.ts'
import { SECONDS } from '../servers/durations.ts'
import type { BlockDevice, ServerRow } from '../servers/row.ts'
import { check } from '../servers/states.ts'
import { change } from '../servers/tasks.ts'
import { attachment } from './update.ts'

type OfServer = Call<{ id: string }>
type OfVolume = Call<{ id: string; volume: string }>

export const list = (call: OfServer) => {
  const since = sinceOf(call)
  if (since(75)) refuseOthers(call.query, ['limit', 'offset'])
  const { id, devices } = findFor(call, 'os-volumes-attachments:index')
  const offset = integerParameter(call.query, 'offset') ?? 0
  const limited = devices.slice(offset, offset + (limitOf(call.query) || devices.length))
  const views = limited.flatMap((one) => (one.volume_id === null ? [] : [toAttachment(id, one.volume_id, one, since)]))
  return ok({ volumeAttachments: views })
}

export const show = (call: OfVolume) => {
  const row = findFor(call, 'os-volumes-attachments:show')
  const { volume } = call.params
  return ok({ volumeAttachment: toAttachment(row.id, volume, deviceOf(row, volume), sinceOf(call)) })
}

function deviceOf(row: ServerRow, volumeId: string): BlockDevice {
  const device = row.devices.find(({ volume_id }) => volume_id === volumeId)
  if (!device) throw notFound(`Instance ${row.id} is not attached to volume ${volumeId}`)
  return device
}

const createBody = perVersion((since) =>
  z.strictObject({ volumeAttachment: withoutNewerFields(attachment, since, { tag: 49, delete_on_termination: 79 }) }),
)

/** Returns 200 with the device name before Cinder has finished. */
export const create = (call: OfServer) => {
  const { volumeAttachment: requested } = call.json(createBody(call))
  const since = sinceOf(call)
  const row = findFor(call, 'os-volumes-attachments:create')
  checkShelved(row, 'attach_volume', since(20))
  check(row, 'attach_volume', isAdmin(call))
  const volume = volumeFor(call, row, requested.volumeId)
  const device = attach(call, row, volume, requested)
  return ok({
    volumeAttachment: {
      id: volume.id,
      serverId: row.id,
      volumeId: volume.id,
      device: device.device_name,
      ...(since(70) && { tag: device.tag }),
      ...(since(79) && { delete_on_termination: device.delete_on_termination }),
    },
  })
}

/** Shelved servers can attach and detach volumes from 2.20 on. */
function checkShelved({ id, vm_state }: ServerRow, action: string, isKnown: boolean): void {
  if (isKnown || (vm_state !== 'shelved' && vm_state !== 'shelved_offloaded')) return
  throw conflict(`Cannot '${action}' instance ${id} while it is in vm_state ${vm_state}`)
}

function found(call: Call, id: string): Volume {
  return catchFault(
    () => showVolume(asCaller(call), id),
    () => {
      throw notFound(`Volume ${id} could not be found.`)
    },
  )
}

function volumeFor(call: Call, row: ServerRow, id: string): Volume {
  const volume = found(call, id)
  const holders = volume.attachments.flatMap(({ server_id }) => server_id ?? [])
  if (holders.length > 0 && !volume.multiattach) {
    throw badRequest(`Invalid volume: volume ${id} is already attached to instances: ${holders.join(' ')}`)
  }
  if (holders.includes(row.id)) {
    throw badRequest(`Invalid volume: volume ${id} already attached to instance ${row.id}`)
  }
  if (volume.multiattach && !sinceOf(call)(60)) {
    throw badRequest('Multiattach volumes are only supported starting with compute API version 2.60.')
  }
  if (volume.multiattach && row.vm_state === 'shelved_offloaded') {
    throw badRequest('Attaching multiattach volumes is not supported for shelved-offloaded instances.')
  }
  return volume
}

function attach(call: Call, row: ServerRow, volume: Volume, requested: z.output<typeof attachment>): BlockDevice {
  if (requested.device && row.devices.some(({ device_name }) => device_name === requested.device)) {
    throw conflict(`The supplied device path (${requested.device}) is in use.`)
  }
  const fresh = newDevice({
    volume_id: volume.id,
    volume_size: volume.size,
    device_name: requested.device ?? null,
    tag: requested.tag ?? null,
    delete_on_termination: requested.delete_on_termination ?? false,
  })
  const named = nameDevices([...row.devices, fresh]).at(-1) ?? fresh
  const actionId = record(call, row.id, 'attach_volume')
  beginEvent(call, actionId, 'compute_attach_volume', row.host)
  const device = catchFault(
    () => attached(asCaller(call), named, row),
    ({ message }) => {
      throw badRequest(`Invalid volume: Invalid input received: ${message} (HTTP 400)`)
    },
  )
  change(call, row, { devices: [...row.devices, device] })
  endEvents(call, actionId)
  return device
}

export const remove = (call: OfVolume) => {
  const { volume } = call.params
  const row = findFor(call, 'os-volumes-attachments:delete')
  checkShelved(row, 'detach_volume', sinceOf(call)(20))
  found(call, volume)
  const device = deviceOf(row, volume)
  if (device.boot_index === 0) throw badRequest('Cannot detach a root device volume')
  check(row, 'detach_volume', isAdmin(call))
  if (row.vm_state !== 'shelved_offloaded') {
    catchFault(
      () => beginDetaching(asCaller(call), volume),
      ({ message }) => {
        throw badRequest(`Invalid volume: Invalid input received: ${message} (HTTP 400)`)
      },
    )
  }
  const actionId = record(call, row.id, 'detach_volume')
  beginEvent(call, actionId, 'compute_detach_volume', row.host)
  call.scheduleJob(SECONDS.detach, 'detachVolume', { serverId: row.id, deviceId: device.id, actionId })
  return accepted
}

/** Until 2.88 the id of the attachment is the volume's. */
function toAttachment(serverId: string, volumeId: string, device: BlockDevice, since: Since): VolumeAttachment {
  return {
    ...(!since(89) && { id: volumeId }),
    volumeId,
    serverId,
    device: device.device_name,
    ...(since(70) && { tag: device.tag }),
    ...(since(79) && { delete_on_termination: device.delete_on_termination }),
    ...(since(89) && { attachment_id: device.attachment_id, bdm_uuid: device.id }),
  }
}
