import { Boot } from '@meridian/contract'
import { ownHeaders } from './client.ts'

/** When the session expires; null if it has ended. Bypasses the request queue, which waits for the result. */
export async function sessionExpiry(base: string): Promise<number | null> {
  try {
    const response = await fetch(`${base}api/boot/`, { headers: ownHeaders() })
    const { session, outage } = Boot.parse(await response.json())
    if (session) return Date.parse(session.expires_at)
    return outage === null ? null : Infinity
  } catch {
    // Unknown: the next requests report the problem.
    return Infinity
  }
}
