import type { Call } from '../../../core/service/api.ts'
import { SETTLE, SETTLE_SECONDS } from '../floatingips/states.ts'
import * as floatingIps from '../floatingips/store.ts'
import type { FloatingIpRow } from '../floatingips/store.ts'
import { bumpRevision } from '../resource/standard.ts'
import * as store from './store.ts'

type Writer = Pick<Call, 'db' | 'clock' | 'scheduleJob'>

/** Sets the router of the floating IP; null frees it. */
export function setRouter(call: Writer, floating: FloatingIpRow, router_id: string | null): void {
  floatingIps.update(call.db, bumpRevision(call, { ...floating, router_id }))
  call.scheduleJob(SETTLE_SECONDS, SETTLE, { id: floating.id })
}

/** Frees a floating IP without port forwardings. */
export function releaseIfUnused(call: Writer, floating: FloatingIpRow): void {
  if (store.listOfFloatingIps(call.db, [floating.id]).length === 0) setRouter(call, floating, null)
}

/** Removes the port forwardings to a deleted port. */
export function stopForwarding(call: Writer, portId: string): void {
  const ids = new Set(store.listOfPort(call.db, portId).map(({ floatingip_id }) => floatingip_id))
  store.removeOfPort(call.db, portId)
  for (const id of ids) {
    const floating = floatingIps.find(call.db, id)
    if (floating) releaseIfUnused(call, floating)
  }
}
