import { ImageFields, imageFormats, type Image } from '@meridian/contract'
import * as z from 'zod'
import { changeOf } from '../../../framework/metadata/metadata-entries.ts'
import { textOf } from '../image-properties.ts'
import type { ImageValues } from './image-form.ts'

/** What can be changed about an image. */
export const editImageSchema = ImageFields.extend({
  min_disk: z.int().min(0),
  min_ram: z.int().min(0),
  protected: z.boolean(),
})

/** The format as people choose it, of what Glance calls a disk and what holds it. */
export function chosenFormat({ disk_format: disk, container_format: container }: Image): string {
  const whole = ['docker', 'ova'].find((format) => format === container)
  return whole ?? disk ?? ''
}

const partOf = (image: Image, property: 'kernel_id' | 'ramdisk_id') => textOf(image.properties[property]) || null

/** Where it came from is not asked again. */
const NO_SOURCE = { source_type: 'url', data: null, image_url: '', import_data: false } as const

export const editImageDefaults = (image: Image): ImageValues => ({
  ...NO_SOURCE,
  name: image.name ?? '',
  description: textOf(image.properties.description),
  disk_format: chosenFormat(image),
  kernel: partOf(image, 'kernel_id'),
  ramdisk: partOf(image, 'ramdisk_id'),
  architecture: image.architecture ?? '',
  min_disk: image.min_disk,
  min_ram: image.min_ram,
  visibility: ImageFields.shape.visibility.catch('private').parse(image.visibility),
  protected: image.protected,
  metadata: null,
})

/** What is sent: Glance's own formats, and nothing for what was emptied. */
export function editImageRequest(values: ImageValues) {
  const form = editImageSchema.parse(values)
  return {
    ...form,
    ...imageFormats(form.disk_format),
    description: form.description || null,
    architecture: form.architecture || null,
  }
}

/** Properties that the form itself asks for; its metadata leaves them alone. */
const IN_THE_FORM = ['description', 'architecture', 'kernel_id', 'ramdisk_id']

/** The properties that are metadata to the form. */
export const metadataOf = (properties: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(properties).filter(([key]) => !IN_THE_FORM.includes(key)))

/** What is to be written of the metadata; null where it was left as it is. */
export function metadataChange(existing: Readonly<Record<string, string>>, { metadata }: ImageValues) {
  if (metadata === null) return null
  const change = changeOf(existing, metadata)
  return Object.keys(change.updated).length > 0 || change.removed.length > 0 ? change : null
}
