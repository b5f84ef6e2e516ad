import { serverStatusText, type Topology } from '@meridian/contract'
import type { Network, Port, Router, Server, Subnet } from '@meridian/wire'
import { GATEWAY_OWNER } from '../neutron/router-interfaces.ts'

/** Statuses in which a server has no console. */
const WITHOUT_CONSOLE = [
  'SHUTOFF',
  'SUSPENDED',
  'RESIZE',
  'VERIFY_RESIZE',
  'REVERT_RESIZE',
  'MIGRATING',
  'BUILD',
  'ERROR',
  'SHELVED',
  'SHELVED_OFFLOADED',
]

const ID_SHOWN = 13
const STATUS_TEXTS: Record<string, string> = { ACTIVE: 'Active', BUILD: 'Build', DOWN: 'Down', ERROR: 'Error' }
const statusText = (status: string) => STATUS_TEXTS[status] ?? status

/** An item without a name gets the beginning of its id. */
export const nameOf = ({ id, name }: { id: string; name: string }) => name || `(${id.slice(0, ID_SHOWN)})`

export type TopologyServer = Pick<Server, 'id' | 'name' | 'status' | 'OS-EXT-STS:task_state'>

interface TopologyData {
  projectId: string | null
  servers: readonly TopologyServer[]
  networks: Network[]
  subnets: Subnet[]
  routers: Router[]
  ports: Port[]
  mayDeleteSubnet: (project: string) => boolean
}

/**
 * Administrators get every project's networks; the topology shows their own project's, the shared and the external
 * ones.
 */
const isOfProject =
  (projectId: string | null) =>
  (network: Network): boolean =>
    network.project_id === projectId || network.shared || network['router:external']

export const toTopologyServers = (servers: readonly TopologyServer[], base: string): Topology['servers'] =>
  servers.map(({ id, name, status, 'OS-EXT-STS:task_state': task }) => ({
    id,
    name,
    status: serverStatusText(status),
    original_status: status,
    task: task ?? null,
    url: `${base}project/instances/${id}/`,
    ...(WITHOUT_CONSOLE.includes(status) ? {} : { console: 'auto_console' as const }),
  }))

/** The data of the network topology; links are paths under the base path. */
export function toTopology(all: TopologyData, base: string): Omit<Topology, 'gaps'> {
  const seen = { ...all, networks: all.networks.filter(isOfProject(all.projectId)) }
  const known = new Set(seen.networks.map(({ id }) => id))
  return {
    servers: toTopologyServers(seen.servers, base),
    networks: seen.networks
      .toSorted((left, right) => Number(right['router:external']) - Number(left['router:external']))
      .map((network) => toNetwork(network, seen, base)),
    routers: seen.routers.map((router) => ({
      id: router.id,
      name: nameOf(router),
      status: statusText(router.status),
      original_status: router.status,
      external_gateway_info: router.external_gateway_info && { network_id: router.external_gateway_info.network_id },
      url: `${base}project/routers/${router.id}/`,
      task: null,
      console: null,
    })),
    ports: [
      ...seen.ports
        .filter((port) => known.has(port.network_id) && !isOfHighAvailability(port))
        .map((port) => toPort(port, base)),
      ...hiddenGateways(seen, known),
    ],
  }
}

function toNetwork(network: Network, { subnets, projectId, mayDeleteSubnet }: TopologyData, base: string) {
  const isOwn = network.project_id === projectId
  return {
    id: network.id,
    name: nameOf(network),
    status: statusText(network.status),
    original_status: network.status,
    'router:external': network['router:external'],
    subnets: subnets
      .filter((subnet) => subnet.network_id === network.id)
      .map(({ id, cidr }) => ({ id, cidr, url: `${base}project/networks/subnets/${id}/detail` })),
    ...(isOwn || network.shared ? { url: `${base}project/networks/${network.id}/detail` } : {}),
    ...(isOwn ? { allow_delete_subnet: mayDeleteSubnet(network.project_id) } : {}),
  }
}

const toPort = (port: Port, base: string) => ({
  id: port.id,
  network_id: port.network_id,
  device_id: port.device_id,
  device_owner: port.device_owner,
  fixed_ips: port.fixed_ips.map(({ ip_address, subnet_id }) => ({ ip_address, subnet_id })),
  status: statusText(port.status),
  original_status: port.status,
  url: `${base}project/networks/ports/${port.id}/detail`,
})

const isOfHighAvailability = ({ device_owner: owner }: Port) => owner === 'network:router_ha_interface'

/** Id of a gateway link whose port is invisible. */
export const gatewayLink = (networkId: string) => `gateway${networkId}`

/** A router's gateway port belongs to the administrators: if it is invisible, a link replaces it. */
const hiddenGateways = ({ routers, ports }: TopologyData, known: Set<string>) =>
  routers.flatMap(({ id, external_gateway_info: gateway }) => {
    if (!gateway || !known.has(gateway.network_id)) return []
    if (ports.some((port) => port.device_id === id && port.network_id === gateway.network_id)) return []
    return [
      {
        id: gatewayLink(gateway.network_id),
        network_id: gateway.network_id,
        device_id: id,
        device_owner: GATEWAY_OWNER,
        fixed_ips: [],
        status: 'Active',
        original_status: 'ACTIVE',
      },
    ]
  })
