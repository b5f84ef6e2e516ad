import { isIPv4, isIPv6 } from 'node:net'
import * as z from 'zod'
import { repr } from '../../core/errors/invalid.ts'
import { flagOf } from './query-parameters.ts'

/** The start of Nova's message for invalid names, which does not name the field. */
export const INVALID_NAME = "An invalid 'name' value was provided."

/** A string with a custom check. */
const stringThat = (isRight: (value: string) => boolean, sentence: (value: string) => string, max = 65_535, min = 0) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine(isRight, { error: ({ input }) => sentence(String(input)) })

/** A string that matches a pattern, which the message quotes. */
export const patterned = (pattern: RegExp, max = 255, min = 1) =>
  stringThat(
    (value) => pattern.test(value),
    (value) => `${repr(value)} does not match '${pattern.source}'`,
    max,
    min,
  )

const formatted = (isRight: (value: string) => boolean, format: string) =>
  stringThat(isRight, (value) => `${repr(value)} is not a '${format}'`)

/** Printable, without leading or trailing spaces. */
const PRINTABLE = /^(?!\s)[^\p{C}\p{Zl}\p{Zp}]*(?<!\s)$/u
export const name = stringThat(
  (value) => PRINTABLE.test(value),
  () => `${INVALID_NAME} The name must be: printable characters. Can not start or end with whitespace.`,
  255,
  1,
)

export const description = stringThat(
  (value) => /^[^\p{C}\p{Zl}\p{Zp}]*$/u.test(value),
  (value) => `${repr(value)} has characters that cannot be printed`,
  255,
).nullable()

const UUID = /^[\da-f]{8}-?([\da-f]{4}-?){3}[\da-f]{12}$/i
export const isUuid = (value: string) => UUID.test(value)
export const uuid = formatted(isUuid, 'uuid')

/** Or empty, for a server that boots from a volume. */
export const imageRef = stringThat(
  (value) => value === '' || UUID.test(value),
  (value) => `${repr(value)} is not valid under any of the given schemas`,
)

export const ipv4 = formatted(isIPv4, 'ipv4')
export const ipv6 = formatted(isIPv6, 'ipv6')
export const ip = stringThat(
  (value) => isIPv4(value) || isIPv6(value),
  (value) => `${repr(value)} is not valid under any of the given schemas`,
)

const BASE64 = /^(?:[\w+/-]{4})*(?:[\w+/-]{2}==|[\w+/-]{3}=)?$/
export const base64 = formatted((value) => BASE64.test(value.replace(/\s/g, '')), 'base64')

export const hostname = patterned(/^[a-zA-Z0-9]+[a-zA-Z0-9-]*[a-zA-Z0-9]+$/, 63, 2)
export const fqdn = patterned(/^[a-zA-Z0-9-._]*$/)
export const tag = patterned(/^[^,/]*$/, 60)

const FLAGS =
  "[True, 'True', 'TRUE', 'true', '1', 'ON', 'On', 'on', 'YES', 'Yes', 'yes', False, 'False', 'FALSE', 'false', '0', 'OFF', 'Off', 'off', 'NO', 'No', 'no']"

/** `true`, `'True'`, `'on'` … as a boolean. */
export const flag = z
  .unknown()
  .refine(
    (value) =>
      typeof value === 'boolean' ||
      (typeof value === 'string' && /^.{2,5}$|^[01]$/.test(value) && flagOf(value) !== undefined),
    {
      error: ({ input }) => `${repr(input)} is not one of ${FLAGS}`,
    },
  )
  .transform((value) => value === true || flagOf(String(value)) === true)

const IS_TYPE = {
  string: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  integer: (value: unknown) => Number.isInteger(value),
  null: (value: unknown) => value === null,
}
interface Typed {
  string: string
  number: number
  integer: number
  null: null
}

/** A value of one of several types, which the message lists. */
export const ofTypes = <T extends keyof Typed>(...types: T[]) =>
  z
    .unknown()
    .refine((value) => types.some((type) => IS_TYPE[type](value)), {
      error: ({ input }) => `${repr(input)} is not of type ${types.map(repr).join(', ')}`,
      abort: true,
    })
    .transform((value) => value as Typed[T]) // checked just above

/** An integer, or its digits as text; Nova's schemas have two patterns for these. */
export const integer = (least: number, most = 0x7fff_ffff, digits = /^[0-9]*$/) =>
  ofTypes('integer', 'string')
    .superRefine((value, context) => {
      const complain = (message: string) => context.addIssue({ code: 'custom', message })
      if (typeof value === 'string' && !digits.test(value))
        return complain(`${repr(value)} does not match '${digits.source}'`)
      if (value === '') return complain(`'' is too short`)
      if (Number(value) < least) return complain(`${value} is less than the minimum of ${least}`)
      if (Number(value) > most) return complain(`${value} is greater than the maximum of ${most}`)
      return undefined
    })
    .transform(Number)

const METADATA_KEY = /^[a-zA-Z0-9-_:. ]{1,255}$/

/** Values by metadata key. */
export const namedBy = <V extends z.ZodType>(value: V) =>
  z.record(z.string(), value).superRefine((given, context) => {
    const wrong = Object.keys(given).find((key) => !METADATA_KEY.test(key))
    if (wrong === undefined) return
    const message = `${repr(wrong)} does not match any of the regexes: '${METADATA_KEY.source}'`
    context.addIssue({ code: 'custom', message })
  })

/** Metadata: strings by key. */
export const metadata = namedBy(z.string().max(255))

export const diskConfig = z.enum(['AUTO', 'MANUAL'])

/** A flavor id, or a URL that ends with it. */
export const flavorRef = z
  .union([z.string().min(1), z.int()])
  .transform((value) => String(value).split('?', 1)[0]?.split('/').at(-1) ?? '')

/** Files to inject into the server, until 2.56. */
export const personality = z.array(z.strictObject({ path: z.string().optional(), contents: base64.optional() }))

export const trustedCertificates = z.array(z.string().min(1)).min(1).max(50).nullable()
