import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { Boot } from './boot.ts'

const Rule = z.tuple([z.string(), z.string()])
const Check = z.object({
  /** [service, rule] pairs; all of them must hold. */
  rules: z.array(Rule).min(1),
  /** Attributes of the thing acted on; the session's own project and user where absent. */
  target: z.record(z.string(), z.unknown()).optional(),
})
export type PolicyCheck = z.infer<typeof Check>

export const SignIn = z.object({
  username: z.string().min(1),
  password: z.string(),
  domain: z.string().default('Default'),
  region: z.string().default('default'),
  auth_type: z.string().default('credentials'),
  /** Where to go afterwards; anything but a path of this site is ignored. */
  next: z.string().optional(),
})

export const shell = {
  boot: get('/api/boot/', { summary: 'What a page needs before its first call', result: Boot, open: true }),
  signIn: post('/auth/login/', {
    summary: 'Sign in with a password',
    body: SignIn,
    result: z.object({ location: z.string() }),
    open: true,
  }),
  signOut: post('/auth/logout/', { summary: "Sign out and revoke the session's tokens", open: true }),
  switchProject: post('/auth/switch/:id/', {
    summary: "Make a project the session's own",
    result: z.object({ message: z.string() }),
  }),
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
