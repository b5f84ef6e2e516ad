import * as z from 'zod'
import { withMessage } from '../../framework/forms/validators.ts'
import { addressFormHint as messages } from './addresses-form.messages.ts'

const PREFIX_LENGTHS = [
  { bare: z.ipv4(), length: 32 },
  { bare: z.ipv6(), length: 128 },
]
const cidr = z.union([z.cidrv4(), z.cidrv6()])

/** Neutron only takes addresses with a prefix length. */
const withLength = (text: string): string => {
  const kind = PREFIX_LENGTHS.find(({ bare }) => bare.safeParse(text).success)
  return kind ? `${text}/${kind.length}` : text
}

/** The addresses in a text, without repetitions. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(withLength),
  ),
]

/** A text of addresses of which none is in the group yet. */
export const addressesField = (present: readonly string[] = []) =>
  z.string().superRefine((value, context) => {
    for (const text of addressesIn(value)) {
      const problem = !cidr.safeParse(text).success ? messages.invalid : present.includes(text) ? messages.taken : null
      if (problem) return context.addIssue({ code: 'custom', ...withMessage(problem, undefined, { text }) })
    }
  })
