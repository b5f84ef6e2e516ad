import * as z from 'zod'
import { get, post } from '../endpoint.ts'

const Rule = z.tuple([z.string(), z.string()])
const Check = z.object({
  /** [service, rule] pairs that must all pass. */
  rules: z.array(Rule).min(1),
  /** Attributes of the target; default: the session's project and user. */
  target: z.record(z.string(), z.unknown()).optional(),
})
export type PolicyCheck = z.infer<typeof Check>

/** What the operator has to say to all users. */
export const Notice = z.object({
  level: z.enum(['info', 'success', 'warning', 'error']).catch('info').default('info'),
  message: z.string().trim().min(1).max(1000),
})
export type Notice = z.infer<typeof Notice>

export const settingsEndpoints = {
  clientAddress: get('/api/client-address/', "Show the IP address from which the user's requests come", {
    /** null if a proxy that is not trusted hides it, or if it is the loopback address, which no instance ever sees. */
    result: z.object({ address: z.union([z.ipv4(), z.ipv6()]).nullable() }),
  }),
  settings: get('/api/settings/', 'Show the settings that the pages use', {
    result: z.record(z.string(), z.unknown()),
  }),
  policy: post('/api/policy/', 'Check whether policy allows all of the rules', {
    body: Check,
    invalid: 'unexpected parameter format',
    result: z.object({ allowed: z.boolean() }),
  }),
  policies: post('/api/policies/', 'Run several policy checks in one call; results are in the same order', {
    body: z.object({ checks: z.array(Check).min(1).max(500) }),
    invalid: 'unexpected parameter format',
    result: z.object({ allowed: z.array(z.boolean()) }),
  }),
}
