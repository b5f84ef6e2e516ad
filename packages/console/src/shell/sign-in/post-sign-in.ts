import type { ExpiredPasswordChange, SignIn } from '@meridian/contract'
import type * as z from 'zod'
import { isOwnPath } from '../../own-path.ts'

type Credentials = Partial<z.input<typeof SignIn>>
type NewPassword = Partial<z.input<typeof ExpiredPasswordChange>>

/** What the server said, or null where it gave no reason that can be shown; or why there was no answer. */
export type Refusal = { refused: string | null } | { failed: 'timeout' | 'unreachable' | 'stale' }

export type SignInAnswer =
  | { location: string }
  /** The password was right, and a second factor is wanted. */
  | { wanted: 'passcode' }
  /** The password was right and is past its time; the id of whose it is. */
  | { expired: string }
  | Refusal

/** Longer than the server waits for Keystone, so that its clearer answer comes first. */
const TIMEOUT_MS = 45_000

/** Signs in. By itself and not through `api/`, since the sign-in page does without the contract's schemas. */
export async function postSignIn(base: string, credentials: Credentials): Promise<SignInAnswer> {
  const reply = await post(`${base}auth/login/`, credentials)
  return 'failed' in reply ? reply : readAnswer(reply.ok, reply.body, reply.next)
}

/** Changes a password that is past its time; null when it is done. */
export async function postNewPassword(base: string, user: string, passwords: NewPassword): Promise<Refusal | null> {
  const reply = await post(`${base}auth/password/${encodeURIComponent(user)}/`, passwords)
  if ('failed' in reply) return reply
  return reply.ok ? null : { refused: textOf(reply.body) }
}

interface Reply {
  ok: boolean
  body: unknown
  /** What can be asked for next. */
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
        'X-CSRFToken': /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '',
        'X-Requested-With': 'XMLHttpRequest',
      },
      body: JSON.stringify(body),
    })
    // The server does not know the page's CSRF token any more, which has nothing to do with the credentials.
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

/** Sorts out the reply: only a path of this site is a place to go to. */
export function readAnswer(ok: boolean, body: unknown, next: string | null = null): SignInAnswer {
  if (next === 'passcode') return { wanted: 'passcode' }
  const expired = /^password ([\w-]+)$/.exec(next ?? '')?.[1]
  if (expired) return { expired }
  if (!ok) return { refused: textOf(body) }
  const location = typeof body === 'object' && body && 'location' in body ? body.location : null
  return typeof location === 'string' && isOwnPath(location) ? { location } : { refused: null }
}

const textOf = (body: unknown): string | null => (typeof body === 'string' && body ? body : null)
