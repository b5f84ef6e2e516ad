import type { Call } from '../../../core/service/api.ts'
import { bumpRevision } from '../resource/standard.ts'
import { SETTLE, SETTLE_SECONDS } from './states.ts'
import * as store from './store.ts'
import type { FloatingIpRow } from './store.ts'

/** Takes floating IPs off a port that goes away or has lost their address. */
export function disassociate(
  call: Pick<Call, 'db' | 'clock' | 'scheduleJob'>,
  portId: string,
  isMeant: (floating: FloatingIpRow) => boolean = () => true,
): void {
  for (const floating of store.listOfPort(call.db, portId).filter(isMeant)) {
    store.update(call.db, bumpRevision(call, { ...floating, ...FREE }))
    call.scheduleJob(SETTLE_SECONDS, SETTLE, { id: floating.id })
  }
}

export const FREE = { port_id: null, router_id: null, fixed_ip_address: null }
