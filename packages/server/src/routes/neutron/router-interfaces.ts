import { OpenStackError, ports, routers, subnets, type ServiceClient } from '@meridian/openstack'
import type { Port } from '@meridian/wire'
import { all } from './listing.ts'

export const GATEWAY_OWNER = 'network:router_gateway'

/** Device owners of ports that remove_router_interface accepts: not gateways and HA ports. */
const INTERFACE_OWNERS = [
  'network:router_interface',
  'network:router_interface_distributed',
  'network:ha_router_replicated_interface',
]

interface InterfaceAddress {
  subnet_id: string
  ip_address: string
}

/** Adds a router interface with a fixed address, by a port that is created for it and deleted if that fails. */
export async function addInterfaceAt(client: ServiceClient, routerId: string, at: InterfaceAddress) {
  const [{ project_id }, { network_id }] = await Promise.all([
    routers.show(client, routerId),
    subnets.show(client, at.subnet_id),
  ])
  const { id } = await ports.create(client, { network_id, project_id, fixed_ips: [at] })
  try {
    return (await routers.addInterface(client, routerId, { port_id: id })).body
  } catch (error) {
    await ports.remove(client, id).catch((failure: unknown) => {
      // The first error is the one to report.
      if (!(failure instanceof OpenStackError)) throw failure
    })
    throw error
  }
}

/** A gateway is cleared by an update of the router; other ports have a call of their own. */
export async function removeInterface(client: ServiceClient, routerId: string, portId: string): Promise<Port> {
  const port = await ports.show(client, portId)
  if (port.device_owner === GATEWAY_OWNER && port.device_id === routerId)
    await routers.update(client, routerId, { external_gateway_info: null })
  else await routers.removeInterface(client, routerId, portId)
  return port
}

/** Removes all interfaces of a router, and first its routes, which need them. */
export async function detachAll(client: ServiceClient, routerId: string): Promise<void> {
  const [{ routes }, found] = await Promise.all([
    routers.show(client, routerId),
    all(client, ports.page, { device_id: routerId }),
  ])
  if (routes.length > 0) await routers.update(client, routerId, { routes: [] })
  // One after the other: Neutron locks the router for each.
  for (const { id, device_owner: owner } of found)
    if (INTERFACE_OWNERS.includes(owner)) await routers.removeInterface(client, routerId, id)
}
