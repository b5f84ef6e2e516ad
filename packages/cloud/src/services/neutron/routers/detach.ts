import type { Call } from '../../../core/service/api.ts'
import { contains, parseCidr } from '../address/cidr.ts'
import { parseIp } from '../address/ip.ts'
import { named } from '../faults.ts'
import * as floatingIps from '../floatingips/store.ts'
import * as forwardings from '../port-forwardings/store.ts'
import * as ports from '../ports/store.ts'
import type { PortRow } from '../ports/store.ts'
import { bumpRevision } from '../resource/standard.ts'
import * as subnets from '../subnets/store.ts'
import type { SubnetRow } from '../subnets/store.ts'
import { interfacesOf } from './interfaces.ts'
import type { RouterRow } from './store.ts'

/** The router's interface by port id, by subnet id or by both. */
export function findInterface(call: Call, router: RouterRow, portId?: string, subnetId?: string): PortRow {
  const found = interfacesOf(call, router)
  if (portId === undefined) {
    const port = found.find(({ fixed_ips }) => fixed_ips.some(({ subnet_id }) => subnet_id === subnetId))
    if (port) return port
    const message = `Router ${router.id} has no interface on subnet ${subnetId}`
    throw named.notFound('RouterInterfaceNotFoundForSubnet', message)
  }
  const port = found.find(({ id }) => id === portId)
  if (!port) {
    const message = `Router ${router.id} does not have an interface with id ${portId}`
    throw named.notFound('RouterInterfaceNotFound', message)
  }
  if (subnetId !== undefined && !port.fixed_ips.some(({ subnet_id }) => subnet_id === subnetId)) {
    const message = `Subnet on port ${portId} does not match the requested subnet ${subnetId}.`
    throw named.badRequest('SubnetMismatchForPort', message)
  }
  return port
}

/** Removes the interface, or only one of its subnets. */
export function detach(call: Call, router: RouterRow, port: PortRow, subnetId?: string): void {
  const remaining = subnetId === undefined ? [] : port.fixed_ips.filter(({ subnet_id }) => subnet_id !== subnetId)
  const removed = port.fixed_ips.filter((ip) => !remaining.includes(ip)).map(({ subnet_id }) => subnet_id)
  for (const subnet of subnets.listByIds(call.db, removed)) checkUnneeded(call, router, subnet)
  if (remaining.length === 0) return ports.remove(call.db, port.id)
  ports.update(call.db, bumpRevision(call, { ...port, fixed_ips: remaining }))
  for (const id of removed) ports.releaseOn(call.db, port.id, id)
}

function checkUnneeded(call: Call, router: RouterRow, subnet: SubnetRow): void {
  const subject = `Router interface for subnet ${subnet.id} on router ${router.id} cannot be deleted`
  const cidr = parseCidr(subnet.cidr)
  const isWithin = (address: string) => {
    const ip = parseIp(address)
    return ip !== undefined && cidr !== undefined && contains(cidr, ip)
  }
  if (router.routes.some(({ nexthop }) => isWithin(nexthop))) {
    throw named.conflict('RouterInterfaceInUseByRoute', `${subject}, as it is required by one or more routes.`)
  }
  if (floatingIpsOn(call, router, subnet)) {
    throw named.conflict(
      'RouterInterfaceInUseByFloatingIP',
      `${subject}, as it is required by one or more floating IPs.`,
    )
  }
}

function floatingIpsOn({ db }: Call, router: RouterRow, subnet: SubnetRow): boolean {
  const isOn = (portId: string | null) =>
    portId !== null && ports.find(db, portId)?.fixed_ips.some(({ subnet_id }) => subnet_id === subnet.id) === true
  return floatingIps.listOfRouter(db, router.id).some(({ id, port_id }) => {
    const forwarded = forwardings.listOfFloatingIps(db, [id]).some(({ internal_port_id }) => isOn(internal_port_id))
    return forwarded || isOn(port_id)
  })
}

/** Removes all interfaces. */
export function detachAll(call: Call, router: RouterRow): void {
  for (const port of interfacesOf(call, router)) detach(call, router, port)
}
