import { paths } from '../paths.ts'
import { ownHeaders } from './client.ts'

/** Signs out before the sign-in page is opened again. If it fails, that page asks whether to sign out. */
export async function endSession(base: string): Promise<void> {
  await fetch(`${base}auth/logout/`, { method: 'POST', headers: ownHeaders() }).catch(() => null)
}

/** Leaves after a 401: to the page that the response named, or to the sign-in page, which returns here afterwards. */
export async function leaveUnauthorized(base: string, named: string | null): Promise<void> {
  if (named !== null) return location.replace(named)
  const again = paths.signInAgain(base, location.pathname + location.search)
  await endSession(base)
  location.replace(again)
}
