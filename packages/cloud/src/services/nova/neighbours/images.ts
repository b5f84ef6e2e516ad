import type { Image } from '@meridian/wire'
import type { ImageCopy } from '../servers/row.ts'
import type { Requester } from './requester.ts'

/** Throws Glance's 404. */
export const showImage = ({ callService }: Requester, id: string): Image =>
  callService<Image>('image', { method: 'GET', path: `/v2/images/${encodeURIComponent(id)}` }).body

export const createImage = ({ callService }: Requester, image: Record<string, unknown>): Image =>
  callService<Image>('image', { method: 'POST', path: '/v2/images', body: image }).body

export const removeImage = ({ callService }: Requester, id: string) =>
  callService('image', { method: 'DELETE', path: `/v2/images/${encodeURIComponent(id)}` })

/** The project's matching server images, newest first. */
export const listImages = ({ callService }: Requester, filters: Record<string, string>): Image[] =>
  callService<{ images: Image[] }>('image', { method: 'GET', path: `/v2/images?${new URLSearchParams(filters)}` }).body
    .images

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
  'disk_format',
  'container_format',
  'min_disk',
  'min_ram',
  'checksum',
  'os_hash_algo',
  'os_hash_value',
  'tags',
  'created_at',
  'updated_at',
  'self',
  'file',
  'schema',
  'stores',
  'locations',
  'direct_url',
]

export const propertiesOf = (image: Image): Record<string, string> =>
  Object.fromEntries(
    Object.entries(image).flatMap(([key, value]) =>
      ATTRIBUTES.includes(key) || value === null ? [] : [[key, String(value)]],
    ),
  )

/** The part of an image that a server's row stores. */
export const copyOf = (image: Image): ImageCopy => ({
  disk_format: image.disk_format ?? 'raw',
  container_format: image.container_format ?? 'bare',
  min_disk: image.min_disk,
  min_ram: image.min_ram,
  properties: propertiesOf(image),
})
