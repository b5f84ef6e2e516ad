import type { QuotaItem, QuotaUsage } from '@meridian/contract'
import { quotaName } from './quota-names.ts'

/** A service's limits as a list; texts such as the project's id are dropped. */
export const toQuotaItems = (set: object): QuotaItem[] =>
  Object.entries(set).flatMap(([name, limit]: [string, unknown]) =>
    typeof limit === 'number' ? [{ name, display_name: quotaName(name), limit }] : [],
  )

/** The same, with usage. */
export const toQuotaUsages = (set: object): QuotaUsage[] =>
  Object.entries(set).flatMap(([name, usage]: [string, QuotaUsage | string]) =>
    typeof usage === 'string'
      ? []
      : [{ name, display_name: quotaName(name), limit: usage.limit, in_use: usage.in_use, reserved: usage.reserved }],
  )
