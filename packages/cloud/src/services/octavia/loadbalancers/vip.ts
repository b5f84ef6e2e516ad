import type { Network, Port, Subnet } from '@meridian/wire'
import { badRequest, Fault, internalError } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import type { LoadBalancerGiven } from './body.ts'
import type { LoadBalancerRow } from './store.ts'

type Vip = Pick<
  LoadBalancerRow,
  'vip_address' | 'vip_port_id' | 'vip_subnet_id' | 'vip_network_id' | 'additional_vips' | 'owns_port'
>

/** The address of a new balancer: a given port's, or one on a port that Neutron makes for it. */
export function vipOf(call: Call, given: LoadBalancerGiven, id: string, projectId: string): Vip {
  const { vip_port_id, vip_network_id, vip_subnet_id } = given
  if (vip_port_id)
    return ofPort(see<{ port: Port }>(call, 'Port', `ports/${vip_port_id}`, vip_port_id).port, false, given)
  if (vip_subnet_id) {
    const { subnet } = see<{ subnet: Subnet }>(call, 'Subnet', `subnets/${vip_subnet_id}`, vip_subnet_id)
    return ofPort(makePort(call, given, { id, projectId, subnet }), true, given)
  }
  if (!vip_network_id)
    throw badRequest('Validation failure: VIP must contain one of: vip_port_id, vip_network_id, vip_subnet_id.')
  const { network } = see<{ network: Network }>(call, 'Network', `networks/${vip_network_id}`, vip_network_id)
  const [first] = network.subnets
  if (first === undefined) throw badRequest(`Validation failure: Supplied network does not contain a subnet.`)
  const { subnet } = see<{ subnet: Subnet }>(call, 'Subnet', `subnets/${first}`, first)
  return ofPort(makePort(call, given, { id, projectId, subnet }), true, given)
}

/** Reads an item that the user can see from Neutron. Throws 400 if Neutron does not have it. */
function see<T>(call: Call, what: string, path: string, id: string): T {
  try {
    return call.callService<T>('network', { method: 'GET', path: `/v2.0/${path}` }).body
  } catch (error) {
    if (error instanceof Fault && error.status === 404) throw badRequest(`${what} ${id} not found.`)
    throw error
  }
}

interface Place {
  id: string
  projectId: string
  subnet: Subnet
}

/** Neutron's refusal is the provider's, as in a real Octavia. */
function makePort(call: Call, given: LoadBalancerGiven, { id, projectId, subnet }: Place): Port {
  const more = (given.additional_vips ?? []).map(({ subnet_id, ip_address }) => ({
    subnet_id,
    ...(ip_address && { ip_address }),
  }))
  const first = { subnet_id: subnet.id, ...(given.vip_address && { ip_address: given.vip_address }) }
  const port = {
    name: `octavia-lb-${id}`,
    network_id: subnet.network_id,
    admin_state_up: false,
    device_id: `lb-${id}`,
    device_owner: 'Octavia',
    project_id: projectId,
    fixed_ips: [first, ...more],
  }
  try {
    const request = { method: 'POST', path: '/v2.0/ports', body: { port } } as const
    return call.callService<{ port: Port }>('network', request, call.directory.identity.service()).body.port
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const request = `Neutron server returns request_ids: ['${call.requestId}']`
    throw internalError(`Provider 'amphora' reports error: ${error.message}\n${request}`)
  }
}

function ofPort({ id, network_id, fixed_ips }: Port, owns_port: boolean, given: LoadBalancerGiven): Vip {
  const [first, ...more] = fixed_ips
  if (!first) throw badRequest(`Validation failure: Port ${id} has no fixed IP.`)
  const asked = (given.additional_vips ?? []).map(({ subnet_id }) => subnet_id)
  return {
    vip_address: first.ip_address,
    vip_port_id: id,
    vip_subnet_id: first.subnet_id,
    vip_network_id: network_id,
    // Not the addresses that Neutron adds by itself (SLAAC).
    additional_vips: more
      .filter(({ subnet_id }) => asked.includes(subnet_id))
      .map(({ subnet_id, ip_address }) => ({ subnet_id, ip_address })),
    owns_port,
  }
}
