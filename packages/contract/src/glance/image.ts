import * as z from 'zod'
import { PageQuery } from '../items.ts'

/** An image; `properties` has all keys that Glance's schema does not name. */
export const Image = z.object({
  id: z.string(),
  name: z.string().nullable(),
  status: z.string(),
  visibility: z.string().nullable(),
  is_public: z.boolean(),
  protected: z.boolean(),
  owner: z.string().nullable(),
  size: z.number(),
  disk_format: z.string().nullable(),
  container_format: z.string().nullable(),
  min_disk: z.number(),
  min_ram: z.number(),
  architecture: z.string().nullable(),
  checksum: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  properties: z.record(z.string(), z.unknown()),
})
export type Image = z.infer<typeof Image>

/** Paging, plus any Glance filter by its own name (`status`, `visibility`, `size_min` …). */
export const ImageQuery = PageQuery.catchall(z.string())
export type ImageQuery = z.input<typeof ImageQuery>
