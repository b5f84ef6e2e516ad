import * as z from 'zod'
import { patch, post, put } from '../endpoint.ts'
import { Image } from './image.ts'
import { ImageFields } from './image-form.ts'

/** Any other key is a custom property; null leaves it unset. */
const Property = z.union([z.string(), z.number(), z.boolean(), z.null()])

const { name, disk_format, min_disk, min_ram, protected: isProtected } = ImageFields.shape

/** A missing field stays as it is; an empty text is removed. */
export const ImageChange = z
  .object({
    name: name.optional(),
    description: z.string().max(255).nullable().optional(),
    architecture: z.string().max(255).nullable().optional(),
    kernel: z.string().nullable().optional(),
    ramdisk: z.string().nullable().optional(),
    disk_format: disk_format.optional(),
    container_format: z.string().optional(),
    min_disk: min_disk.unwrap().optional(),
    min_ram: min_ram.unwrap().optional(),
    protected: isProtected.unwrap().optional(),
    /** The server validates it, because Horizon has its own error message. */
    visibility: z.string().optional(),
    source_type: z.string().optional(),
    image_url: z.string().optional(),
    import_data: z.boolean().default(false),
    /** Older name of `import_data`. */
    is_copying: z.boolean().default(false),
    /** Name of the file that will be sent to `upload_url`. */
    data: z.string().nullable().optional(),
  })
  .catchall(Property)
export type ImageChange = z.output<typeof ImageChange>

/** A missing field gets its default. */
export const ImageBody = ImageChange.extend({ name, min_disk, min_ram, protected: isProtected }).extend({
  visibility: z.string().default('private'),
})
export type ImageBody = z.output<typeof ImageBody>

/** With the id that the client chose: it can find the image even if the response is lost. */
const NewImageBody = ImageBody.extend({ id: z.uuid().optional() })

const CreatedImage = Image.extend({
  /**
   * URL for a PUT of the file as application/octet-stream, with `token_id` in X-Auth-Token; valid once and for a short
   * time.
   */
  upload_url: z.string().optional(),
  token_id: z.string().optional(),
})
export type CreatedImage = z.infer<typeof CreatedImage>

/** Apart from `imageEndpoints`, so that a list does not load the schema of the form. */
export const imageChangeEndpoints = {
  imageCreate: put('/api/glance/images/', 'Create an image from a URL, or for a file that is uploaded next', {
    body: NewImageBody,
    result: CreatedImage,
    location: '/api/glance/images/:id/',
  }),
  imageCreateLegacy: post(
    '/api/glance/images/',
    'Create an image and upload its file in one form: the field $$originalJSON, then the file `data`',
    { bytes: 'in', result: Image, location: '/api/glance/images/:id/' },
  ),
  imageUpload: put('/api/uploads/:ticket', 'Upload the file of a new image to its `upload_url`', { bytes: 'in' }),
  imageUpdate: patch('/api/glance/images/:id/', 'Change an image; what the body lacks stays as it is', {
    body: ImageChange,
  }),
}
