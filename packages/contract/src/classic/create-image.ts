import { IMAGE_VISIBILITIES } from '@meridian/wire'
import * as z from 'zod'
import { checkbox, requireField, optional, required, text, wholeNumber, type Workflow } from './workflow.ts'

const Image = z
  .object({
    name: required(text(255)),
    description: optional(text(255)),
    source_type: optional(z.enum(['url', 'file'], 'Select a valid choice.')),
    image_url: optional(z.url({ protocol: /^https?$/, error: 'Enter a valid URL.' })),
    /** The name of the file; its bytes follow by PUT. */
    image_file: optional(text(255)),
    disk_format: required(z.string()),
    kernel: optional(z.string()),
    ramdisk: optional(z.string()),
    architecture: optional(text(255)),
    minimum_disk: optional(wholeNumber(0)),
    minimum_ram: optional(wholeNumber(0)),
    is_copying: checkbox,
    is_public: checkbox,
    /** Says more than `is_public`, which it replaces. */
    visibility: optional(z.enum(IMAGE_VISIBILITIES, 'Select a valid choice.')),
    protected: checkbox,
  })
  .superRefine((form, context) => {
    if (form.source_type === 'url') requireField(context, 'image_url', form.image_url)
    if (form.source_type === 'file') requireField(context, 'image_file', form.image_file)
  })

/** Workflow that creates an image from a URL, or for a file that is then uploaded to the URL of the reply. */
export const createImage = {
  slug: 'create_image',
  service: 'image',
  path: '/project/images/create/',
  steps: [{ slug: 'createimageaction', rules: Image }],
  fields: Image,
} as const satisfies Workflow
export type CreateImage = z.output<typeof Image>
