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
  /** Whether the user's project has accepted another project's image; null where that is unknown or does not apply. */
  member_status: z.string().nullable(),
  tags: z.array(z.string()).optional(),
  properties: z.record(z.string(), z.unknown()),
})
export type Image = z.infer<typeof Image>

/** Glance's limits of a tag, and of their number. */
export const ImageTags = z.array(z.string().trim().min(1).max(255)).max(128)

/** Paging, plus any Glance filter by its own name (`status`, `visibility`, `size_min` …). */
export const ImageQuery = PageQuery.extend({
  /** Administrators also get images that nobody shares with the project. */
  all_projects: z.stringbool().optional(),
}).catchall(z.string())
export type ImageQuery = z.input<typeof ImageQuery>
