import type { Image } from '@meridian/wire'
import * as z from 'zod'
import { badRequest, Fault } from '../../../core/errors/fault.ts'
import { json } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { imageBytes } from '../../../seed/image-bytes.ts'
import { ownTarget } from '../access.ts'
import { SECONDS } from '../durations.ts'
import { boolean, description } from '../fields.ts'
import { recordMessage } from '../messages/record-message.ts'
import { isSince } from '../microversion.ts'
import * as types from '../types/store.ts'
import { toFullType } from '../types/view.ts'
import { findVolume } from './access.ts'
import { messageFields, findInStatus } from './jobs.ts'
import { begin, settled } from './states.ts'
import { save } from './store.ts'
import type { VolumeRow } from './store.ts'

const fields = {
  image_name: z.string().min(1).max(255),
  force: boolean.optional(),
  disk_format: z.enum(['raw', 'vmdk', 'vdi', 'qcow2', 'vhd', 'vhdx', 'ploop']).optional(),
  container_format: description,
}
const Upload = z.strictObject({ 'os-volume_upload_image': z.strictObject(fields) })
const UploadFrom31 = z.strictObject({
  'os-volume_upload_image': z.strictObject({
    ...fields,
    visibility: z.enum(['community', 'public', 'private', 'shared']).optional(),
    protected: boolean.optional(),
  }),
})

type Request = z.infer<typeof UploadFrom31>['os-volume_upload_image']

/** Uploads the volume to a new image. Attached volumes are refused, as by Cinder's default settings. */
export const upload = (call: Call<{ id: string }>) => {
  const isNewer = isSince(call, 1)
  const body: Request = call.json(isNewer ? UploadFrom31 : Upload)['os-volume_upload_image']
  const volume = findVolume(call, call.params.id)
  call.authorize('volume_extension:volume_actions:upload_image', ownTarget(call))
  if (body.visibility === 'public') call.authorize('volume_extension:volume_actions:upload_public', ownTarget(call))
  const uploading = begin(volume, 'upload')
  const image = createImage(call, volume, body, isNewer)
  save(call, uploading)
  const job: Uploaded = { id: volume.id, imageId: image.id, requestId: call.requestId }
  call.scheduleJob(SECONDS.upload, 'volume-uploaded', job)
  const type = types.find(call.db, volume.volume_type_id)
  return json(202, {
    'os-volume_upload_image': {
      id: volume.id,
      updated_at: volume.updated_at,
      status: 'uploading',
      display_description: volume.description,
      size: volume.size,
      volume_type: type ? toFullType(call, type) : null,
      image_id: image.id,
      container_format: image.container_format,
      disk_format: image.disk_format,
      image_name: image.name,
      protected: image.protected,
      visibility: image.visibility,
    },
  })
}

/** Glance sets these itself; they are not copied from the source image. */
const GLANCES_OWN = [
  'checksum',
  'container_format',
  'disk_format',
  'image_name',
  'image_id',
  'min_disk',
  'min_ram',
  'name',
  'size',
  'signature_verified',
]

function createImage(call: Call, volume: VolumeRow, body: Request, isNewer: boolean): Image {
  const { image_name, disk_format = 'raw', container_format } = body
  const format = container_format ?? 'bare'
  if (format === 'compressed')
    throw badRequest('Image compression upload disallowed, but container_format is compressed')
  if (volume.encryption_key_id !== null && (disk_format !== 'raw' || format !== 'bare')) {
    throw badRequest(
      "An encrypted volume uploaded as an image must use 'raw' disk_format and 'bare' container_format, which are the defaults for these options.",
    )
  }
  const inherited = Object.entries(volume.image_metadata).filter(
    ([key]) => !GLANCES_OWN.includes(key) && !key.startsWith('os_glance'),
  )
  const rights = isNewer && { visibility: body.visibility ?? 'private', protected: body.protected ?? false }
  const image = { name: image_name, disk_format, container_format: format, min_disk: volume.size, ...rights }
  try {
    const request = {
      method: 'POST',
      path: '/v2/images',
      body: { ...Object.fromEntries(inherited), ...image },
    } as const
    return call.callService<Image>('image', request).body
  } catch (error) {
    if (error instanceof Fault) throw badRequest(error.message)
    throw error
  }
}

export interface Uploaded {
  id: string
  imageId: string
  requestId: string
}

const IMAGE_KIB = 64

/** Uploads a small placeholder as the image's data. */
export function uploaded(context: Background, { id, imageId, requestId }: Uploaded): void {
  const volume = findInStatus(context.db, id, 'uploading')
  if (!volume) return
  save(context, settled(volume))
  const { disk_format: format = 'raw' } = imageOf(context, imageId) ?? {}
  const bytes = imageBytes(id, format ?? 'raw', volume.size, IMAGE_KIB)
  if (context.directory.image.fill(context, imageId, bytes)) return
  recordMessage(context, { ...messageFields(volume, requestId), action: 'upload', detail: 'upload failed' })
}

function imageOf({ callService, directory }: Background, id: string): Image | undefined {
  try {
    return callService<Image>(directory.identity.service(), 'image', { method: 'GET', path: `/v2/images/${id}` }).body
  } catch (error) {
    if (error instanceof Fault) return undefined // deleted during the upload
    throw error
  }
}
