import * as z from 'zod'
import { UserSession } from '../keystone/session.ts'

/** Data of the sign-in form. */
export const SignInOptions = z.object({
  /** If there is one entry, the form has no choice. The form sends `value` as `region`. */
  regions: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Value of the preselected region: the last one used. */
  region: z.string(),
  authTypes: z.array(z.object({ value: z.string(), label: z.string() })),
  defaultDomain: z.string(),
  /** Accounts of the demonstration cloud, shown only on loopback. */
  demoAccounts: z.array(z.object({ username: z.string(), password: z.string() })),
})
export type SignInOptions = z.infer<typeof SignInOptions>

/** Data embedded in the page, so that the first paint waits for no request. */
export const Boot = z.object({
  /** URL path prefix of this console, with both slashes. */
  base: z.string(),
  /** The operator's name for the console, and where it leads if not to the start page. */
  brand: z.object({ name: z.string(), link: z.string().nullable() }),
  session: UserSession.nullable(),
  /** Service types of the session's region, so that the first list does not wait for the catalogue. */
  services: z.array(z.string()),
  /** How many requests a page may send at once: before the first one, which would otherwise ask for the limit itself. */
  requestsAtOnce: z.number().int().min(1),
  signIn: SignInOptions,
  /** Why the signed-in user is unknown: Keystone does not respond. */
  outage: z.string().nullable(),
  /** A user whom a provider has signed in, and who replaces the present one only if asked for. */
  waiting: z.object({ username: z.string() }).optional(),
  /** Only on the page of a server's console: the console's type and WebSocket. */
  console: z.object({ type: z.enum(['VNC', 'SERIAL']), socket: z.string() }).optional(),
})
export type Boot = z.infer<typeof Boot>
