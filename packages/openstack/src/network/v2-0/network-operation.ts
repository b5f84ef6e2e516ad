import type { Network, NetworkAgent } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** GET /v2.0/networks/{id}/dhcp-agents */
export const dhcpAgents = (neutron: ServiceClient, id: string) =>
  listAt<NetworkAgent>(neutron, path`/v2.0/networks/${id}/dhcp-agents`, 'agents')

/** GET /v2.0/agents/{agent}/dhcp-networks */
export const networksOfAgent = (neutron: ServiceClient, agent: string) =>
  listAt<Network>(neutron, path`/v2.0/agents/${agent}/dhcp-networks`, 'networks')

/** POST /v2.0/agents/{agent}/dhcp-networks */
export const addToAgent = (neutron: ServiceClient, agent: string, network: string) =>
  neutron.act('POST', path`/v2.0/agents/${agent}/dhcp-networks`, { network_id: network })

export const removeFromAgent = (neutron: ServiceClient, agent: string, network: string) =>
  neutron.delete(path`/v2.0/agents/${agent}/dhcp-networks/${network}`)

interface Counts {
  total_ips: number
  used_ips: number
}

interface NetworkIpAvailability extends Counts {
  subnet_ip_availability: (Counts & {
    subnet_id: string
    subnet_name: string | null
    cidr: string
    ip_version: number
  })[]
}

/** GET /v2.0/network-ip-availabilities/{id} */
export const ipAvailability = async (neutron: ServiceClient, id: string) =>
  objectIn<NetworkIpAvailability>(
    neutron,
    (await neutron.get(path`/v2.0/network-ip-availabilities/${id}`)).body,
    'network_ip_availability',
  )
