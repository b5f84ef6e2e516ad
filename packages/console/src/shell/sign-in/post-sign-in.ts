import type { SignIn } from '@meridian/contract'
import type * as z from 'zod'

type Credentials = Partial<z.input<typeof SignIn>>

export type SignInAnswer =
  | { location: string }
  /** What the server said, or null where it gave no reason that can be shown. */
  | { refused: string | null }
  | { failed: 'timeout' | 'unreachable' | 'stale' }

/** Longer than the server waits for Keystone, so that its clearer answer comes first. */
const TIMEOUT_MS = 45_000

/** Posts the form. By itself and not through `api/`, since the sign-in page does without the contract's schemas. */
export async function postSignIn(base: string, credentials: Credentials): Promise<SignInAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(`${base}auth/login/`, {
      method: 'POST',
      signal,
      headers: {
        'Content-Type': 'application/json',
        'X-CSRFToken': /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '',
        'X-Requested-With': 'XMLHttpRequest',
      },
      body: JSON.stringify(credentials),
    })
    // The server does not know the page's CSRF token any more, which has nothing to do with the credentials.
    if (response.headers.has('x-horizon-location')) return { failed: 'stale' }
    return readAnswer(response.ok, await response.json().catch(() => null)) // a proxy's error page is not JSON
  } catch {
    return { failed: signal.aborted ? 'timeout' : 'unreachable' }
  }
}

/** Sorts out the reply: only a path of this site is a place to go to. */
export function readAnswer(ok: boolean, body: unknown): SignInAnswer {
  if (!ok) return { refused: typeof body === 'string' && body ? body : null }
  const location = typeof body === 'object' && body && 'location' in body ? body.location : null
  return typeof location === 'string' && isOwnPath(location) ? { location } : { refused: null }
}

/** Browsers read `\` as `/` and skip tabs and newlines, so the path is resolved as a browser would. */
function isOwnPath(path: string): boolean {
  const origin = 'http://own.invalid'
  return path.startsWith('/') && URL.canParse(path, origin) && new URL(path, origin).origin === origin
}
