import type { Image, ImageList } from '@meridian/wire'
import { badRequest, conflict, Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { invalidInput } from '../faults.ts'
import { isUuid } from '../fields.ts'

const GB = 1024 ** 3

/** Finds an image by id, by a URL that ends in an id, or by name. */
export function findImage(call: Call, reference: string): Image {
  const id = reference.split('/').at(-1) ?? ''
  const image = isUuid(id) ? imageWith(call, id) : undefined
  if (image) return image
  const { body } = call.callService<ImageList>('image', {
    method: 'GET',
    path: `/v2/images?${new URLSearchParams({ name: `eq:${reference}` })}`,
  })
  if (body.images.length > 1) {
    throw conflict(`Multiple matches found for '${reference}', use an ID to be more specific.`)
  }
  const [only] = body.images
  if (!only) throw badRequest('Invalid image identifier or unable to access requested image.')
  return only
}

function imageWith(call: Call, id: string): Image | undefined {
  try {
    return call.callService<Image>('image', { method: 'GET', path: `/v2/images/${encodeURIComponent(id)}` }).body
  } catch (error) {
    if (error instanceof Fault) return undefined // Glance hides whether it exists; so does Cinder
    throw error
  }
}

/** Throws 400 unless the image is active and not larger than the volume. */
export function checkImage(image: Image, gigabytes: number): void {
  if (image.status !== 'active') throw invalidInput(`Image ${image.id} is not active.`)
  const imageGb = Math.ceil((image.size ?? 0) / GB)
  if (imageGb > gigabytes) {
    throw invalidInput(`Size of specified image ${imageGb}GB is larger than volume size ${gigabytes}GB.`)
  }
  if (gigabytes < image.min_disk) {
    throw invalidInput(`Volume size ${gigabytes}GB cannot be smaller than the image minDisk size ${image.min_disk}GB.`)
  }
  const virtualGb = Math.ceil((image.virtual_size ?? 0) / GB)
  if (virtualGb <= gigabytes) return
  const reason = `Image virtual size is ${virtualGb}GB and doesn't fit in a volume of size ${gigabytes}GB.`
  throw badRequest(`Image ${image.id} is unacceptable: ${reason}`)
}

const ATTRIBUTES = [
  'id',
  'name',
  'status',
  'visibility',
  'protected',
  'os_hidden',
  'owner',
  'size',
  'virtual_size',
  'tags',
  'disk_format',
  'container_format',
  'min_disk',
  'min_ram',
  'checksum',
  'os_hash_algo',
  'os_hash_value',
  'created_at',
  'updated_at',
  'self',
  'file',
  'schema',
  'stores',
  'locations',
  'direct_url',
]

/** The image properties that a volume stores, as strings. */
export function imageMetadata(image: Image): Record<string, string> {
  const custom = Object.entries(image).filter(([key]) => !ATTRIBUTES.includes(key))
  return {
    signature_verified: 'False',
    ...Object.fromEntries(custom.map(([key, value]) => [key, String(value ?? '')])),
    image_id: image.id,
    image_name: image.name ?? '',
    checksum: image.checksum ?? '',
    container_format: image.container_format ?? '',
    disk_format: image.disk_format ?? '',
    min_disk: String(image.min_disk),
    min_ram: String(image.min_ram),
    size: String(image.size ?? 0),
  }
}
