import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'

const ImageStore = z.object({
  id: z.string(),
  description: z.string().nullable(),
  default: z.boolean(),
  /** Glance only reads from it. */
  read_only: z.boolean(),
})
export type ImageStore = z.infer<typeof ImageStore>

const StoreId = z.string().min(1).max(255)

export const imageImportEndpoints = {
  imageImportInfo: get(
    '/api/glance/import/',
    'Show how Glance imports data, and its stores; a Glance with a single store may list none',
    { result: z.object({ methods: z.array(z.string()), stores: z.array(ImageStore) }) },
  ),
  imageImport: post('/api/glance/images/:id/import/', 'Let Glance download the data of an image without data', {
    body: z.object({ url: z.url({ protocol: /^https?$/ }) }),
  }),
  imageCopy: post('/api/glance/images/:id/stores/', 'Copy the data of an image to other stores', {
    body: z.object({ stores: z.array(StoreId).min(1).max(100) }),
  }),
  imageStoreRemove: del(
    '/api/glance/images/:id/stores/:store/',
    'Delete the data of an image from one of several stores',
  ),
}
