import type { FloatingIpTarget } from '@meridian/contract'
import type { FloatingIp, Network, Port, Router } from '@meridian/wire'

type Owned = Pick<Port, 'device_id' | 'device_owner'>

/** The kind of a port's device, by the names of our API. */
function kindOf(owner: string): string {
  if (owner.startsWith('compute:')) return 'compute'
  return /loadbalancer|octavia/i.test(owner) ? 'loadbalancer' : owner
}

/** A floating IP of our API; `port` is its port, if it is visible. */
export function toFloatingIp(address: FloatingIp, port: Owned | null | undefined = address.port_details) {
  return {
    ...address,
    ip: address.floating_ip_address,
    fixed_ip: address.fixed_ip_address,
    pool: address.floating_network_id,
    instance_id: port?.device_id || null,
    instance_type: port?.device_owner ? kindOf(port.device_owner) : null,
  }
}

/** Parses a target of our form: `<port>` or `<port>_<address>`. */
export function toAssociation(target: string | null | undefined) {
  if (!target) return { port_id: null }
  const [port, address] = target.split('_', 2)
  return address ? { port_id: port, fixed_ip_address: address } : { port_id: port }
}

interface NetworkContext {
  ports: readonly Port[]
  routers: readonly Router[]
  networks: readonly Network[]
}

const ROUTER_INTERFACE = /^network:(router_interface|router_interface_distributed|ha_router_replicated_interface)$/

/**
 * Subnets with a router to an external network; shared networks are assumed to have one, since their routers are
 * invisible.
 */
function reachableSubnets({ ports, routers, networks }: NetworkContext): Set<string> {
  const leadingOut = new Set(routers.filter((router) => router.external_gateway_info).map(({ id }) => id))
  const doors = ports.filter((port) => ROUTER_INTERFACE.test(port.device_owner) && leadingOut.has(port.device_id))
  const shared = networks.filter((network) => network.shared && !network['router:external'])
  return new Set([
    ...doors.flatMap((port) => port.fixed_ips.map(({ subnet_id: id }) => id)),
    ...shared.flatMap((network) => network.subnets),
  ])
}

/** The IPv4 addresses that a floating IP can be associated with: not those of routers, DHCP and the like. */
export function toTargets(context: NetworkContext, server?: string): FloatingIpTarget[] {
  const subnets = reachableSubnets(context)
  const candidates = context.ports.filter(
    (port) => !port.device_owner.startsWith('network:') && (!server || port.device_id === server),
  )
  return candidates.flatMap((port) =>
    port.fixed_ips
      .filter((ip) => subnets.has(ip.subnet_id) && !ip.ip_address.includes(':'))
      .map(({ ip_address: address }) => ({
        id: `${port.id}_${address}`,
        port_id: port.id,
        port_name: port.name,
        fixed_ip: address,
        network_id: port.network_id,
        instance_id: port.device_id,
        instance_type: kindOf(port.device_owner),
      })),
  )
}
