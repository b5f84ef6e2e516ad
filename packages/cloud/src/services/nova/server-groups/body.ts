import { SERVER_GROUP_POLICIES } from '@meridian/wire'
import type { ServerGroupPolicy } from '@meridian/wire'
import * as z from 'zod'
import { repr } from '../../../core/errors/invalid.ts'
import { perVersion } from '../microversion.ts'
import { name, integer } from '../parameters.ts'
import type { ServerGroupRow } from './store.ts'

interface CreateBody {
  server_group: Pick<ServerGroupRow, 'name' | 'policy' | 'rules'>
}

/** Until 2.63 a list with one policy. */
const listOfOne = (known: readonly ServerGroupPolicy[]) =>
  z
    .array(z.unknown())
    .superRefine((value, context) => {
      const complain = (sentence: string) => context.addIssue({ code: 'custom', message: `${repr(value)} ${sentence}` })
      const [first] = value
      if (value.length === 0) complain('is too short')
      else if (!known.some((policy) => policy === first)) {
        context.addIssue({ code: 'custom', path: [0], message: `${repr(first)} is not one of ${repr(known)}` })
      } else if (value.length > 1) complain(value.includes(first, 1) ? 'has non-unique elements' : 'is too long')
    })
    .transform(([policy]) => policy as ServerGroupPolicy) // one of those that are known

const rules = z.strictObject({ max_server_per_host: integer(1).optional() })

export const createBody = perVersion((since): z.ZodType<CreateBody> => {
  if (since(64)) {
    const policy = z.enum(SERVER_GROUP_POLICIES)
    return z.strictObject({
      server_group: z
        .strictObject({ name, policy, rules: rules.default({}) })
        .transform((group) => ({ ...group, rules: rulesOf(group.rules.max_server_per_host) })),
    })
  }
  const policies = listOfOne(since(15) ? SERVER_GROUP_POLICIES : ['anti-affinity', 'affinity'])
  return z.strictObject({
    server_group: z
      .strictObject({ name, policies })
      .transform((group) => ({ name: group.name, policy: group.policies, rules: {} })),
  })
})

const rulesOf = (most: number | undefined): ServerGroupRow['rules'] =>
  most === undefined ? {} : { max_server_per_host: most }
