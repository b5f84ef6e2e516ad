import { CONTAINER_FORMATS, DISK_FORMATS, IMAGE_VISIBILITIES } from '@meridian/wire'
import * as z from 'zod'
import { forbidden, tooLarge } from '../../../core/errors/fault.ts'
import type { ImageRow } from './store.ts'

const MAX_WHOLE_NUMBER = 2 ** 31 - 1
const MAX_TAGS = 128
const MAX_PROPERTIES = 128

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const shortText = z.string().max(255)
/** Glance stores values of properties as MySQL's TEXT. */
const longText = z.string().max(65_535)
const wholeNumber = z.int().min(0).max(MAX_WHOLE_NUMBER)

const attributes = {
  name: shortText.nullable().optional(),
  visibility: z.enum(IMAGE_VISIBILITIES).optional(),
  protected: z.boolean().optional(),
  os_hidden: z.boolean().optional(),
  owner: shortText.nullable().optional(),
  container_format: z.enum(CONTAINER_FORMATS).nullable().optional(),
  disk_format: z.enum(DISK_FORMATS).nullable().optional(),
  tags: z.array(shortText).optional(),
  min_ram: wholeNumber.optional(),
  min_disk: wholeNumber.optional(),
}

/** Attributes that clients can set; all others are custom properties. */
export type Attribute = keyof typeof attributes
export const isAttribute = (name: string): name is Attribute => Object.hasOwn(attributes, name)

const uuid = z.string().regex(UUID)
const properties = { kernel_id: uuid.nullable().optional(), ramdisk_id: uuid.nullable().optional() }

/** A part of an image, for each operation of a PATCH. */
export const ImagePart = z.object({ ...attributes, ...properties }).catchall(longText)
export type ImagePart = z.infer<typeof ImagePart>

/** The body of POST /v2/images. */
export const NewImage = ImagePart.extend({ id: uuid.optional() })

const READ_ONLY = [
  'created_at',
  'updated_at',
  'status',
  'checksum',
  'size',
  'virtual_size',
  'os_hash_algo',
  'os_hash_value',
  'direct_url',
  'self',
  'file',
  'schema',
  'stores',
]
const RESERVED = ['deleted', 'deleted_at', 'location', 'locations']

/** Throws 403 for attributes that only Glance sets. */
export function refuseReadOnly(name: string): void {
  if (READ_ONLY.includes(name)) throw forbidden(`Attribute '${name}' is read-only.`)
  if (RESERVED.includes(name) || name.startsWith('os_glance')) throw forbidden(`Attribute '${name}' is reserved.`)
}

/** Splits a validated body into attributes and custom properties. */
export function splitProperties(body: ImagePart): Pick<Partial<ImageRow>, Attribute> & Pick<ImageRow, 'properties'> {
  const entries = Object.entries(body)
  const own = Object.fromEntries(entries.filter(([name]) => isAttribute(name)))
  const custom = Object.fromEntries(entries.filter(([name]) => !isAttribute(name)))
  return { ...own, properties: custom as ImageRow['properties'] } // ImagePart allows nothing else
}

export function refuseTooMany({ tags, properties: custom }: Pick<ImageRow, 'tags' | 'properties'>): void {
  refuseMoreThan(MAX_TAGS, tags.length, 'tags')
  refuseMoreThan(MAX_PROPERTIES, Object.keys(custom).length, 'properties')
}

export function refuseMoreThan(maximum: number, attempted: number, what: string): void {
  if (attempted <= maximum) return
  const limit = `The limit has been exceeded on the number of allowed image ${what}.`
  throw tooLarge(`${limit} Attempted: ${attempted}, Maximum: ${maximum}`)
}
