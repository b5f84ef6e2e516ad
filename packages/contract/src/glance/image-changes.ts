import * as z from 'zod'
import { patch, post, put } from '../endpoint.ts'
import { Image } from './image.ts'
import { ImageFields } from './image-form.ts'

/** Any other key is a property of the image's own; one that is null is not set. */
const Property = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** The whole set: what is not said goes back to what a new image has. */
export const ImageBody = ImageFields.partial()
  .extend({
    name: ImageFields.shape.name,
    /** Left as they are where they are not said; empty, they are taken away. */
    description: z.string().max(255).nullable().optional(),
    architecture: z.string().max(255).nullable().optional(),
    kernel: z.string().nullable().optional(),
    ramdisk: z.string().nullable().optional(),
    /** Judged by the server, which has words of its own for a wrong one. */
    visibility: z.string().default('private'),
    container_format: z.string().optional(),
    source_type: z.string().optional(),
    image_url: z.string().optional(),
    import_data: z.boolean().default(false),
    /** An older word for it. */
    is_copying: z.boolean().default(false),
    /** Name of the file that will be sent to `upload_url`. */
    data: z.string().nullable().optional(),
  })
  .catchall(Property)
export type ImageBody = z.output<typeof ImageBody>

const CreatedImage = Image.extend({
  /** Where the file is to be sent, by PUT as octets, with `token_id` in X-Auth-Token; once, and soon. */
  upload_url: z.string().optional(),
  token_id: z.string().optional(),
})
export type CreatedImage = z.infer<typeof CreatedImage>

/** Apart from the rest, so that a list need not load what a form says. */
export const imageChangeEndpoints = {
  imageCreate: put('/api/glance/images/', {
    summary: 'Create an image: from an address, or for a file that is sent next',
    body: ImageBody,
    result: CreatedImage,
    location: '/api/glance/images/:id/',
  }),
  imageCreateLegacy: post('/api/glance/images/', {
    summary: 'Create an image with its file in one form: the field $$originalJSON, then the file `data`',
    bytes: 'in',
    result: Image,
    location: '/api/glance/images/:id/',
  }),
  imageUpload: put('/api/uploads/:ticket', {
    summary: 'Send the file of a new image to the place that was given for it',
    bytes: 'in',
  }),
  imageUpdate: patch('/api/glance/images/:id/', { summary: 'Change an image', body: ImageBody }),
}
