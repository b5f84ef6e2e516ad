import * as z from 'zod'
import { repr } from '../../../core/errors/invalid.ts'
import { fqdn, INVALID_NAME, name, namedBy, uuid } from '../parameters.ts'

const notAllowed = (value: unknown) => `${repr(value)} is not valid under any of the given schemas`

/** Zone names cannot contain a colon, which separates zone and host elsewhere. */
const isZone = (value: unknown) =>
  value === null || (name.safeParse(value).success && typeof value === 'string' && !value.includes(':'))
const zone = z
  .unknown()
  .refine(isZone, { error: ({ input }) => notAllowed(input) })
  .transform((value) => value as string | null) // checked just above

const looseName = z
  .string()
  .min(1)
  .max(255)
  .refine((value) => name.safeParse(value.trim()).success, {
    error: `${INVALID_NAME} The name must be: printable characters with at least one non space character`,
  })
  .transform((value) => value.trim())

export const CreateBody = z.strictObject({
  aggregate: z.strictObject({ name, availability_zone: zone.optional() }),
})

export const UpdateBody = z.strictObject({
  aggregate: z
    .strictObject({ name: looseName.optional(), availability_zone: zone.optional() })
    .refine((value) => Object.keys(value).length > 0, { error: ({ input }) => notAllowed(input) }),
})

const Host = z.strictObject({ host: fqdn })
export const AddHostBody = z.strictObject({ add_host: Host })
export const RemoveHostBody = z.strictObject({ remove_host: Host })

/** Null removes a key. */
export const MetadataBody = z.strictObject({
  set_metadata: z.strictObject({ metadata: namedBy(z.string().max(255).nullable()) }),
})

export const ImagesBody = z.strictObject({ cache: z.array(z.strictObject({ id: uuid })).min(1) })
