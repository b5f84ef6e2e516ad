import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import { disassociate } from '../floatingips/associate.ts'
import * as floatingIps from '../floatingips/store.ts'
import { notify } from '../notices/notices.ts'
import { stopForwarding } from '../port-forwardings/release.ts'
import * as routers from '../routers/store.ts'
import * as trunks from '../trunks/store.ts'
import * as store from './store.ts'
import type { PortRow } from './store.ts'

const OF_ROUTERS = ['network:router_interface', 'network:router_gateway', 'network:floatingip']

/** Deletes a port for a client; throws if it is in use. */
export function removePort(call: Call, port: PortRow): void {
  checkTrunk(call, port)
  if (isHeldByRouter(call, port)) {
    const reason = `has device owner ${port.device_owner}`
    throw named.conflict('ServicePortInUse', `Port ${port.id} cannot be deleted directly via the port API: ${reason}.`)
  }
  disassociate(call, port.id)
  stopForwarding(call, port.id)
  store.remove(call.db, port.id)
  notify(call, 'network-vif-deleted', port)
}

function isHeldByRouter({ db }: Call, { device_owner, device_id, fixed_ips }: PortRow): boolean {
  if (!OF_ROUTERS.includes(device_owner) || fixed_ips.length === 0) return false
  return device_owner === 'network:floatingip'
    ? floatingIps.find(db, device_id) !== undefined
    : routers.find(db, device_id) !== undefined
}

function checkTrunk({ db }: Call, { id }: PortRow): void {
  const parentOf = trunks.findOfParent(db, id)
  if (parentOf) {
    throw named.conflict('PortInUseAsTrunkParent', `Port ${id} is currently a parent port for trunk ${parentOf.id}.`)
  }
  const subPortOf = trunks.findOfSubPort(db, id)
  if (subPortOf) {
    throw named.conflict('PortInUseAsSubPort', `Port ${id} is currently a subport for trunk ${subPortOf.id}.`)
  }
}
