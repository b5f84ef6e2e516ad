import type { Call } from '../../../core/service/api.ts'
import { overlaps, parseCidr } from '../address/cidr.ts'
import { badResource } from '../faults.ts'
import * as ports from '../ports/store.ts'
import type { PortRow } from '../ports/store.ts'
import * as subnets from '../subnets/store.ts'
import type { SubnetRow } from '../subnets/store.ts'
import type { RouterRow } from './store.ts'

export const INTERFACE = 'network:router_interface'

/** The router's ports on internal networks. */
export const interfacesOf = ({ db }: Pick<Call, 'db'>, { id }: RouterRow): PortRow[] =>
  ports.listOfDevice(db, id).filter(({ device_owner }) => device_owner === INTERFACE)

/** All subnets of the router's ports, including its gateway's. */
export function subnetsOf({ db }: Pick<Call, 'db'>, { id }: RouterRow): SubnetRow[] {
  const ips = ports.listOfDevice(db, id).flatMap(({ fixed_ips }) => fixed_ips)
  return subnets.listByIds(db, [...new Set(ips.map(({ subnet_id }) => subnet_id))])
}

/** Throws if the router is on the subnet already or on one that overlaps it. */
export function checkOverlap(call: Pick<Call, 'db'>, router: RouterRow, subnet: SubnetRow): void {
  const cidr = parseCidr(subnet.cidr)
  for (const other of subnetsOf(call, router)) {
    if (other.id === subnet.id) throw badResource('router', `Router already has a port on subnet ${subnet.id}`)
    const taken = parseCidr(other.cidr)
    if (!cidr || !taken || !overlaps(cidr, taken)) continue
    const what = `Cidr ${subnet.cidr} of subnet ${subnet.id} overlaps with cidr ${other.cidr} of subnet ${other.id}`
    throw badResource('router', what)
  }
}
