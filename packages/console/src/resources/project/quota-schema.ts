import type { QuotaUsage } from '@meridian/contract'
import * as z from 'zod'
import { withMessage } from '../../framework/forms/validators.ts'
import { quotaMessages } from './project-forms.messages.ts'
import { QUOTA_SERVICES, usedOf, type ProjectQuotas } from './quotas.ts'

const UNLIMITED = -1

/** A limit is -1 or at least the usage. */
const limitRule = (label: string, quota: QuotaUsage) =>
  z
    .number()
    .int()
    .min(UNLIMITED)
    .refine((limit) => limit < 0 || limit >= usedOf(quota), {
      ...withMessage(quotaMessages.belowUse, undefined, { quotas: `${label} (${usedOf(quota)})` }),
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
