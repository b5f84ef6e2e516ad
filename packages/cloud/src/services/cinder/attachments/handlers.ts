import * as z from 'zod'
import { notFound } from '../../../core/errors/fault.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { targetOf, visible } from '../access.ts'
import { invalidVolume } from '../faults.ts'
import { orNull, uuid } from '../fields.ts'
import { equals, ofProjects, readFilters } from '../filters.ts'
import { readWindow } from '../listing.ts'
import { isSince } from '../microversion.ts'
import { now } from '../timestamp.ts'
import { findVolume } from '../volumes/access.ts'
import { save, type VolumeRow } from '../volumes/store.ts'
import { connect, Connector } from './connection.ts'
import { detach, refuseInUse } from './detaching.ts'
import { refuseBroken, reserved } from './states.ts'
import * as store from './store.ts'
import type { AttachmentRow, SortColumn } from './store.ts'
import type { VolumeAttachmentRecord } from '@meridian/wire'

type PathParams = { id: string }

const USER_FILTERS = ['volume_id', 'status', 'instance_id', 'attach_status']
const KNOWN = {
  volume_id: equals('volume_id'),
  status: equals('attach_status'),
  attach_status: equals('attach_status'),
  instance_id: equals('instance_uuid'),
  instance_uuid: equals('instance_uuid'),
  project_id: equals('project_id'),
}
const SORT_KEYS: Readonly<Record<string, SortColumn | 'id'>> = {
  id: 'id',
  attach_status: 'attach_status',
  created_at: 'created_at',
  updated_at: 'updated_at',
}

export const list = (call: Call) => listed(call, toSummary)
export const listDetails = (call: Call) => listed(call, toAttachment)

function listed(call: Call, view: (row: AttachmentRow) => object) {
  const window = readWindow(call, SORT_KEYS)
  if (window.marker !== undefined) find(call, window.marker)
  const where = [...ofProjects(call), ...readFilters(call, { known: KNOWN, userFilters: USER_FILTERS })]
  const rows = store.list(call.db, where, window)
  // Cinder pages attachments, but without a link to the next page.
  return ok({ attachments: rows.map(view) })
}

export const show = (call: Call<PathParams>) => ok({ attachment: toAttachment(find(call, call.params.id)) })

const fields = {
  instance_uuid: uuid.optional(),
  connector: orNull(Connector, 'object').optional(),
  volume_uuid: uuid,
}
const Body = z.strictObject({ attachment: z.strictObject(fields) })
const BodyWithMode = z.strictObject({
  attachment: z.strictObject({ ...fields, mode: z.enum(['rw', 'ro']).optional() }),
})

type Request = z.infer<typeof BodyWithMode>

/** Reserves the volume; with a connector it also starts to attach it. */
export const create = (call: Call) => {
  const { attachment: body }: Request = call.json(isSince(call, 54) ? BodyWithMode : Body)
  const volume = findVolume(call, body.volume_uuid)
  call.authorize('volume:attachment_create', targetOf(volume))
  refuseBroken(volume, 'created')
  if (volume.multiattach && volume.status === 'in-use' && volume.bootable) {
    call.authorize('volume:multiattach_bootable_volume', targetOf(volume))
  }
  const instance = body.instance_uuid ?? null
  const reservedVolume = save(call, reserved(volume, instance, store.listOfVolume(call.db, volume.id)))
  const attachment = blank(call, volume, instance, 'readonly' in volume.admin_metadata ? 'ro' : (body.mode ?? 'null'))
  store.insert(call.db, attachment)
  const { connector } = body
  const hasConnector = connector && Object.keys(connector).length > 0 // clients send {} for an unknown host
  const { connection_info } = hasConnector ? connect(call, reservedVolume, attachment, connector) : attachment
  return ok({ attachment: toAttachment({ ...attachment, connection_info }) })
}

const blank = (call: Call, volume: VolumeRow, instance: string | null, mode: string): AttachmentRow => ({
  id: newUuid(),
  project_id: volume.project_id,
  volume_id: volume.id,
  instance_uuid: instance,
  attached_host: null,
  mountpoint: null,
  attach_status: 'reserved',
  attach_mode: mode,
  attach_time: null,
  connection_info: {},
  created_at: now(call),
  updated_at: null,
})

const Update = z.strictObject({
  attachment: z.strictObject({
    connector: Connector.refine((connector) => Object.keys(connector).length > 0, {
      error: '{} does not have enough properties',
    }),
  }),
})

/** Returns the attachment as before the update, with the new connection_info. */
export const update = (call: Call<PathParams>) => {
  const { connector } = call.json(Update).attachment
  const attachment = findFor(call, 'volume:attachment_update')
  const volume = findVolume(call, attachment.volume_id)
  refuseBroken(volume, 'updated')
  const isConnected = ({ connection_info }: AttachmentRow) => Object.keys(connection_info).length > 0
  const all = store.listOfVolume(call.db, volume.id)
  if (all.length > 1 && !volume.multiattach && all.some(isConnected)) {
    throw invalidVolume(`duplicate connectors detected on volume ${volume.id}`)
  }
  const { connection_info } = connect(call, volume, attachment, connector)
  return ok({ attachment: toAttachment({ ...attachment, connection_info }) })
}

export const remove = (call: Call<PathParams>) => {
  const attachment = findFor(call, 'volume:attachment_delete')
  refuseInUse(call, attachment)
  const remaining = detach(call, findVolume(call, attachment.volume_id), attachment)
  return ok({ attachments: remaining.map(toSummary) })
}

/** Marks the attachment as attached; the volume becomes `in-use`. */
export const complete = (call: Call<PathParams>) => {
  const attachment = findFor(call, 'volume:attachment_complete')
  const volume = findVolume(call, attachment.volume_id)
  store.update(call.db, { ...attachment, attach_status: 'attached', updated_at: now(call) })
  save(call, { ...volume, status: 'in-use', attach_status: 'attached' })
  return noContent
}

const find = (call: Call, id: string) =>
  visible(call, store.find(call.db, id), () =>
    notFound(`Volume attachment could not be found with filter: attachment_id = ${id}.`),
  )

function findFor(call: Call<PathParams>, rule: string): AttachmentRow {
  const attachment = find(call, call.params.id)
  call.authorize(rule, targetOf(attachment))
  return attachment
}

const toSummary = ({ id, attach_status, instance_uuid, volume_id }: AttachmentRow) => ({
  id,
  status: attach_status,
  instance: instance_uuid,
  volume_id,
})

const toAttachment = (row: AttachmentRow): VolumeAttachmentRecord => ({
  ...toSummary(row),
  attached_at: row.attach_time ?? '',
  detached_at: '',
  attach_mode: row.attach_mode,
  connection_info: row.connection_info,
})
