import * as z from 'zod'

/** How many there may be; -1 is no limit. */
export const Limit = z.number().int().min(-1)

/** A quota as lists of defaults show it. */
export const QuotaItem = z.object({ name: z.string(), display_name: z.string(), limit: Limit })
export type QuotaItem = z.infer<typeof QuotaItem>

/** A quota of a project, with how many there are. */
export const QuotaUsage = QuotaItem.extend({ in_use: z.number(), reserved: z.number() })
export type QuotaUsage = z.infer<typeof QuotaUsage>
