import * as z from 'zod'
import { perVersion } from '../microversion.ts'
import { flag, fqdn } from '../parameters.ts'

const word = z.string().min(1).max(255)

const Named = { host: fqdn, binary: word, disabled_reason: word.optional() }
const Forceable = z.strictObject({ ...Named, forced_down: flag.optional() })

/** Until 2.52 the body has the service and the path the action. */
export const actionBody = perVersion((since): z.ZodType<z.output<typeof Forceable>> =>
  since(11) ? Forceable : z.strictObject(Named),
)

export const UpdateBody = z.strictObject({
  status: z.enum(['enabled', 'disabled']).optional(),
  disabled_reason: word.optional(),
  forced_down: flag.optional(),
})
