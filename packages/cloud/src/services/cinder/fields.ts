import * as z from 'zod'
import { show } from '../../core/invalid.ts'
import { readBoolean } from './booleans.ts'

const MAX_INTEGER = 2 ** 31 - 1

/** A field whose sentence is Cinder's own: `read` answers undefined for what it does not take. */
function field<T>(read: (value: unknown) => T | undefined, sentence: (value: unknown) => string) {
  return z.unknown().transform((value, context): T => {
    const result = read(value)
    if (result !== undefined) return result
    context.addIssue({ code: 'custom', message: sentence(value) })
    return z.NEVER
  })
}

const UUID = /^\{?[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}\}?$/i
export const isUuid = (text: string) => UUID.test(text)

const anUuid = (value: unknown) => (typeof value === 'string' && isUuid(value) ? value : undefined)

export const uuid = field(anUuid, (value) => `${show(value)} is not a 'uuid'`)

export const nullableUuid = field(
  (value) => (value === null ? null : anUuid(value)),
  (value) => `${show(value)} is not valid under any of the given schemas`,
)

/** Null means the same as leaving it out. */
export const optionalUuid = nullableUuid.optional()

export const name = z.string().max(255).nullable().optional()

/** Any text that can be printed. */
export const description = z
  .string()
  .max(255)
  .refine((text) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(text), { error: 'The text has characters that cannot be printed' })
  .nullable()
  .optional()

const WAYS_TO_SAY = [
  ...[true, 'True', 'TRUE', 'true', '1', 'ON', 'On', 'on', 'YES', 'Yes', 'yes', 'y', 't'],
  ...[false, 'False', 'FALSE', 'false', '0', 'OFF', 'Off', 'off', 'NO', 'No', 'no', 'n', 'f'],
]

export const boolean = field(
  (value) => (WAYS_TO_SAY.some((way) => way === value) ? readBoolean(value) : undefined),
  (value) => `${show(value)} is not one of ${show(WAYS_TO_SAY)}`,
)

/** Gigabytes, as a number or in digits. */
export const volumeSize = z.union([z.int(), z.string()]).transform((value, context) => {
  const size = typeof value === 'string' && !/^[0-9]+$/.test(value) ? undefined : Number(value)
  const problem = size === undefined ? `${show(value)} does not match '^[0-9]+$'` : problemOfSize(size)
  if (size !== undefined && problem === undefined) return size
  context.addIssue({ code: 'custom', message: problem ?? '' })
  return z.NEVER
})

function problemOfSize(size: number): string | undefined {
  if (size < 1) return `${size} is less than the minimum of 1`
  return size > MAX_INTEGER ? `${size} is greater than the maximum of ${MAX_INTEGER}` : undefined
}

const PLAIN_KEY = '^[a-zA-Z0-9-_:.]{1,255}$'
const KEY = '^[a-zA-Z0-9-_:. /]{1,255}$'

/** A dictionary whose keys fit `pattern`. */
function dictionary<V extends z.ZodType>(pattern: string, value: V) {
  const fits = new RegExp(pattern)
  return z.record(z.string(), value).superRefine((pairs, context) => {
    const odd = Object.keys(pairs).find((key) => !fits.test(key))
    if (odd === undefined) return
    context.addIssue({ code: 'custom', message: `${show(odd)} does not match any of the regexes: '${pattern}'` })
  })
}

const shortText = z.string().max(255)

export const metadata = dictionary(KEY, shortText)
export const specs = dictionary(KEY, shortText.nullable())
export const plainSpecs = dictionary(PLAIN_KEY, shortText.nullable())

/** Exactly one pair, as the routes for a single key take it. */
export const onePair = <S extends z.ZodType<Record<string, string | null>>>(pairs: S) =>
  pairs.superRefine((given, context) => {
    const count = Object.keys(given).length
    if (count < 1) context.addIssue({ code: 'custom', message: '{} does not have enough properties' })
    if (count > 1) context.addIssue({ code: 'custom', message: `${show(given)} has too many properties` })
  })
