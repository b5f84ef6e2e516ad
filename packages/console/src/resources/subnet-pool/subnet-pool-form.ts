import type { SubnetPool } from '@meridian/contract'
import * as z from 'zod'
import { acrossFields, withMessage, type FieldProblem } from '../../framework/forms/validators.ts'
import { addressesField, addressesIn } from '../../services/network/addresses-form.ts'
import { subnetPoolFormMessages as messages } from './subnet-pool-forms.messages.ts'

const length = z.number().int().min(0).max(128).nullable()

const fields = z.object({
  name: z.string().trim().min(1).max(255),
  description: z.string().max(255),
  prefixes: addressesField()
    .refine((text) => addressesIn(text).length > 0, withMessage(messages.prefixMissing))
    .refine(
      (text) => new Set(addressesIn(text).map((each) => each.includes(':'))).size < 2,
      withMessage(messages.mixed),
    ),
  address_scope_id: z.string().nullable(),
  min_prefixlen: length,
  default_prefixlen: length,
  max_prefixlen: length,
  default_quota: z.number().int().min(0).nullable(),
  is_default: z.boolean(),
  shared: z.boolean(),
})
export type PoolForm = z.input<typeof fields>

/** Lengths that are not given are not compared: Neutron has defaults for them. */
function lengthProblem({ min_prefixlen, default_prefixlen, max_prefixlen }: Partial<PoolForm>): FieldProblem | null {
  const given = [min_prefixlen, default_prefixlen, max_prefixlen].filter((each) => typeof each === 'number')
  const isOrdered = given.every((each, index) => index === 0 || (given[index - 1] ?? 0) <= each)
  return isOrdered ? null : { field: 'default_prefixlen', message: messages.lengths }
}

export const poolSchema = fields.superRefine(...acrossFields((values) => lengthProblem(values)))

export const poolValues = (pool?: SubnetPool): PoolForm => ({
  name: pool?.name ?? '',
  description: pool?.description ?? '',
  prefixes: pool?.prefixes.join('\n') ?? '',
  address_scope_id: pool?.address_scope_id ?? null,
  min_prefixlen: pool?.min_prefixlen ?? null,
  default_prefixlen: pool?.default_prefixlen ?? null,
  max_prefixlen: pool?.max_prefixlen ?? null,
  default_quota: pool?.default_quota ?? null,
  is_default: pool?.is_default ?? false,
  shared: pool?.shared ?? false,
})

/** The body of the request, without fields that were not entered: Neutron has defaults for them, and takes no null. */
export const poolRequest = (
  { prefixes, default_quota: quota, is_default, shared, ...values }: PoolForm,
  pool?: SubnetPool,
) => ({
  name: values.name,
  description: values.description,
  address_scope_id: values.address_scope_id,
  prefixes: addressesIn(prefixes),
  ...(values.min_prefixlen !== null && { min_prefixlen: values.min_prefixlen }),
  ...(values.default_prefixlen !== null && { default_prefixlen: values.default_prefixlen }),
  ...(values.max_prefixlen !== null && { max_prefixlen: values.max_prefixlen }),
  ...(quota !== null && { default_quota: quota }),
  // Policy is checked for attributes that are sent, even if they do not change.
  ...(is_default !== undefined && is_default !== (pool?.is_default ?? false) && { is_default }),
  ...(shared && !pool && { shared }),
})
