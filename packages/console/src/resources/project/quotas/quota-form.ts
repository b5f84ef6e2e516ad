import type { QuotaUsage } from '@meridian/contract'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import { saying } from '../../../framework/forms/validators.ts'
import { quotaNames } from './quota-names.messages.ts'
import { quotaPhrases } from './quotas.messages.ts'

export const QUOTA_SERVICES = ['compute', 'volume', 'network'] as const
export type QuotaService = (typeof QUOTA_SERVICES)[number]

/** A project's quotas by service; a service that is not there has none. */
export type ProjectQuotas = Readonly<Record<QuotaService, readonly QuotaUsage[]>>

export type QuotaValues = Record<string, number>

const UNLIMITED = -1

const used = ({ in_use: use, reserved }: QuotaUsage) => use + reserved

/** What people call a quota: in the page's language where it is known here, else as the server does. */
export function quotaLabel({ formatMessage }: Pick<IntlShape, 'formatMessage'>, quota: QuotaUsage): string {
  const name = (quotaNames as Partial<Record<string, MessageDescriptor>>)[quota.name] // a service may have others
  return name ? formatMessage(name) : quota.display_name
}

/** No limit, or at least what there is. */
const ruleOf = (label: string, quota: QuotaUsage) =>
  z
    .number()
    .int()
    .min(UNLIMITED)
    .refine((limit) => limit < 0 || limit >= used(quota), {
      ...saying(quotaPhrases.belowUse, undefined, { quotas: `${label} (${used(quota)})` }),
    })

/** `labels`: what each is called, by its name. */
export const quotaSchema = (quotas: ProjectQuotas, labels: Readonly<Record<string, string>>) =>
  z.object(
    Object.fromEntries(
      QUOTA_SERVICES.flatMap((service) => quotas[service]).map(
        (quota) => [quota.name, ruleOf(labels[quota.name] ?? quota.name, quota)] as const,
      ),
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
