import { isBalancerBusy, loadBalancerEndpoints } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'

/** How often a balancer is looked at while it is busy, and for how long. */
const LOOK_MS = 1000
const MOST_LOOKS = 120

const isImmutable = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && /immutable/.test(error.message)

const later = () => new Promise<void>((resolve) => setTimeout(resolve, LOOK_MS))

/**
 * Sends a change of what is below a balancer once no other change is in progress, and again if somebody else was
 * quicker: Octavia refuses it until then. `pause` is waited for between two looks.
 */
export async function whenActive<R>(
  balancer: string,
  send: Call,
  change: () => Promise<R>,
  pause: () => Promise<void> = later,
): Promise<R> {
  if (send.rehearsal) return change()
  for (let looks = 1; ; looks++) {
    const last = looks >= MOST_LOOKS
    if (last || !isBalancerBusy(await send(loadBalancerEndpoints.loadBalancerView, { params: { id: balancer } }))) {
      try {
        return await change()
      } catch (error) {
        if (last || !isImmutable(error)) throw error
      }
    }
    await pause()
  }
}
