import type { RouterInterface } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { reallocate } from '../addresses/allocate.ts'
import { hostOf } from '../agents/serve.ts'
import { badResource, named } from '../faults.ts'
import * as networks from '../networks/store.ts'
import { ports as portKind } from '../ports/kind.ts'
import { insertPort } from '../ports/make.ts'
import { statusOf } from '../ports/states.ts'
import * as ports from '../ports/store.ts'
import type { PortRow } from '../ports/store.ts'
import { findVisible, isAdmin } from '../resource/find.ts'
import { bumpRevision } from '../resource/standard.ts'
import { subnets as subnetKind } from '../subnets/kind.ts'
import * as subnets from '../subnets/store.ts'
import type { SubnetRow } from '../subnets/store.ts'
import { checkOverlap, INTERFACE, interfacesOf } from './interfaces.ts'
import type { RouterRow } from './store.ts'

/** Adds an interface on the subnet, with the subnet's gateway address. */
export function attachSubnet(call: Call, router: RouterRow, subnetId: string): PortRow {
  const subnet = findVisible(call, subnetKind, subnetId)
  checkSubnet(call, router, subnet)
  const gateway = { subnet_id: subnet.id, ip_address: subnet.gateway_ip ?? '' }
  const shared = subnet.ip_version === 6 ? portForV6(call, router, subnet) : undefined
  if (shared) {
    const placed = reallocate(call, shared, shared.fixed_ips, [...shared.fixed_ips, gateway])
    const port = bumpRevision(call, { ...shared, fixed_ips: [...shared.fixed_ips, gateway] })
    ports.update(call.db, port, placed)
    return port
  }
  const network = networks.find(call.db, subnet.network_id)
  if (!network) throw new Error(`Subnet ${subnet.id} is on no network`)
  return insertPort(call, network, {
    project_id: router.project_id,
    device_id: router.id,
    device_owner: INTERFACE,
    requested: [gateway],
    'binding:host_id': hostOf(call, router),
  })
}

function checkSubnet(call: Call, router: RouterRow, subnet: SubnetRow): void {
  if (subnet.gateway_ip === null) throw badResource('router', 'Subnet for router interface must have a gateway IP')
  if (subnet.project_id !== call.auth.projectId && !isAdmin(call)) {
    const what = `Cannot add interface to router because subnet ${subnet.id} is not owned by project making the request`
    throw badResource('router', what)
  }
  if (subnet.ip_version === 6 && subnet.ipv6_ra_mode === null && subnet.ipv6_address_mode !== null) {
    const what = `IPv6 subnet ${subnet.id} configured to receive RAs from an external router cannot be added to Neutron Router`
    throw badResource('router', `${what}.`)
  }
  checkOverlap(call, router, subnet)
}

/** IPv6 subnets of a network share one port of the router. */
const portForV6 = (call: Call, router: RouterRow, { network_id }: SubnetRow) =>
  interfacesOf(call, router).find(
    (port) => port.network_id === network_id && port.fixed_ips.some(({ ip_address }) => ip_address.includes(':')),
  )

/** Makes an existing port an interface of the router. */
export function attachPort(call: Call, router: RouterRow, portId: string): PortRow {
  const port = findVisible(call, portKind, portId)
  if (port.device_id !== '') {
    const subject = `Unable to complete operation on port ${port.id} for network ${port.network_id}`
    throw named.conflict('PortInUse', `${subject}. Port already has an attached device ${port.device_id}.`)
  }
  if (port.fixed_ips.length === 0) throw badResource('router', 'Router port must have at least one fixed IP')
  const onSubnets = subnets.listByIds(
    call.db,
    port.fixed_ips.map(({ subnet_id }) => subnet_id),
  )
  if (port.fixed_ips.filter(({ ip_address }) => !ip_address.includes(':')).length > 1) {
    throw badResource('router', 'Cannot have multiple IPv4 subnets on router port')
  }
  for (const subnet of onSubnets) checkOverlap(call, router, subnet)
  const taken = { ...port, device_id: router.id, device_owner: INTERFACE, 'binding:host_id': hostOf(call, router) }
  const attached = bumpRevision(call, { ...taken, status: statusOf(taken) })
  ports.update(call.db, attached)
  return attached
}

export function toInterface(router: RouterRow, port: PortRow, subnetId?: string): RouterInterface {
  const subnet_ids = port.fixed_ips.map(({ subnet_id }) => subnet_id)
  return {
    id: router.id,
    tenant_id: router.project_id,
    port_id: port.id,
    network_id: port.network_id,
    subnet_id: subnetId ?? subnet_ids[0] ?? '',
    subnet_ids,
  }
}
