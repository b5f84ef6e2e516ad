import { includes, isSingle, keyOf, rangeOf, type Range } from './addresses.ts'
import type {
  AddressGroup,
  FloatingIp,
  ListName,
  Lists,
  Network,
  Port,
  Router,
  SecurityGroup,
  Server,
  Subnet,
} from './lists.ts'

/** A subnet whose range could be read. */
export interface Block {
  subnet: Subnet
  range: Range
}

/** The lists with what is looked up in them. */
export interface Cloud {
  lists: Lists
  networks: ReadonlyMap<string, Network>
  ports: ReadonlyMap<string, Port>
  routers: ReadonlyMap<string, Router>
  groups: ReadonlyMap<string, SecurityGroup>
  addressGroups: ReadonlyMap<string, AddressGroup>
  servers: ReadonlyMap<string, Server>
  blocks: ReadonlyMap<string, Block>
  blocksOf: (networkId: string) => readonly Block[]
  portsOf: (device: string) => readonly Port[]
  portsIn: (networkId: string) => readonly Port[]
  portsInGroup: (groupId: string) => readonly Port[]
  floatingOf: (portId: string) => readonly FloatingIp[]
  /** Ports that have the address as their own. */
  owners: (address: Range) => readonly Port[]
  /** Ports that may use the address besides their own. */
  holders: (address: Range) => readonly Port[]
  /** The port of the trunk that a subport belongs to. */
  parentOf: (portId: string) => Port | null
  isUnread: (name: ListName) => boolean
}

/** Works a thing out once for each cloud and key: most questions ask for the same. */
export function oncePer<T>(work: (cloud: Cloud, key: string) => T): (cloud: Cloud, key: string) => T {
  const clouds = new WeakMap<Cloud, Map<string, T>>()
  return (cloud, key) => {
    const known = clouds.get(cloud) ?? new Map<string, T>()
    if (!clouds.has(cloud)) clouds.set(cloud, known)
    const found = known.get(key) ?? work(cloud, key)
    known.set(key, found)
    return found
  }
}

const byId = <T extends { id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]))

function grouped<T>(items: Iterable<T>, keys: (item: T) => Iterable<string>): (key: string) => readonly T[] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    for (const key of new Set(keys(item))) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  }
  return (key) => groups.get(key) ?? []
}

const keysOf = (texts: readonly (string | null | undefined)[]) => texts.flatMap((text) => keyOrNone(text))

function keyOrNone(text: string | null | undefined): string[] {
  const range = rangeOf(text)
  return range ? [keyOf(range)] : []
}

export function indexCloud(lists: Lists): Cloud {
  const blocks = lists.subnets.flatMap((subnet) => {
    const range = rangeOf(subnet.cidr)
    return range ? [{ subnet, range }] : []
  })
  const owners = grouped(lists.ports, (port) => keysOf((port.fixed_ips ?? []).map((ip) => ip.ip_address)))
  const holders = grouped(lists.ports, (port) =>
    keysOf((port.allowed_address_pairs ?? []).map((pair) => pair.ip_address)),
  )
  const parents = grouped(lists.ports, (port) => (port.trunk_details?.sub_ports ?? []).map((sub) => sub.port_id))
  const wide = lists.ports.filter((port) => pairRanges(port).some((range) => !isSingle(range)))
  return {
    lists,
    networks: byId(lists.networks),
    ports: byId(lists.ports),
    routers: byId(lists.routers),
    groups: byId(lists.groups),
    addressGroups: byId(lists.addressGroups),
    servers: byId(lists.servers),
    blocks: new Map(blocks.map((block) => [block.subnet.id, block])),
    blocksOf: grouped(blocks, ({ subnet }) => [subnet.network_id]),
    portsOf: grouped(lists.ports, (port) => (port.device_id ? [port.device_id] : [])),
    portsIn: grouped(lists.ports, (port) => [port.network_id]),
    portsInGroup: grouped(lists.ports, (port) => port.security_groups ?? []),
    floatingOf: grouped(lists.floatingIps, (ip) => [
      ...(ip.port_id ? [ip.port_id] : []),
      ...(ip.port_forwardings ?? []).flatMap((forwarding) => forwarding.internal_port_id ?? []),
    ]),
    owners: (address) => owners(keyOf(address)),
    holders: (address) => [
      ...holders(keyOf(address)),
      ...wide.filter((port) => pairRanges(port).some((range) => !isSingle(range) && includes(range, address))),
    ],
    parentOf: (portId) => parents(portId)[0] ?? null,
    isUnread: (name) => lists.unread?.[name] !== undefined,
  }
}

export const pairRanges = (port: Port): Range[] =>
  (port.allowed_address_pairs ?? []).flatMap((pair) => rangeOf(pair.ip_address) ?? [])

export const addressesOf = (port: Port): Range[] => (port.fixed_ips ?? []).flatMap((ip) => rangeOf(ip.ip_address) ?? [])

/** Ports of routers by their owners; those of HA routers have one of their own. */
const ROUTER_PORT = /^network:(router_|ha_router_replicated_interface)/

export const isRouterPort = (port: Port): boolean => ROUTER_PORT.test(port.device_owner ?? '')

const isGatewayPort = (port: Port): boolean => port.device_owner === 'network:router_gateway'

/** The ports by which a router stands in the project's networks. */
export const interfacesOf = (cloud: Cloud, routerId: string): readonly Port[] =>
  cloud.portsOf(routerId).filter((port) => isRouterPort(port) && !isGatewayPort(port))

/** Whether the lists have all ports and routers of a network: others see only their own things on it. */
export function isWhole(cloud: Cloud, networkId: string): boolean {
  const { projectId } = cloud.lists
  if (cloud.isUnread('ports') || cloud.isUnread('networks')) return false
  const network = cloud.networks.get(networkId)
  if (!network || network['router:external'] === true) return false
  if (network.shared === true) return projectId === null
  return projectId === null || network.project_id === projectId
}
