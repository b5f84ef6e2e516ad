import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { accepted, json } from '../../../core/http/reply.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { imageBytes } from '../../../seed/image-bytes.ts'
import { beginEvent, endEvents, record } from '../instance-actions/record.ts'
import { computeUrl } from '../links.ts'
import { sinceOf } from '../microversion.ts'
import { createImage as createInGlance, listImages, removeImage } from '../neighbours/images.ts'
import { asCaller, asOwner, catchFault } from '../neighbours/requester.ts'
import { metadata, name, integer } from '../parameters.ts'
import { checkMetadata } from '../quotas/usage.ts'
import { findForMove } from '../servers/access.ts'
import { rootOf } from '../servers/create/devices.ts'
import { SECONDS } from '../servers/durations.ts'
import type { ServerRow } from '../servers/row.ts'
import { begin, finish, proceed, resumed } from '../servers/tasks.ts'
import type { Task } from '../servers/tasks.ts'
import { snapshotVolumes } from './volume-images.ts'

type OfServer = Call<{ id: string }>

const imageBody = z.strictObject({ createImage: z.strictObject({ name, metadata: metadata.optional() }) })

/** Until 2.44 the image's id is only in the Location header. */
export const createImage = (call: OfServer): Reply => {
  const { createImage: requested } = call.json(imageBody)
  const row = findForMove(call, 'servers:create_image', 'createImage')
  if (!sinceOf(call)(39)) checkMetadata(call, row.project_id, requested.metadata ?? {})
  const isVolumeBacked = rootOf(row.devices)?.destination_type === 'volume'
  const id = isVolumeBacked ? ofVolumes(call, row, requested) : ofDisk(call, row, requested)
  if (sinceOf(call)(45)) return json(202, { image_id: id })
  return { ...accepted, headers: { location: `${call.baseUrl}/image/images/${id}` } }
}

interface Asked {
  name: string
  metadata?: Record<string, string> | undefined
}

function ofDisk(call: OfServer, row: ServerRow, requested: Asked): string {
  const { id } = createInGlance(asCaller(call), snapshotOf(call, row, requested.name, 'snapshot', requested.metadata))
  const start = { action: 'createImage', event: 'compute_snapshot_instance' } as const
  begin(
    call,
    row,
    { ...start, during: 'image_snapshot_pending', job: 'snapshot', seconds: SECONDS.snapshot },
    { imageId: id },
  )
  return id
}

/** The image of a volume-backed server refers to volume snapshots and has no data. */
function ofVolumes(call: OfServer, row: ServerRow, requested: Asked): string {
  call.authorize('os_compute_api:servers:create_image:allow_volume_backed', { project_id: row.project_id })
  const actionId = record(call, row.id, 'createImage')
  beginEvent(call, actionId, 'api_snapshot_instance', row.host)
  const mapping = JSON.stringify(snapshotVolumes(asCaller(call), row, requested.name))
  const { id } = createInGlance(asCaller(call), {
    ...snapshotOf(call, row, requested.name, 'snapshot', requested.metadata),
    root_device_name: row.root_device_name ?? '/dev/vda',
    block_device_mapping: mapping,
    bdm_v2: 'True',
  })
  call.directory.image.fill(call, id, Buffer.alloc(0))
  endEvents(call, actionId)
  return id
}

/** Properties of this image only, which servers created from it do not inherit. */
const NOT_INHERITED =
  /^(cache_in_nova|bittorrent|img_signature.*|cinder_encryption_key.*|os_glance.*|signature_verified|stores|block_device_mapping|bdm_v2)$/

/** Creates the image in Glance, without data. */
export function snapshotOf(
  call: Call,
  row: ServerRow,
  imageName: string,
  type: string,
  more: Record<string, string> = {},
) {
  const inherited = Object.entries(row.image.properties).filter(([key]) => !NOT_INHERITED.test(key))
  const { user, project, roles = [] } = call.auth.token
  const isOwner = call.auth.projectId === row.project_id
  return {
    ...Object.fromEntries(inherited),
    owner_user_name: user.name,
    ...(project && { owner_project_name: project.name }),
    boot_roles: roles.map((role) => role.name).join(','),
    name: imageName,
    visibility: isOwner ? 'private' : 'shared',
    disk_format: 'qcow2',
    container_format: 'bare',
    min_disk: Math.max(row.flavor.disk, row.image.min_disk),
    min_ram: row.image.min_ram,
    instance_uuid: row.id,
    user_id: call.auth.userId,
    image_type: type,
    base_image_ref: row.image_ref,
    ...(!isOwner && { instance_owner: row.project_id }),
    ...more,
  }
}

interface SnapshotTask extends Task {
  imageId: string
  /** Older backups of this type beyond this number are removed. */
  rotation?: { type: string; keep: number }
}

export function snapshot(context: Background, task: SnapshotTask): void {
  const row = resumed(context, task)
  if (row) proceed(context, row, task, { during: 'image_uploading', job: 'uploadSnapshot', seconds: SECONDS.upload })
}

export function uploadSnapshot(context: Background, task: SnapshotTask): void {
  const row = resumed(context, task)
  if (!row) return
  fillImage(context, row, task.imageId)
  if (task.rotation) rotate(context, row, task.imageId, task.rotation)
  finish(context, row, task, {})
}

/** A nearly empty disk with the right format and size. */
export const fillImage = (context: Background, row: ServerRow, imageId: string) =>
  context.directory.image.fill(context, imageId, imageBytes(row.id, 'qcow2', Math.max(row.flavor.disk, 1), 16))

const backupBody = z.strictObject({
  createBackup: z.strictObject({
    name,
    backup_type: z.string(),
    rotation: integer(0),
    metadata: metadata.optional(),
  }),
})

export const createBackup = (call: OfServer): Reply => {
  const { createBackup: requested } = call.json(backupBody)
  const row = findForMove(call, 'os-create-backup', 'createBackup')
  if (!sinceOf(call)(39)) checkMetadata(call, row.project_id, requested.metadata ?? {})
  if (rootOf(row.devices)?.destination_type === 'volume') {
    throw badRequest('Backup is not supported for volume-backed instances.')
  }
  const more = { ...requested.metadata, backup_type: requested.backup_type }
  const { id } = createInGlance(asCaller(call), snapshotOf(call, row, requested.name, 'backup', more))
  const start = { action: 'createBackup', event: 'compute_backup_instance', during: 'image_backup' } as const
  const rotation = { type: requested.backup_type, keep: requested.rotation }
  begin(call, row, { ...start, job: 'uploadSnapshot', seconds: SECONDS.upload }, { imageId: id, rotation })
  if (sinceOf(call)(45)) return json(202, { image_id: id })
  const location = `${computeUrl(call)}/v2.1/images/${id}`
  return requested.rotation > 0 ? { ...accepted, headers: { location } } : accepted
}

/** Removes the oldest backups of the server. The new backup counts as the newest, also with equal timestamps. */
function rotate(
  context: Background,
  row: ServerRow,
  newest: string,
  rotation: NonNullable<SnapshotTask['rotation']>,
): void {
  const { type, keep } = rotation
  const owner = asOwner(context, row)
  const filters = { image_type: 'backup', backup_type: type, instance_uuid: row.id, status: 'active' }
  const older = listImages(owner, { ...filters, sort: 'created_at:desc', limit: '1000' }).filter(
    ({ id }) => id !== newest,
  )
  const surplus = [newest, ...older.map(({ id }) => id)].slice(keep)
  for (const id of surplus) {
    catchFault(
      () => removeImage(owner, id),
      () => undefined, // a protected image stays
    )
  }
}
