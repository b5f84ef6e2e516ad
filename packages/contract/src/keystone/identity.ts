import * as z from 'zod'

/** Ids of all that a call on a collection removes. */
export const IdList = z.array(z.string().min(1)).min(1)

/** A name of Keystone's, with the words for what is wrong with it. */
export const nameOf = (longest: number) =>
  z
    .string({ error: '"name" is required' })
    .refine((name) => name.trim() !== '', '"name" is required')
    .max(longest, `Ensure this value has at most ${longest} characters.`)

/** Filters by Keystone's own names. */
export const IdentityQuery = z.object({}).catchall(z.string())
