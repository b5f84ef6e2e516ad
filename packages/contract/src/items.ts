import * as z from 'zod'

/** A service that a reply could do without, and why it had to. */
export const Gap = z.object({ service: z.string(), message: z.string(), request_id: z.string().nullable() })
export type Gap = z.infer<typeof Gap>

/** What replies drawn from several services have in common: absent when all of them answered. */
export const withGaps = { gaps: z.array(Gap).optional() }

/** A list reply. */
export const items = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), ...withGaps })

/** A list reply of a call that pages with `paginate=true`. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), has_more_data: z.boolean(), has_prev_data: z.boolean(), ...withGaps })

/** Query of a call that pages. Without `paginate` the whole list is answered. */
export const PageQuery = z.object({
  paginate: z.stringbool().optional(),
  /** Id of the last item of the page before. */
  marker: z.string().min(1).optional(),
  /** How many items a page has, where the user's own page size will not do. */
  page_size: z.coerce.number().int().min(1).max(1000).optional(),
  sort_key: z.string().min(1).optional(),
  sort_dir: z.enum(['asc', 'desc']).optional(),
})

/** A service's own filters, by their own names. */
export const Filters = z.record(z.string(), z.string())
export type Filters = z.infer<typeof Filters>

/** Metadata of any kind: keys to set and keys to take away, as one change. */
export const MetadataChange = z.object({
  updated: z.record(z.string(), z.string()),
  removed: z.array(z.string()),
})
export type MetadataChange = z.infer<typeof MetadataChange>

/** Metadata of any kind, as a reply. */
export const Metadata = z.record(z.string(), z.string())
