import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { invalidInput, invalidVolume } from '../faults.ts'
import { notValid, optionalUuid, orNull, uuid } from '../fields.ts'
import { accepted } from '../replies.ts'
import { now } from '../timestamp.ts'
import { findVolumeFor } from '../volumes/access.ts'
import { begin } from '../volumes/states.ts'
import { save } from '../volumes/store.ts'
import type { VolumeRow } from '../volumes/store.ts'
import { connectionData } from './connection.ts'
import { detach, refuseInUse } from './detaching.ts'
import { attaching, withAttachments } from './states.ts'
import * as store from './store.ts'
import type { AttachmentRow } from './store.ts'

type PathParams = { id: string }

/** The volume actions that attach volumes without the attachments API. */

const find = (call: Call<PathParams>, rule: string) =>
  findVolumeFor(call, call.params.id, `volume_extension:volume_actions:${rule}`)

export const reserve = (call: Call<PathParams>) => {
  save(call, attaching(find(call, 'reserve')))
  return accepted
}

/** Ignores volumes that are not reserved. */
export const unreserve = (call: Call<PathParams>) => {
  const volume = find(call, 'unreserve')
  if (volume.status === 'attaching') save(call, withAttachments(volume, store.listOfVolume(call.db, volume.id)))
  return accepted
}

export const beginDetaching = (call: Call<PathParams>) => {
  save(call, begin(find(call, 'begin_detaching'), 'begin detaching'))
  return accepted
}

export const rollDetaching = (call: Call<PathParams>) => {
  const volume = find(call, 'roll_detaching')
  if (volume.status === 'detaching') save(call, { ...volume, status: 'in-use', previous_status: null })
  return accepted
}

const Attach = z.strictObject({
  'os-attach': z
    .strictObject({
      instance_uuid: uuid.optional(),
      mountpoint: z.string().min(1).max(255),
      host_name: z.string().max(255).optional(),
      mode: z.enum(['rw', 'ro']).optional(),
    })
    .refine(({ instance_uuid, host_name }) => instance_uuid !== undefined || host_name !== undefined, notValid),
})

export const attach = (call: Call<PathParams>) => {
  const { instance_uuid = null, host_name = null, mountpoint, mode = 'rw' } = call.json(Attach)['os-attach']
  const volume = refuseMaintenance(find(call, 'attach'), 'attached')
  const readonly = volume.admin_metadata['readonly'] ?? 'False'
  if (readonly === 'True' && mode !== 'ro') {
    throw badRequest(`Invalid attaching mode '${mode}' for volume ${volume.id}.`)
  }
  const isAttached = { status: 'in-use', attach_status: 'attached', previous_status: null } as const
  const before = store.listOfVolume(call.db, volume.id)
  if (before.some((row) => isFor(row, instance_uuid, host_name))) {
    save(call, { ...volume, ...isAttached })
    return accepted
  }
  refuseSecond(volume)
  const time = now(call)
  store.insert(call.db, {
    id: newUuid(),
    project_id: volume.project_id,
    volume_id: volume.id,
    instance_uuid,
    attached_host: host_name,
    mountpoint,
    attach_status: 'attached',
    attach_mode: mode,
    attach_time: time,
    connection_info: {},
    created_at: time,
    updated_at: null,
  })
  save(call, { ...volume, ...isAttached, admin_metadata: { readonly, attached_mode: mode } })
  return accepted
}

const isFor = (row: AttachmentRow, instance: string | null, host: string | null) =>
  instance === null ? row.attached_host === host : row.instance_uuid === instance

function refuseSecond({ status, multiattach, id }: VolumeRow): void {
  if (status === 'in-use' && !multiattach) {
    throw invalidVolume('volume is already attached and multiple attachments are not enabled')
  }
  if (!['available', 'attaching', 'in-use', 'reserved'].includes(status)) {
    throw invalidVolume(`Volume ${id} status must be available or attaching, but current status is: ${status}.`)
  }
}

const Detach = z.strictObject({
  'os-detach': orNull(z.strictObject({ attachment_id: optionalUuid }), 'object'),
})

export const detachVolume = (call: Call<PathParams>) => {
  const body = call.json(Detach)['os-detach']
  removeAttachment(call, refuseMaintenance(find(call, 'detach'), 'detached'), body?.attachment_id ?? null)
  return accepted
}

const ForceDetach = z.strictObject({
  'os-force_detach': z.strictObject({
    connector: z
      .union([z.string(), z.record(z.string(), z.unknown())])
      .nullable()
      .optional(),
    attachment_id: z.string().nullable().optional(),
  }),
})

export const forceDetach = (call: Call<PathParams>) => {
  const { attachment_id = null } = call.json(ForceDetach)['os-force_detach']
  const volume = findVolumeFor(call, call.params.id, 'volume_extension:volume_admin_actions:force_detach')
  removeAttachment(call, volume, attachment_id)
  return accepted
}

/** Removes the given attachment; without an id the volume must have at most one. */
function removeAttachment(call: Call, volume: VolumeRow, attachmentId: string | null): void {
  const all = store.listOfVolume(call.db, volume.id)
  if (attachmentId === null && all.length > 1) {
    throw invalidVolume('Detach volume failed: More than one attachment, but no attachment_id provided.')
  }
  const named = attachmentId === null ? undefined : store.find(call.db, attachmentId)
  if (named && named.volume_id !== volume.id) throw invalidInput('Mismatched volume and attachment')
  const attachment = attachmentId === null ? all[0] : named
  if (!attachment) {
    save(call, withAttachments(volume, all))
    return
  }
  refuseInUse(call, attachment)
  detach(call, volume, attachment)
}

const anyConnector = z.union([z.string(), z.record(z.string(), z.unknown())])
const Initialize = z.strictObject({ 'os-initialize_connection': z.strictObject({ connector: anyConnector }) })

export const initializeConnection = (call: Call<PathParams>) => {
  call.json(Initialize)
  const volume = find(call, 'initialize_connection')
  if (volume.status === 'maintenance') {
    throw invalidVolume('The volume connection cannot be initialized in maintenance mode.')
  }
  return ok({ connection_info: { driver_volume_type: 'local', data: connectionData(call.db, volume) } })
}

const Terminate = z.strictObject({
  'os-terminate_connection': z.strictObject({ connector: anyConnector.nullable() }),
})

export const terminateConnection = (call: Call<PathParams>) => {
  call.json(Terminate)
  const volume = find(call, 'terminate_connection')
  const [only, ...others] = store.listOfVolume(call.db, volume.id)
  if (only && others.length === 0) refuseInUse(call, only)
  if (volume.status === 'attaching') save(call, withAttachments(volume, store.listOfVolume(call.db, volume.id)))
  return accepted
}

function refuseMaintenance(volume: VolumeRow, participle: 'attached' | 'detached'): VolumeRow {
  if (volume.status !== 'maintenance') return volume
  throw invalidVolume(`The volume cannot be ${participle} in maintenance mode.`)
}
