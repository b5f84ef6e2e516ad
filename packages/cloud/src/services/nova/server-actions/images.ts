import * as z from 'zod'
import type { Call } from '../../../core/api.ts'
import { badRequest } from '../../../core/fault.ts'
import { accepted, json } from '../../../core/reply.ts'
import type { Reply } from '../../../core/reply.ts'
import type { Background } from '../../../core/service.ts'
import { imageBytes } from '../../../seed/image-bytes.ts'
import { beginEvent, endEvents, record } from '../instance-actions/record.ts'
import { computeUrl } from '../links.ts'
import { sinceOf } from '../microversion.ts'
import { caller, ownerOf, unless } from '../neighbours/asker.ts'
import { createImage as createInGlance, listImages, removeImage } from '../neighbours/images.ts'
import { metadata, name, whole } from '../parameters.ts'
import { checkMetadata } from '../quotas/usage.ts'
import { findTo } from '../servers/access.ts'
import { rootOf } from '../servers/create/devices.ts'
import { SECONDS } from '../servers/durations.ts'
import type { ServerRow } from '../servers/row.ts'
import { begin, finish, proceed, resumed } from '../servers/tasks.ts'
import type { Task } from '../servers/tasks.ts'
import { snapshotVolumes } from './volume-images.ts'

type OfServer = Call<{ id: string }>

const imageBody = z.strictObject({ createImage: z.strictObject({ name, metadata: metadata.optional() }) })

/** Until 2.44 the image's id is in the Location alone. */
export const createImage = (call: OfServer): Reply => {
  const { createImage: asked } = call.json(imageBody)
  const row = findTo(call, 'servers:create_image', 'createImage')
  if (!sinceOf(call)(39)) checkMetadata(call, row.project_id, asked.metadata ?? {})
  const isVolumeBacked = rootOf(row.devices)?.destination_type === 'volume'
  const id = isVolumeBacked ? ofVolumes(call, row, asked) : ofDisk(call, row, asked)
  if (sinceOf(call)(45)) return json(202, { image_id: id })
  return { ...accepted, headers: { location: `${call.baseUrl}/image/images/${id}` } }
}

interface Asked {
  name: string
  metadata?: Record<string, string> | undefined
}

function ofDisk(call: OfServer, row: ServerRow, asked: Asked): string {
  const { id } = createInGlance(caller(call), snapshotOf(call, row, asked.name, 'snapshot', asked.metadata))
  const start = { action: 'createImage', event: 'compute_snapshot_instance' } as const
  begin(
    call,
    row,
    { ...start, during: 'image_snapshot_pending', job: 'snapshot', seconds: SECONDS.snapshot },
    { imageId: id },
  )
  return id
}

/** The image of a server that boots from a volume names snapshots of its volumes; it has no data of its own. */
function ofVolumes(call: OfServer, row: ServerRow, asked: Asked): string {
  call.authorize('os_compute_api:servers:create_image:allow_volume_backed', { project_id: row.project_id })
  const actionId = record(call, row.id, 'createImage')
  beginEvent(call, actionId, 'api_snapshot_instance', row.host)
  const mapping = JSON.stringify(snapshotVolumes(caller(call), row, asked.name))
  const { id } = createInGlance(caller(call), {
    ...snapshotOf(call, row, asked.name, 'snapshot', asked.metadata),
    root_device_name: row.root_device_name ?? '/dev/vda',
    block_device_mapping: mapping,
    bdm_v2: 'True',
  })
  call.directory.image.fill(call, id, Buffer.alloc(0))
  endEvents(call, actionId)
  return id
}

/** What belongs to the image alone, not to servers made from it and their images. */
const NOT_INHERITED =
  /^(cache_in_nova|bittorrent|img_signature.*|cinder_encryption_key.*|os_glance.*|signature_verified|stores|block_device_mapping|bdm_v2)$/

/** An image as Nova asks Glance for one, before its data are there. */
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
  /** Backups of that kind beyond so many are removed. */
  rotation?: { type: string; keep: number }
}

export function snapshot(on: Background, task: SnapshotTask): void {
  const row = resumed(on, task)
  if (row) proceed(on, row, task, { during: 'image_uploading', job: 'uploadSnapshot', seconds: SECONDS.upload })
}

export function uploadSnapshot(on: Background, task: SnapshotTask): void {
  const row = resumed(on, task)
  if (!row) return
  fillImage(on, row, task.imageId)
  if (task.rotation) rotate(on, row, task.imageId, task.rotation)
  finish(on, row, task, {})
}

/** A disk of the right kind and size, with next to nothing on it. */
export const fillImage = (on: Background, row: ServerRow, imageId: string) =>
  on.directory.image.fill(on, imageId, imageBytes(row.id, 'qcow2', Math.max(row.flavor.disk, 1), 16))

const backupBody = z.strictObject({
  createBackup: z.strictObject({
    name,
    backup_type: z.string(),
    rotation: whole(0),
    metadata: metadata.optional(),
  }),
})

export const createBackup = (call: OfServer): Reply => {
  const { createBackup: asked } = call.json(backupBody)
  const row = findTo(call, 'os-create-backup', 'createBackup')
  if (!sinceOf(call)(39)) checkMetadata(call, row.project_id, asked.metadata ?? {})
  if (rootOf(row.devices)?.destination_type === 'volume') {
    throw badRequest('Backup is not supported for volume-backed instances.')
  }
  const more = { ...asked.metadata, backup_type: asked.backup_type }
  const { id } = createInGlance(caller(call), snapshotOf(call, row, asked.name, 'backup', more))
  const start = { action: 'createBackup', event: 'compute_backup_instance', during: 'image_backup' } as const
  const rotation = { type: asked.backup_type, keep: asked.rotation }
  begin(call, row, { ...start, job: 'uploadSnapshot', seconds: SECONDS.upload }, { imageId: id, rotation })
  if (sinceOf(call)(45)) return json(202, { image_id: id })
  const location = `${computeUrl(call)}/v2.1/images/${id}`
  return asked.rotation > 0 ? { ...accepted, headers: { location } } : accepted
}

/** Removes the oldest backups of the server; the new one is the newest, whatever the clock's grain. */
function rotate(on: Background, row: ServerRow, newest: string, rotation: NonNullable<SnapshotTask['rotation']>): void {
  const { type, keep } = rotation
  const owner = ownerOf(on, row)
  const filters = { image_type: 'backup', backup_type: type, instance_uuid: row.id, status: 'active' }
  const older = listImages(owner, { ...filters, sort: 'created_at:desc', limit: '1000' }).filter(
    ({ id }) => id !== newest,
  )
  const surplus = [newest, ...older.map(({ id }) => id)].slice(keep)
  for (const id of surplus) {
    unless(
      () => removeImage(owner, id),
      () => undefined, // one that is protected stays
    )
  }
}
