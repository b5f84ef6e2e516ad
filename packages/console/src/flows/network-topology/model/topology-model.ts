import type { FloatingIp, Topology } from '@meridian/contract'
import type { GraphState } from '../../../ui/graph/graph.ts'

/** Networks and devices have no failed state. */
export type NetworkState = Exclude<GraphState, 'failed'>

/** The common fields of networks and devices. */
interface Drawn {
  id: string
  name: string
  /** The service's status. */
  status: string
  state: NetworkState
  /** Its page under the console's base path, if it has one. */
  url: string | null
}

export interface TopologyNetwork extends Drawn {
  kind: 'network'
  external: boolean
  subnets: readonly { id: string; cidr: string; url: string }[]
  /** It belongs to the project; others are read-only. */
  own: boolean
  mayDeleteSubnet: boolean
}

/** The connection of a device to a network. */
export interface TopologyPort {
  id: string
  networkId: string
  ips: readonly string[]
  /** The floating IP addresses that lead to it. */
  floating: readonly string[]
  status: string
  /** It is the router's external gateway. */
  gateway: boolean
  /** It can be removed from its router. */
  removable: boolean
}

export interface TopologyDevice extends Drawn {
  kind: 'router' | 'instance'
  ports: readonly TopologyPort[]
  /** The last segment of its console's address; null while it has none. */
  console: string | null
}

export type TopologyNode = TopologyNetwork | TopologyDevice

export interface TopologyModel {
  /** External ones first. */
  networks: readonly TopologyNetwork[]
  /** Routers first. */
  devices: readonly TopologyDevice[]
}

const GATEWAY = 'network:router_gateway'
const REMOVABLE = [GATEWAY, 'network:router_interface']

type Floating = Pick<FloatingIp, 'ip' | 'port_id'>

/** The model of the drawing, from the server's response and the project's floating IPs. */
export function modelOf(
  { networks, routers, servers, ports }: Topology,
  floatingIps: readonly Floating[] = [],
): TopologyModel {
  const floating = Map.groupBy(floatingIps, ({ port_id: port }) => port)
  const portsOf = new Map<string, TopologyPort[]>()
  const known = new Set(networks.map(({ id }) => id))
  for (const port of ports)
    if (known.has(port.network_id))
      portsOf.set(port.device_id, [...(portsOf.get(port.device_id) ?? []), toPort(port, floating.get(port.id) ?? [])])
  return {
    networks: networks.map((network) => ({
      kind: 'network',
      id: network.id,
      name: network.name,
      status: network.original_status,
      state: stateOf(network),
      url: network.url ?? null,
      external: network['router:external'],
      subnets: network.subnets,
      own: network.allow_delete_subnet !== undefined,
      mayDeleteSubnet: network.allow_delete_subnet === true,
    })),
    devices: [
      ...routers.map((router) => toDevice('router', router, portsOf)),
      ...servers.map((server) => toDevice('instance', server, portsOf)),
    ],
  }
}

/** Servers by their ports alone: without names and pages, and active if a port is. */
export function serversByPorts(ports: Topology['ports']): Topology['servers'] {
  const byId = new Map<string, Topology['servers'][number]>()
  for (const { device_id: id, device_owner: owner, status, original_status } of ports) {
    if (!owner.startsWith('compute:') || byId.get(id)?.original_status === 'ACTIVE') continue
    byId.set(id, { id, name: '', status, original_status, task: null, url: '' })
  }
  return [...byId.values()]
}

type SentPort = Topology['ports'][number]
type SentDevice = Topology['routers'][number] | Topology['servers'][number]

const toPort = (port: SentPort, floating: readonly Floating[]): TopologyPort => ({
  id: port.id,
  networkId: port.network_id,
  ips: port.fixed_ips.map(({ ip_address: ip }) => ip),
  floating: floating.map(({ ip }) => ip),
  status: port.original_status,
  gateway: port.device_owner === GATEWAY,
  removable: REMOVABLE.includes(port.device_owner),
})

const toDevice = (
  kind: TopologyDevice['kind'],
  device: SentDevice,
  portsOf: ReadonlyMap<string, TopologyPort[]>,
): TopologyDevice => ({
  kind,
  id: device.id,
  name: device.name || device.id,
  status: device.original_status,
  state: stateOf(device),
  url: device.url || null,
  ports: portsOf.get(device.id) ?? [],
  console: ('console' in device && device.console) || null,
})

/** The networks that a device is on, each once. */
export const networksOf = ({ ports }: TopologyDevice): string[] => [...new Set(ports.map(({ networkId }) => networkId))]

export const nodesOf = ({ networks, devices }: TopologyModel): TopologyNode[] => [...networks, ...devices]

/** The empty page of the requirement: servers without a network are not drawn. */
export const isEmpty = ({ networks, devices }: TopologyModel): boolean =>
  networks.length === 0 && devices.every(({ kind, ports }) => kind === 'instance' && ports.length === 0)

interface StatusAndTask {
  /** The service's status. */
  original_status: string
  task?: string | null
}

/** As it is drawn: of what is down, errors are recognizable. */
export const lookOf = ({ state, status }: Pick<TopologyNode, 'state' | 'status'>): GraphState =>
  state === 'down' && status === 'ERROR' ? 'failed' : state

/** The floating IPs of a device. */
export const floatingOf = ({ ports }: TopologyDevice): string[] => ports.flatMap(({ floating }) => floating)

/** Loading while it is being built or deleted; otherwise down unless it is active. */
export function stateOf({ original_status: status, task }: StatusAndTask): NetworkState {
  if (status === 'BUILD' || task === 'deleting') return 'loading'
  return status === 'ACTIVE' ? 'active' : 'down'
}

export interface Collapsed extends TopologyModel {
  /** The number of hidden servers of each collapsed network. */
  hidden: ReadonlyMap<string, number>
}

/** Without the servers that are only on collapsed networks; routers always stay. */
export function collapse(model: TopologyModel, isCollapsed: (networkId: string) => boolean): Collapsed {
  const hidden = new Map<string, number>()
  const devices = model.devices.filter((device) => {
    const [only, ...others] = networksOf(device)
    const isHidden = device.kind === 'instance' && only !== undefined && others.length === 0 && isCollapsed(only)
    if (isHidden) hidden.set(only, (hidden.get(only) ?? 0) + 1)
    return !isHidden
  })
  return { networks: model.networks, devices, hidden }
}
