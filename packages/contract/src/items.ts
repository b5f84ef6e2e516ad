import * as z from 'zod'

/** A service that failed and whose part of the reply is missing, with the reason. */
export const Gap = z.object({ service: z.string(), message: z.string(), request_id: z.string().nullable() })
export type Gap = z.infer<typeof Gap>

/** Services that failed; absent if all of them responded. */
export const withGaps = { gaps: z.array(Gap).optional() }

/** A list reply. */
export const items = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), ...withGaps })

/** A list reply of a call that pages with `paginate=true`. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), has_more_data: z.boolean(), has_prev_data: z.boolean(), ...withGaps })

/** Query of a list that pages. Without `paginate` the reply has the whole list. */
export const PageQuery = z.object({
  paginate: z.stringbool().optional(),
  /** Id of the last item of the previous page. */
  marker: z.string().min(1).optional(),
  /** Overrides the user's page size. */
  page_size: z.coerce.number().int().min(1).max(1000).optional(),
  sort_key: z.string().min(1).optional(),
  sort_dir: z.enum(['asc', 'desc']).optional(),
})

/** Filters by the service's names. */
export const Filters = z.record(z.string(), z.string())
export type Filters = z.infer<typeof Filters>

const MOST = 1000

/** What is sent to a service one by one: one request must not become any number of calls. */
export const several = <T extends z.ZodType>(item: T) => z.array(item).max(MOST, 'must have no more than 1,000 entries')

/** Keys to set and keys to remove. */
export const MetadataChange = z.object({
  updated: z.record(z.string(), z.string()),
  removed: several(z.string()),
})
export type MetadataChange = z.infer<typeof MetadataChange>

export const Metadata = z.record(z.string(), z.string())
