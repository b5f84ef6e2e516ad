import * as z from 'zod'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { accepted } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { perVersion, sinceOf, withoutNewerFields } from '../microversion.ts'
import { uuid, flag, patterned, tag } from '../parameters.ts'
import { findFor } from '../servers/access.ts'
import type { ServerRow } from '../servers/row.ts'
import { change } from '../servers/tasks.ts'
import { swap } from './swap.ts'

type OfVolume = Call<{ id: string; volume: string }>

const deviceName = patterned(/(^\/dev\/x{0,1}[a-z]{0,1}d{0,1})([a-z]+)[0-9]*$/).nullable()

/** A volume attachment, with the fields of all versions. */
export const attachment = z.strictObject({
  volumeId: uuid,
  device: deviceName.optional(),
  tag: tag.optional(),
  delete_on_termination: flag.optional(),
})

const update285 = attachment.extend({ serverId: uuid.optional(), id: uuid.optional() })
const NEW = { device: 85, tag: 85, delete_on_termination: 85, serverId: 85, id: 85 }
const updateBody = perVersion((since) =>
  z.strictObject({ volumeAttachment: withoutNewerFields(update285, since, NEW) }),
)

/** Swaps the volume, which only services may do; from 2.85 on also changes delete_on_termination. */
export const update = (call: OfVolume) => {
  const { volumeAttachment: requested } = call.json(updateBody(call))
  const { volume } = call.params
  const isSwap = !sinceOf(call)(85) || requested.volumeId !== volume
  const row = findFor(call, isSwap ? 'os-volumes-attachments:swap' : 'os-volumes-attachments:update')
  if (sinceOf(call)(85)) changeRule(call, row, volume, requested)
  if (isSwap) swap(call, row, volume, requested.volumeId)
  return accepted
}

function changeRule(call: OfVolume, row: ServerRow, volumeId: string, requested: z.output<typeof update285>): void {
  const device = row.devices.find(({ volume_id }) => volume_id === volumeId)
  if (!device) throw notFound(`No volume Block Device Mapping with id ${volumeId}.`)
  const fixed = (name: string) => badRequest(`The ${name} property is not mutable`)
  if (requested.id !== undefined && requested.id !== volumeId) throw fixed('id')
  if (requested.serverId !== undefined && requested.serverId !== row.id) throw fixed('serverId')
  if (requested.device !== undefined && requested.device !== device.device_name) throw fixed('device')
  if (requested.tag !== undefined && requested.tag !== device.tag) throw fixed('tag')
  const changed = { ...device, delete_on_termination: requested.delete_on_termination ?? device.delete_on_termination }
  change(call, row, { devices: row.devices.map((one) => (one.id === device.id ? changed : one)) })
}
