import * as z from 'zod'

/** Limit; -1 is unlimited. */
export const Limit = z.number().int().min(-1)

/** A default quota. */
export const QuotaItem = z.object({ name: z.string(), display_name: z.string(), limit: Limit })
export type QuotaItem = z.infer<typeof QuotaItem>

/** A project's quota with its usage. */
export const QuotaUsage = QuotaItem.extend({ in_use: z.number(), reserved: z.number() })
export type QuotaUsage = z.infer<typeof QuotaUsage>
