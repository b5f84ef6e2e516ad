import * as z from 'zod'
import { UserSession } from '../keystone/session.ts'

/** What the sign-in form offers. */
export const SignInOptions = z.object({
  /** One entry: nothing to choose. `value` travels as the form's `region`. */
  regions: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Which of the regions is offered first: the one of the last time. */
  region: z.string(),
  authTypes: z.array(z.object({ value: z.string(), label: z.string() })),
  defaultDomain: z.string(),
  /** Accounts to show on a demonstration cloud that only this machine can reach. */
  demoAccounts: z.array(z.object({ username: z.string(), password: z.string() })),
})
export type SignInOptions = z.infer<typeof SignInOptions>

/** What the page needs before its first call; it comes with the page, so that first paint waits for nothing. */
export const Boot = z.object({
  /** Path that all URLs of this console start with, with both slashes. */
  base: z.string(),
  session: UserSession.nullable(),
  /** The types of service in the session's region, so that the first list need not wait for the catalogue. */
  services: z.array(z.string()),
  signIn: SignInOptions,
  /** Why it cannot be told who is signed in: identity is out of reach. */
  outage: z.string().nullable(),
  /** Only on the page of a server's console: of which kind it is, and its socket. */
  console: z.object({ type: z.enum(['VNC', 'SERIAL']), socket: z.string() }).optional(),
})
export type Boot = z.infer<typeof Boot>
