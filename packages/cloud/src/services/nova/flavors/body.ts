import * as z from 'zod'
import { repr } from '../../../core/errors/invalid.ts'
import { perVersion } from '../microversion.ts'
import { flag, name, ofTypes, integer } from '../parameters.ts'

const DIGITS = /^[0-9]+$/
const size = (least: number) => integer(least, undefined, DIGITS)

const ID = /^(?! )[a-zA-Z0-9. _-]+(?<! )$/
const id = ofTypes('string', 'number', 'null')
  .superRefine((value, context) => {
    if (typeof value !== 'string') return
    const complain = (sentence: string) => context.addIssue({ code: 'custom', message: `${repr(value)} ${sentence}` })
    if (!ID.test(value)) complain(`does not match '${ID.source}'`)
    else if (value.length > 255) complain('is too long')
  })
  .transform((value) => (value === null ? null : String(value)))

const FACTOR = /^[0-9]+(\.[0-9]+)?$/
const LARGEST_FACTOR = 3.40282e38
const factor = ofTypes('number', 'string')
  .superRefine((value, context) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', message })
    if (typeof value === 'string' && !FACTOR.test(value))
      complain(`${repr(value)} does not match ${repr(FACTOR.source)}`)
    else if (Number(value) <= 0) complain(`${value} is less than or equal to the minimum of 0`)
    else if (Number(value) > LARGEST_FACTOR) complain(`${value} is greater than the maximum of 3.40282e+38`)
  })
  .transform(Number)

const description = z
  .string()
  .max(65_535)
  .refine((value) => /^[^\p{C}\p{Zl}\p{Zp}]*$/u.test(value), {
    error: ({ input }) => `${repr(input)} has characters that cannot be printed`,
  })
  .nullable()

const common = {
  name,
  id: id.optional(),
  ram: size(1),
  vcpus: size(1),
  disk: size(0),
  'OS-FLV-EXT-DATA:ephemeral': size(0).default(0),
  swap: size(0).default(0),
  rxtx_factor: factor.default(1),
  'os-flavor-access:is_public': flag.default(true),
}
const Described = z.strictObject({ ...common, description: description.optional() })

export const createBody = perVersion((since): z.ZodType<{ flavor: z.output<typeof Described> }> =>
  z.strictObject({ flavor: since(55) ? Described : z.strictObject(common) }),
)

export const updateBody = z.strictObject({ flavor: z.strictObject({ description }) })
