import type { FloatingIp } from '@meridian/contract'
import type { Made } from './create-run.ts'

interface Seen {
  /** Whether a step runs or will run. */
  busy: boolean
  /** Whether the server is to have a public address. */
  wantsPublic: boolean
  /** The project's floating IPs as they are now; undefined if that is not known. */
  floatingIps: readonly Pick<FloatingIp, 'id' | 'port_id'>[] | undefined
}

/** Where one can sign in: at a floating IP only while it is attached, else at the server's own address. */
export function addressToUse(
  { attached, floatingIp, fixedIp }: Made,
  { busy, wantsPublic, floatingIps }: Seen,
): string | undefined {
  const isLost =
    floatingIps !== undefined && !floatingIps.some(({ id, port_id: port }) => id === floatingIp?.id && port !== null)
  if (attached && !isLost) return floatingIp?.ip
  return wantsPublic && busy ? undefined : fixedIp
}
