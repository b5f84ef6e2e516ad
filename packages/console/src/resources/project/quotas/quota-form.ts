import type { QuotaUsage } from '@meridian/contract'
import * as z from 'zod'
import { saying } from '../../../framework/forms/validators.ts'
import { quotaPhrases } from './quotas.messages.ts'

export const QUOTA_SERVICES = ['compute', 'volume', 'network'] as const
export type QuotaService = (typeof QUOTA_SERVICES)[number]

/** A project's quotas by service; a service that is not there has none. */
export type ProjectQuotas = Readonly<Record<QuotaService, readonly QuotaUsage[]>>

export type QuotaValues = Record<string, number>

const UNLIMITED = -1

const used = ({ in_use: use, reserved }: QuotaUsage) => use + reserved

/** No limit, or at least what there is. */
const ruleOf = (quota: QuotaUsage) =>
  z
    .number()
    .int()
    .min(UNLIMITED)
    .refine((limit) => limit < 0 || limit >= used(quota), {
      ...saying(quotaPhrases.belowUse, undefined, { quotas: `${quota.display_name} (${used(quota)})` }),
    })

export const quotaSchema = (quotas: ProjectQuotas) =>
  z.object(
    Object.fromEntries(
      QUOTA_SERVICES.flatMap((service) => quotas[service]).map((quota) => [quota.name, ruleOf(quota)] as const),
    ),
  )

export const limitsIn = (quotas: ProjectQuotas): QuotaValues =>
  Object.fromEntries(QUOTA_SERVICES.flatMap((service) => quotas[service]).map(({ name, limit }) => [name, limit]))

/** What is to be sent to each service where something of it is changed: all of its limits, as Nova wants them. */
export function changesOf(quotas: ProjectQuotas, values: QuotaValues): Partial<Record<QuotaService, QuotaValues>> {
  const changed = QUOTA_SERVICES.filter((service) => quotas[service].some(({ name, limit }) => values[name] !== limit))
  return Object.fromEntries(
    changed.map((service) => [
      service,
      Object.fromEntries(quotas[service].map(({ name, limit }) => [name, values[name] ?? limit])),
    ]),
  )
}
