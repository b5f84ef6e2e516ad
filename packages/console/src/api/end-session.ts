import { ownHeaders } from './client.ts'

/** Signs out before the sign-in page is opened again. If it fails, that page asks whether to sign out. */
export async function endSession(base: string): Promise<void> {
  await fetch(`${base}auth/logout/`, { method: 'POST', headers: ownHeaders() }).catch(() => null)
}
