import type { QuotaUsage } from '@meridian/contract'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import { saying } from '../../../framework/forms/validators.ts'
import { quotaNames, quotaPhrases } from '../project-forms.messages.ts'

export const QUOTA_SERVICES = ['compute', 'volume', 'network'] as const
export type QuotaService = (typeof QUOTA_SERVICES)[number]

/** The quotas of a project by service; empty for a service that the cloud does not have. */
export type ProjectQuotas = Readonly<Record<QuotaService, readonly QuotaUsage[]>>

export type QuotaValues = Record<string, number>

const UNLIMITED = -1

const usedOf = ({ in_use: use, reserved }: QuotaUsage) => use + reserved

/** The name of a quota in the user's language if the console knows the quota, else the service's name of it. */
export function quotaLabel({ formatMessage }: Pick<IntlShape, 'formatMessage'>, quota: QuotaUsage): string {
  const name = (quotaNames as Partial<Record<string, MessageDescriptor>>)[quota.name] // a service may have others
  return name ? formatMessage(name) : quota.display_name
}

/** A limit is -1 or at least the usage. */
const limitRule = (label: string, quota: QuotaUsage) =>
  z
    .number()
    .int()
    .min(UNLIMITED)
    .refine((limit) => limit < 0 || limit >= usedOf(quota), {
      ...saying(quotaPhrases.belowUse, undefined, { quotas: `${label} (${usedOf(quota)})` }),
    })

/** `labels` has the label of each quota, by its name. */
export const quotaSchema = (quotas: ProjectQuotas, labels: Readonly<Record<string, string>>) =>
  z.object(
    Object.fromEntries(
      QUOTA_SERVICES.flatMap((service) => quotas[service]).map(
        (quota) => [quota.name, limitRule(labels[quota.name] ?? quota.name, quota)] as const,
      ),
    ),
  )

export const limitsIn = (quotas: ProjectQuotas): QuotaValues =>
  Object.fromEntries(QUOTA_SERVICES.flatMap((service) => quotas[service]).map(({ name, limit }) => [name, limit]))

/** The limits to send to each service with changes: all of its limits, since Nova requires them. */
export function changesOf(quotas: ProjectQuotas, values: QuotaValues): Partial<Record<QuotaService, QuotaValues>> {
  const changed = QUOTA_SERVICES.filter((service) => quotas[service].some(({ name, limit }) => values[name] !== limit))
  return Object.fromEntries(
    changed.map((service) => [
      service,
      Object.fromEntries(quotas[service].map(({ name, limit }) => [name, values[name] ?? limit])),
    ]),
  )
}
