import { Boot } from '@meridian/contract'
import { ownHeaders } from './client.ts'

/** When the session ends at the latest; null where it is over. Past the queue of calls, which waits for the answer. */
export async function lookForSession(base: string): Promise<number | null> {
  try {
    const response = await fetch(`${base}api/boot/`, { headers: ownHeaders() })
    const { session, outage } = Boot.parse(await response.json())
    if (session) return Date.parse(session.expires_at)
    return outage === null ? null : Infinity
  } catch {
    // Nobody can tell: the calls will say what is wrong.
    return Infinity
  }
}
