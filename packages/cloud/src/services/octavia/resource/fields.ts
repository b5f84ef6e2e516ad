import { isIP } from 'node:net'
import * as z from 'zod'

const MAX_TEXT = 255

export const text = z.string().refine((value) => value.length <= MAX_TEXT, {
  error: `Value should have a maximum character requirement of ${MAX_TEXT}`,
})

export const oneOf = <const T extends string>(...values: readonly T[]) =>
  z.custom<T>((value) => values.some((each) => each === value), {
    error: `Value should be one of: ${values.join(', ')}`,
  })

export const integer = (least: number, most: number) =>
  z
    .int()
    .refine((value) => value >= least, { error: `Value should be greater or equal to ${least}` })
    .refine((value) => value <= most, { error: `Value should be lower or equal to ${most}` })

const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i
export const uuid = z.string().refine((value) => UUID.test(value), { error: 'Value should be UUID format' })

export const address = z.string().refine((value) => isIP(value) !== 0, { error: 'Value should be IPv4 or IPv6 format' })

export const port = integer(1, 65_535)
export const milliseconds = integer(0, 31_536_000_000)
export const reference = z.string().max(MAX_TEXT)
const tags = z.array(text)

/** What every resource can be given; null is the default. */
export const common = {
  admin_state_up: z.boolean().nullish(),
  tags: tags.nullish(),
  project_id: text.nullish(),
  tenant_id: text.nullish(),
}

export const named = { ...common, name: text.nullish(), description: text.nullish() }

/** The fields of an update: the owner never changes. */
export function changeable<T extends { project_id?: unknown; tenant_id?: unknown }>(
  fields: T,
): Omit<T, 'project_id' | 'tenant_id'> {
  const { project_id: _project, tenant_id: _tenant, ...rest } = fields
  return rest
}

type Given<T> = { [K in keyof T]?: T[K] | null | undefined }

/** The given values; those absent or null are the defaults. */
export function filled<T extends object>(defaults: T, given: Given<T>): T {
  const values = Object.entries(given).filter(
    ([key, value]) => value !== null && value !== undefined && key in defaults,
  )
  return { ...defaults, ...Object.fromEntries(values) }
}

/** The row with the given values; null is the default again. */
export function changed<R extends object, T extends object>(row: R, defaults: T, given: Given<T>): R {
  const values = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, value ?? Reflect.get(defaults, key) ?? null])
  return { ...row, ...Object.fromEntries(values) }
}
