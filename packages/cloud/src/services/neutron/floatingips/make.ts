import { Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { badResource, named } from '../faults.ts'
import { networks } from '../networks/kind.ts'
import type { NetworkRow } from '../networks/store.ts'
import { insertPort } from '../ports/make.ts'
import type { PortRow } from '../ports/store.ts'
import { checkPolicy } from '../qos/check.ts'
import { sharedOf } from '../rbac/store.ts'
import { findIfVisible } from '../resource/find.ts'
import type { Input } from '../resource/kind.ts'
import type { RequestedIp } from '../resource/network-values.ts'
import { newRowDefaults } from '../resource/standard.ts'
import * as subnets from '../subnets/store.ts'
import { associationFor, FREE } from './associate.ts'
import type { floatingIps } from './kind.ts'
import type { FloatingIpRow } from './store.ts'

type FloatingIpInput = Input<(typeof floatingIps)['create']>

/** Allocates an address of the external network; does not store the row. */
export function makeFloatingIp(call: Call, input: FloatingIpInput): FloatingIpRow {
  const { port_id, fixed_ip_address, floating_network_id, qos_policy_id } = input
  const network = externalNetwork(call, floating_network_id)
  checkPolicy(call, qos_policy_id)
  if (fixed_ip_address !== null && port_id === null) {
    throw badResource('floatingip', 'fixed_ip_address cannot be specified without a port_id')
  }
  const stamped = newRowDefaults(call)
  const port = takeAddress(call, network, stamped.id, input)
  const free: FloatingIpRow = {
    ...stamped,
    project_id: input.project_id,
    description: input.description,
    floating_network_id,
    floating_ip_address: port.fixed_ips[0]?.ip_address ?? '',
    floating_port_id: port.id,
    ...FREE,
    status: 'DOWN',
    qos_policy_id,
    dns_name: input.dns_name,
    dns_domain: input.dns_domain,
  }
  return port_id === null ? free : { ...free, ...associationFor(call, free, port_id, fixed_ip_address) }
}

function externalNetwork(call: Call, id: string): NetworkRow {
  const network = findIfVisible(call, networks, id)
  if (!network) throw networks.missing(id)
  const isExternal = sharedOf(call.db, [id], 'access_as_external', call.auth.projectId ?? '').size > 0
  if (!isExternal) throw badResource('floatingip', `Network ${id} is not a valid external network`)
  return network
}

/** The port with the address; it has no project. */
function takeAddress(call: Call, network: NetworkRow, floatingId: string, input: FloatingIpInput): PortRow {
  const v4 = subnets.listOnNetwork(call.db, network.id).filter(({ ip_version }) => ip_version === 4)
  if (v4.length === 0) throw badResource('floatingip', `Network ${network.id} does not contain any IPv4 subnet`)
  for (const ip of addressesToTry(
    input,
    v4.map(({ id }) => id),
  )) {
    try {
      const device = { device_id: floatingId, device_owner: 'network:floatingip' }
      return insertPort(call, network, { project_id: '', ...device, requested: [ip] })
    } catch (error) {
      const isFull = error instanceof Fault && error.type === 'IpAddressGenerationFailure'
      if (!isFull) throw error
    }
  }
  const message = `Unable to find any IP address on external network ${network.id}.`
  throw named.badRequest('ExternalIpAddressExhausted', message)
}

/** The addresses to try: the requested address or subnet, or each subnet. */
function addressesToTry(
  { floating_ip_address, subnet_id }: FloatingIpInput,
  subnetIds: readonly string[],
): RequestedIp[] {
  const requested: RequestedIp = {
    ...(subnet_id !== null && { subnet_id }),
    ...(floating_ip_address !== null && { ip_address: floating_ip_address }),
  }
  return Object.keys(requested).length > 0 ? [requested] : subnetIds.map((id) => ({ subnet_id: id }))
}
