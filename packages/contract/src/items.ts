import * as z from 'zod'

/** A list reply. */
export const items = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })

/** A list reply of a call that pages with `paginate=true`. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), has_more_data: z.boolean(), has_prev_data: z.boolean() })

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
