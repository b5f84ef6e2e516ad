import type { ExpiredPasswordChange, Scopes, SignIn } from '@meridian/contract'
import type * as z from 'zod'
import { csrfToken } from '../../cookies.ts'
import { isOwnPath } from '../../own-path.ts'

type Credentials = Partial<z.input<typeof SignIn>>
type NewPassword = Partial<z.input<typeof ExpiredPasswordChange>>

/** The server's message, or null if it gave none that can be shown; or why there was no response. */
export type Refusal = { refused: string | null } | { failed: 'timeout' | 'unreachable' | 'stale' }

export type SignInReply =
  | { location: string }
  /** The password is right, and a second factor is required. */
  | { required: 'passcode' }
  /** The password is right but has expired; the id of its user. */
  | { expired: string }
  | Refusal

/** Longer than the server's timeout for Keystone, so that its clearer error comes first. */
const TIMEOUT_MS = 45_000

/** Signs in. Without `api/`, since the sign-in page does not load the contract's schemas. */
export async function postSignIn(base: string, credentials: Credentials): Promise<SignInReply> {
  const reply = await post(`${base}auth/login/`, credentials)
  return 'failed' in reply ? reply : parseReply(reply.ok, reply.body, reply.next)
}

/** Changes an expired password; null on success. */
export async function postNewPassword(base: string, user: string, passwords: NewPassword): Promise<Refusal | null> {
  const reply = await post(`${base}auth/password/${encodeURIComponent(user)}/`, passwords)
  if ('failed' in reply) return reply
  return reply.ok ? null : { refused: textOf(reply.body) }
}

/** Sends a request that needs no body; the server may say where to go on. */
export async function postWithoutBody(url: string): Promise<{ location: string | null } | Refusal> {
  const reply = await post(url, {})
  if ('failed' in reply) return reply
  if (!reply.ok) return { refused: textOf(reply.body) }
  const answer = parseReply(true, reply.body)
  return { location: 'location' in answer ? answer.location : null }
}

/** The name of a project in which the user has a role; null for others. */
export async function nameOfProject(base: string, id: string): Promise<string | null> {
  try {
    const response = await fetch(`${base}api/keystone/scopes/`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
    const { projects } = (await response.json()) as Pick<Scopes, 'projects'> // the contract's own; zod is too large here
    return projects.find((project) => project.id === id)?.name ?? null
  } catch {
    return null
  }
}

interface Reply {
  ok: boolean
  body: unknown
  /** The next step that the server requires. */
  next: string | null
}

async function post(url: string, body: object): Promise<Reply | Extract<Refusal, { failed: string }>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(url, {
      method: 'POST',
      signal,
      headers: {
        'Content-Type': 'application/json',
        'X-CSRFToken': csrfToken(),
        'X-Requested-With': 'XMLHttpRequest',
      },
      body: JSON.stringify(body),
    })
    // The server no longer knows the page's CSRF token, which has nothing to do with the credentials.
    if (response.headers.has('x-horizon-location')) return { failed: 'stale' }
    return {
      ok: response.ok,
      body: await response.json().catch(() => null), // a proxy's error page is not JSON
      next: response.headers.get('x-meridian-sign-in'),
    }
  } catch {
    return { failed: signal.aborted ? 'timeout' : 'unreachable' }
  }
}

/** Interprets the reply: only a path of this site is followed. */
export function parseReply(ok: boolean, body: unknown, next: string | null = null): SignInReply {
  if (next === 'passcode') return { required: 'passcode' }
  const expired = /^password ([\w-]+)$/.exec(next ?? '')?.[1]
  if (expired) return { expired }
  if (!ok) return { refused: textOf(body) }
  const location = typeof body === 'object' && body && 'location' in body ? body.location : null
  return typeof location === 'string' && isOwnPath(location) ? { location } : { refused: null }
}

const textOf = (body: unknown): string | null => (typeof body === 'string' && body ? body : null)
