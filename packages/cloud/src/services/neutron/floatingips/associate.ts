import type { Call } from '../../../core/service/api.ts'
import { badResource, named } from '../faults.ts'
import * as forwardings from '../port-forwardings/store.ts'
import { ports } from '../ports/kind.ts'
import * as portStore from '../ports/store.ts'
import type { PortRow } from '../ports/store.ts'
import { findVisible, isAdmin } from '../resource/find.ts'
import { bumpRevision } from '../resource/standard.ts'
import { SETTLE, SETTLE_SECONDS } from './states.ts'
import * as store from './store.ts'
import type { FloatingIpRow } from './store.ts'

type Association = Pick<FloatingIpRow, 'port_id' | 'fixed_ip_address' | 'router_id'>

/** The target of a floating IP: the port, its address, and the router between them. */
export function associationFor(call: Call, floating: FloatingIpRow, portId: string, fixed: string | null): Association {
  const port = findVisible(call, ports, portId)
  if (port.project_id !== floating.project_id && !isAdmin(call)) {
    const reason = 'since that port is owned by a different tenant'
    throw badResource('floatingip', `Cannot process floating IP association with Port ${port.id}, ${reason}`)
  }
  const { subnet_id, ip_address } = addressOf(port, fixed)
  const router_id = routerBetween(call, subnet_id, floating.floating_network_id)
  if (router_id === undefined) {
    const reason = `External network ${floating.floating_network_id} is not reachable from subnet ${subnet_id}`
    const message = `${reason}.  Therefore, cannot associate Port ${port.id} with a Floating IP.`
    throw named.notFound('ExternalGatewayForFloatingIPNotFound', message)
  }
  checkFree(call, floating, port, ip_address)
  return { port_id: port.id, fixed_ip_address: ip_address, router_id }
}

/** Floating IPs are IPv4 only. */
function addressOf(port: PortRow, fixed: string | null) {
  const candidates = port.fixed_ips.filter(({ ip_address }) => !ip_address.includes(':'))
  if (fixed !== null) {
    if (fixed.includes(':')) {
      throw badResource(
        'floatingip',
        `Cannot process floating IP association with ${fixed}, since that is not an IPv4 address`,
      )
    }
    const found = candidates.find(({ ip_address }) => ip_address === fixed)
    return found ?? refuse(`Port ${port.id} does not have fixed ip ${fixed}`)
  }
  if (candidates.length > 1) {
    const advice = 'Must provide a specific IPv4 address when assigning a floating IP'
    throw badResource('floatingip', `Port ${port.id} has multiple fixed IPv4 addresses.  ${advice}`)
  }
  return candidates[0] ?? refuse(`Cannot add floating IP to port ${port.id} that has no fixed IPv4 addresses`)
}

const refuse = (what: string): never => {
  throw badResource('floatingip', what)
}

/** The router with an interface on the subnet and its gateway on the external network. */
export function routerBetween({ db }: Call, subnetId: string, externalId: string): string | undefined {
  const interfaces = portStore
    .listOnSubnet(db, subnetId)
    .filter(({ device_owner }) => device_owner === 'network:router_interface')
  const isGateway = ({ device_owner, network_id }: PortRow) =>
    device_owner === 'network:router_gateway' && network_id === externalId
  return interfaces.find(({ device_id }) => portStore.listOfDevice(db, device_id).some(isGateway))?.device_id
}

function checkFree({ db }: Call, floating: FloatingIpRow, port: PortRow, address: string): void {
  const { id, floating_ip_address, floating_network_id } = floating
  const other = store
    .listOfPort(db, port.id)
    .find((one) => one.id !== id && one.fixed_ip_address === address && one.floating_network_id === floating_network_id)
  if (other) {
    const subject = `Cannot associate floating IP ${floating_ip_address} (${id}) with port ${port.id} using fixed IP ${address}`
    const reason = `as that fixed IP already has a floating IP on external network ${floating_network_id}`
    throw named.conflict('FloatingIPPortAlreadyAssociated', `${subject}, ${reason}.`)
  }
  if (forwardings.listOfFloatingIps(db, [id]).length > 0) throw inUseByForwarding(id)
}

export const inUseByForwarding = (id: string) =>
  named.conflict('FipInUseByPortForwarding', `Floating IP ${id} in use by Port Forwarding resources.`)

/** Disassociates floating IPs from a port that is deleted or has lost their address. */
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
