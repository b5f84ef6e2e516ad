import * as z from 'zod'
import { repr } from '../../core/errors/invalid.ts'
import { readBoolean } from './booleans.ts'

const MAX_INTEGER = 2 ** 31 - 1

/** A field with Cinder's own message; `read` returns undefined for invalid values. */
export function field<T>(read: (value: unknown) => T | undefined, sentence: (value: unknown) => string) {
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

export const uuid = field(anUuid, (value) => `${repr(value)} is not a 'uuid'`)

export const nullableUuid = field(
  (value) => (value === null ? null : anUuid(value)),
  (value) => `${repr(value)} is not valid under any of the given schemas`,
)

/** Null counts as absent. */
export const optionalUuid = nullableUuid.optional()

/** A schema or null; the message for other values names both types. */
export function orNull<S extends z.ZodType>(schema: S, type: string) {
  return z.unknown().transform((value, context): z.output<S> | null => {
    const result = value === null ? undefined : schema.safeParse(value)
    if (!result) return null
    if (result.success) return result.data
    const [issue] = result.error.issues
    const isWrongType = issue?.code === 'invalid_type' && issue.path.length === 0
    if (isWrongType) context.addIssue({ code: 'custom', message: `${repr(value)} is not of type '${type}', 'null'` })
    else if (issue) context.addIssue({ ...issue })
    return z.NEVER
  })
}

const shortText = z.string().max(255)

export const name = orNull(shortText, 'string').optional()

/** Text without control characters and line separators. */
const printable = shortText.refine((text) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(text), {
  error: 'The text has characters that cannot be printed',
})
export const description = orNull(printable, 'string').optional()

const BOOLEAN_SPELLINGS = [
  true,
  'True',
  'TRUE',
  'true',
  '1',
  'ON',
  'On',
  'on',
  'YES',
  'Yes',
  'yes',
  'y',
  't',
  false,
  'False',
  'FALSE',
  'false',
  '0',
  'OFF',
  'Off',
  'off',
  'NO',
  'No',
  'no',
  'n',
  'f',
]

export const boolean = field(
  (value) => (BOOLEAN_SPELLINGS.some((spelling) => spelling === value) ? readBoolean(value) : undefined),
  (value) =>
    typeof value === 'string'
      ? `${repr(value)} is not one of ${repr(BOOLEAN_SPELLINGS)}`
      : `${repr(value)} is not of type 'boolean', 'string'`,
)

/** Null counts as absent. */
export const optionalBoolean = field(
  (value) =>
    value === null ? null : BOOLEAN_SPELLINGS.some((spelling) => spelling === value) ? readBoolean(value) : undefined,
  (value) => `${repr(value)} is not valid under any of the given schemas`,
).optional()

const isSize = (value: unknown) =>
  (typeof value === 'number' && Number.isInteger(value)) || (typeof value === 'string' && /^[0-9]+$/.test(value))

function problemOfSize(value: unknown, types: string): string {
  if (typeof value === 'string' && !isSize(value)) return `${repr(value)} does not match '^[0-9]+$'`
  if (!isSize(value)) return `${repr(value)} is not of type ${types}`
  const size = Number(value)
  return size < 1 ? `${size} is less than the minimum of 1` : `${size} is greater than the maximum of ${MAX_INTEGER}`
}

const readSize = (value: unknown) => {
  const size = isSize(value) ? Number(value) : 0
  return size >= 1 && size <= MAX_INTEGER ? size : undefined
}

/** Gigabytes, as a number or as digits. */
export const volumeSize = field(readSize, (value) => problemOfSize(value, "'integer', 'string'"))
export const volumeSizeOrNull = field(
  (value) => (value === null ? null : readSize(value)),
  (value) => problemOfSize(value, "'integer', 'string', 'null'"),
).optional()

const PLAIN_KEY = '^[a-zA-Z0-9-_:.]{1,255}$'
const KEY = '^[a-zA-Z0-9-_:. /]{1,255}$'

/** A dictionary whose keys match `pattern`. */
function dictionary<V extends z.ZodType>(pattern: string, value: V) {
  const allowed = new RegExp(pattern)
  return z.record(z.string(), value).superRefine((pairs, context) => {
    const invalidKey = Object.keys(pairs).find((key) => !allowed.test(key))
    if (invalidKey === undefined) return
    context.addIssue({ code: 'custom', message: `${repr(invalidKey)} does not match any of the regexes: '${pattern}'` })
  })
}

export const metadata = dictionary(KEY, shortText)
export const metadataOrNull = orNull(metadata, 'object').optional()
export const specs = dictionary(KEY, orNull(shortText, 'string'))
export const plainSpecs = dictionary(PLAIN_KEY, orNull(shortText, 'string'))

/** For bodies that need at least one of several keys. */
export const notValid = {
  error: ({ input }: { input?: unknown }) => `${repr(input)} is not valid under any of the given schemas`,
}

/** Exactly one pair, for the routes of a single key. */
export const onePair = <S extends z.ZodType<Record<string, string | null>>>(pairs: S) =>
  pairs.superRefine((given, context) => {
    const count = Object.keys(given).length
    if (count < 1) context.addIssue({ code: 'custom', message: '{} does not have enough properties' })
    if (count > 1) context.addIssue({ code: 'custom', message: `${repr(given)} has too many properties` })
  })
