import { ImageFields, imageFormats, type Image } from '@meridian/contract'
import * as z from 'zod'
import { textOf } from '../image-properties.ts'

/** What can be changed about an image; its kernel and ramdisk stay what they are. */
export const editImageSchema = ImageFields.omit({ kernel: true, ramdisk: true }).extend({
  min_disk: z.int().min(0),
  min_ram: z.int().min(0),
  protected: z.boolean(),
})
type EditImage = z.input<typeof editImageSchema>

/** The format as people choose it, of what Glance calls a disk and what holds it. */
export function chosenFormat({ disk_format: disk, container_format: container }: Image): string {
  const whole = ['docker', 'ova'].find((format) => format === container)
  return whole ?? disk ?? ''
}

export const editImageDefaults = (image: Image): EditImage => ({
  name: image.name ?? '',
  description: textOf(image.properties.description),
  disk_format: chosenFormat(image),
  architecture: image.architecture ?? '',
  min_disk: image.min_disk,
  min_ram: image.min_ram,
  visibility: ImageFields.shape.visibility.catch('private').parse(image.visibility),
  protected: image.protected,
})

/** What is sent: Glance's own formats, and nothing for what was emptied. */
export const editImageRequest = (form: z.output<typeof editImageSchema>) => ({
  ...form,
  ...imageFormats(form.disk_format),
  description: form.description || null,
  architecture: form.architecture || null,
})
