import * as z from 'zod'
import { several } from '../items.ts'

/** Ids of the resources that a DELETE on the collection removes. */
export const IdList = several(z.string().min(1)).min(1)

/** Name of an identity resource, with Horizon's error messages. */
export const nameOf = (longest: number) =>
  z
    .string({ error: '"name" is required' })
    .refine((name) => name.trim() !== '', '"name" is required')
    .max(longest, `Ensure this value has at most ${longest} characters.`)

/** Filters by Keystone's names. */
export const IdentityQuery = z.object({}).catchall(z.string())
