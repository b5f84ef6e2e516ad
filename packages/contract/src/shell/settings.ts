import * as z from 'zod'
import { get, post } from '../endpoint.ts'

const Rule = z.tuple([z.string(), z.string()])
const Check = z.object({
  /** [service, rule] pairs; all of them must hold. */
  rules: z.array(Rule).min(1),
  /** Attributes of the thing acted on; the session's own project and user where absent. */
  target: z.record(z.string(), z.unknown()).optional(),
})
export type PolicyCheck = z.infer<typeof Check>

export const settingsEndpoints = {
  settings: get('/api/settings/', {
    summary: 'Settings that the pages read',
    result: z.record(z.string(), z.unknown()),
  }),
  policy: post('/api/policy/', {
    summary: 'Whether all of the rules allow',
    body: Check,
    invalid: 'unexpected parameter format',
    result: z.object({ allowed: z.boolean() }),
  }),
  policies: post('/api/policies/', {
    summary: 'Several policy checks in one call, answered in their order',
    body: z.object({ checks: z.array(Check).min(1).max(500) }),
    invalid: 'unexpected parameter format',
    result: z.object({ allowed: z.array(z.boolean()) }),
  }),
}
