import { includes, isPrivate, isSame, isSingle, type Range } from '../model/addresses.ts'
import { isWhole, type Cloud } from '../model/cloud.ts'
import type { Port, Router } from '../model/lists.ts'
import { assumed, stops, unseen } from '../answer/hop.ts'
import { networkThing, portThing } from '../answer/things.ts'
import type { Goal, HeldGoal, PortGoal, Translation } from './goal.ts'
import { attachedBlocks, type Neighbour } from './neighbour.ts'
import { guestHop, routerHop } from './next-hop.ts'
import { intoNetwork, toGateway } from './way-openings.ts'
import { enterNetwork, enterRouter, note, textOf, type Trip } from './trip.ts'
import { translateSource, translateTarget } from './translate.ts'

const begin = (cloud: Cloud, source: Range, goal: Goal): Trip => ({
  cloud,
  source,
  goal,
  hops: [],
  translations: [],
  visited: new Set(),
  back: null,
  sender: null,
})

/** The way of a packet that a port sends; `back` are the translations of the request that it replies to. */
export function fromPort(cloud: Cloud, from: PortGoal, goal: Goal, back: readonly Translation[] | null = null): Trip {
  const { port, address } = from
  const trip: Trip = { ...begin(cloud, address, goal), back, sender: { portId: port.id, address } }
  enterNetwork(trip, port.network_id)
  const hop = guestHop(cloud, port, address, goal.address)
  if (hop.kind === 'on-link') deliver(trip, port.network_id)
  else if (hop.kind === 'via') viaGateway(trip, port, hop)
  else if (hop.kind === 'subnet-unseen') note(trip, unseen('unread', { list: 'subnets' }))
  else {
    const openings = hop.block ? [{ kind: 'subnet-gateway' as const, subnetId: hop.block.subnet.id }] : []
    note(trip, stops('no-gateway', { cidr: hop.block?.subnet.cidr ?? '' }, openings))
  }
  return trip
}

function viaGateway(trip: Trip, port: Port, hop: { address: Range; neighbour: Neighbour }): void {
  const openings = toGateway(trip.cloud, port, hop.address, trip.goal)
  handOn(trip, port.network_id, hop, () => stops('gateway-unowned', { address: textOf(hop.address) }, openings))
}

/** Gives the packet to the next hop, if there is one. */
function handOn(
  trip: Trip,
  networkId: string,
  { address, neighbour }: { address: Range; neighbour: Neighbour },
  missing: () => ReturnType<typeof stops>,
): void {
  if (isSame(address, trip.goal.address)) deliver(trip, networkId)
  else if (neighbour.kind === 'router') throughRouter(trip, neighbour.router, networkId)
  else if (neighbour.kind === 'nobody') note(trip, missing())
  else if (neighbour.kind === 'guest') {
    note(trip, unseen('guest-forwards', { name: portThing(trip.cloud, neighbour.port).name }))
    trip.source = null
  } else {
    note(trip, unseen(neighbour.kind === 'unseen' ? 'gateway-unseen' : 'router-unseen', { address: textOf(address) }))
    // A router of others may replace the source of what leaves by its gateway.
    if (trip.goal.kind !== 'port') trip.source = null
  }
}

function throughRouter(trip: Trip, router: Router, from: string): void {
  if (trip.visited.has(router.id)) return note(trip, stops('router-loop'))
  trip.visited.add(router.id)
  enterRouter(trip, router)
  const { goal } = trip
  const isFromInside = from !== router.external_gateway_info?.network_id
  if (goal.kind === 'held' && goal.routerId === router.id) translateTarget(trip, router, goal, isFromInside)
  const hop = routerHop(trip.cloud, router, trip.goal.address)
  if (hop.kind === 'default') return leave(trip, router, hop.networkId)
  if (hop.kind === 'none') return note(trip, noWay(trip, router))
  if (hop.kind === 'next-hop-missing') return note(trip, stops('next-hop-missing', { address: textOf(hop.nexthop) }))
  if (hop.isOutside) translateSource(trip, router)
  enterNetwork(trip, hop.networkId)
  if (hop.kind === 'connected') return deliver(trip, hop.networkId)
  const { nexthop, neighbour } = hop
  handOn(trip, hop.networkId, { address: nexthop, neighbour }, () =>
    stops('next-hop-missing', { address: textOf(nexthop) }),
  )
}

function noWay({ cloud, goal }: Trip, router: Router) {
  if (goal.kind !== 'port') return stops('router-no-outside', {}, [{ kind: 'gateway', routerId: router.id }])
  const network = networkThing(cloud, goal.port.network_id).name
  return stops('router-no-way', { network }, intoNetwork(cloud, router, goal))
}

/** The packet is on the network that has its address. */
function deliver(trip: Trip, networkId: string): void {
  const { goal, cloud } = trip
  if (goal.kind === 'port') {
    if (goal.port.network_id === networkId) return
    const names = { network: networkThing(cloud, goal.port.network_id).name, address: textOf(goal.address) }
    note(trip, stops('other-network', names))
  } else if (goal.kind === 'held') {
    if (goal.networkId === networkId) return intoHolder(trip, goal)
    const names = { network: networkThing(cloud, goal.networkId).name, address: textOf(goal.address) }
    note(trip, stops('other-network', names))
  } else if (trip.back === null && isSingle(goal.address)) {
    const address = textOf(goal.address)
    const isNobody = isWhole(cloud, networkId)
    note(trip, isNobody ? stops('nobody-has-address', { address }) : unseen('owner-unseen', { address }))
  }
}

/** From an external network into the router that holds the address. */
function intoHolder(trip: Trip, goal: HeldGoal): void {
  const router = trip.cloud.routers.get(goal.routerId)
  if (router) return throughRouter(trip, router, goal.networkId)
  note(trip, unseen('router-unseen', { address: textOf(goal.address) }))
  const { routerId, networkId, address, inner } = goal
  if (goal.floatingIp)
    trip.translations.push({ routerId, networkId, kind: 'target', before: address, after: inner.address })
  trip.goal = inner
}

/** By a router's default route to the provider's network. */
function leave(trip: Trip, router: Router, outside: string): void {
  const { goal } = trip
  if (goal.kind === 'port') return leaveForPort(trip, router, outside, goal)
  const before = trip.source
  translateSource(trip, router)
  enterNetwork(trip, outside)
  if (goal.kind === 'held') {
    if (goal.networkId !== outside) {
      note(trip, assumed('provider-carries'))
      enterNetwork(trip, goal.networkId)
    }
    return intoHolder(trip, goal)
  }
  const isUntranslated = trip.source !== null && trip.source === before
  if (trip.back) return
  if (isSingle(goal.address) && isPrivate(goal.address)) {
    note(trip, unseen('provider-private', { address: textOf(goal.address) }))
  } else if (isUntranslated && before && isPrivate(before)) {
    note(trip, unseen('provider-route-back', { address: textOf(before) }))
  } else note(trip, assumed('provider-carries'))
}

/** The router has no route of its own to the port's network: only the provider's can bring it there. */
function leaveForPort(trip: Trip, router: Router, outside: string, goal: PortGoal): void {
  const { cloud } = trip
  const networkId = goal.port.network_id
  const isExternal = cloud.networks.get(networkId)?.['router:external'] === true
  const isRouted = !isExternal && networkId !== outside
  if (isRouted && !providerMayRoute(cloud, router, goal)) return note(trip, noWay(trip, router))
  translateSource(trip, router)
  enterNetwork(trip, outside)
  if (networkId === outside) return
  note(trip, isRouted ? unseen('provider-routes') : assumed('provider-carries'))
  enterNetwork(trip, networkId)
}

/** Whether another router stands between the provider's network and the port without translating its address. */
function providerMayRoute(cloud: Cloud, router: Router, { port, address }: PortGoal): boolean {
  if (address.version === 6 && !isWhole(cloud, port.network_id)) return true
  return entriesTo(cloud, { port, address }).some(
    (other) => other.id !== router.id && (address.version === 6 || other.external_gateway_info?.enable_snat === false),
  )
}

/** Routers with a gateway that stand in the port's subnet, the one with the subnet's gateway address first. */
function entriesTo(cloud: Cloud, { port, address }: Pick<PortGoal, 'port' | 'address'>): Router[] {
  const rank = (router: Router) =>
    attachedBlocks(cloud, router).some((block) =>
      (block.port.fixed_ips ?? []).some((ip) => ip.ip_address === block.subnet.gateway_ip),
    )
      ? 0
      : 1
  return cloud.lists.routers
    .filter(
      (router) =>
        router.external_gateway_info &&
        attachedBlocks(cloud, router).some(
          ({ range, subnet }) => subnet.network_id === port.network_id && includes(range, address),
        ),
    )
    .sort((a, b) => rank(a) - rank(b))
}

/** The way of a packet that comes from outside of the cloud. */
export function fromOutside(cloud: Cloud, source: Range, goal: Goal): Trip {
  const trip = begin(cloud, source, goal)
  if (goal.kind === 'held') {
    enterNetwork(trip, goal.networkId)
    note(trip, assumed('provider-brings', { address: textOf(goal.address) }))
    intoHolder(trip, goal)
  } else if (goal.kind === 'port') intoPort(trip, goal)
  return trip
}

function intoPort(trip: Trip, goal: PortGoal): void {
  const { cloud } = trip
  const brings = assumed('provider-brings', { address: textOf(goal.address) })
  const isExternal = cloud.networks.get(goal.port.network_id)?.['router:external'] === true
  const [entry] = entriesTo(cloud, goal)
  const outside = isExternal ? goal.port.network_id : entry?.external_gateway_info?.network_id
  const check = isExternal ? brings : (obstacleFromOutside(trip, goal, entry) ?? brings)
  enterNetwork(trip, check.fate === 'stops' || outside === undefined ? goal.port.network_id : outside)
  note(trip, check)
  if (check.fate !== 'stops' && !isExternal && entry && outside !== undefined) throughRouter(trip, entry, outside)
}

function obstacleFromOutside({ cloud, source }: Trip, goal: PortGoal, entry: Router | undefined) {
  const { address, port } = goal
  if (address.version === 4 && cloud.isUnread('floatingIps')) return unseen('unread', { list: 'floatingIps' })
  if (!entry && cloud.isUnread('routers')) return unseen('unread', { list: 'routers' })
  if (!entry && address.version === 6 && !isWhole(cloud, port.network_id)) {
    return unseen('gateway-unseen', { address: textOf(address) })
  }
  const isTranslated = address.version === 4 && entry?.external_gateway_info?.enable_snat !== false
  const isPrivateSource = source !== null && isSingle(source) && isPrivate(source)
  if (entry && !isTranslated && isPrivate(address) && isPrivateSource) {
    return unseen('provider-private', { address: textOf(address) })
  }
  if (entry && !isTranslated && !isPrivate(address)) return null
  const floating = { kind: 'floating-ip' as const, portId: port.id, address: textOf(address) }
  return stops('no-outside-address', { address: textOf(address) }, address.version === 4 ? [floating] : [])
}
