import { includes, isEverywhere, rangeOf, sizeOf, type Range } from '../model/addresses.ts'
import type { Block, Cloud } from '../model/cloud.ts'
import type { Port, Router } from '../model/lists.ts'
import { attachedBlocks, neighbourAt, type Neighbour } from './neighbour.ts'

/** Where a guest sends a packet: to the address itself, to a neighbour that hands it on, or nowhere. */
export type GuestHop =
  | { kind: 'on-link' }
  | { kind: 'via'; address: Range; neighbour: Neighbour }
  | { kind: 'no-gateway'; block: Block | null }
  | { kind: 'subnet-unseen' }

export function guestHop(cloud: Cloud, port: Port, own: Range, to: Range): GuestHop {
  const blocks = (port.fixed_ips ?? []).flatMap((ip) => cloud.blocks.get(ip.subnet_id) ?? [])
  const mine = blocks.filter((block) => block.range.version === to.version)
  if (!isEverywhere(to) && mine.some((block) => includes(block.range, to))) return { kind: 'on-link' }
  const home = mine.find((block) => includes(block.range, own)) ?? mine[0] ?? null
  const address = hostRoute(mine, to) ?? rangeOf(home?.subnet.gateway_ip)
  if (address) return { kind: 'via', address, neighbour: neighbourAt(cloud, port.network_id, address) }
  return home === null && cloud.isUnread('subnets') ? { kind: 'subnet-unseen' } : { kind: 'no-gateway', block: home }
}

/** DHCP gives guests the routes of their subnets, in IPv4 only. */
function hostRoute(blocks: readonly Block[], to: Range): Range | null {
  if (to.version === 6) return null
  return (
    narrowest(
      blocks.flatMap(({ subnet }) => routesOf(subnet.host_routes)),
      to,
    )?.nexthop ?? null
  )
}

interface Route {
  range: Range
  nexthop: Range
}

const routesOf = (routes: readonly { destination: string; nexthop: string }[] | null | undefined): Route[] =>
  (routes ?? []).flatMap(({ destination, nexthop }) => {
    const [range, hop] = [rangeOf(destination), rangeOf(nexthop)]
    return range && hop ? [{ range, nexthop: hop }] : []
  })

function narrowest<T extends { range: Range }>(routes: readonly T[], to: Range): T | undefined {
  const matching = routes.filter(({ range }) => includes(range, to))
  return matching.reduce<T | undefined>(
    (best, route) => (best === undefined || sizeOf(route.range) < sizeOf(best.range) ? route : best),
    undefined,
  )
}

/** Where a router sends a packet. */
export type RouterHop =
  | { kind: 'connected'; networkId: string; isOutside: boolean }
  | { kind: 'via'; networkId: string; isOutside: boolean; neighbour: Neighbour; nexthop: Range }
  | { kind: 'next-hop-missing'; nexthop: Range }
  | { kind: 'default'; networkId: string }
  | { kind: 'none' }

/** The narrowest route wins, and what is connected wins over a static route of the same width. */
export function routerHop(cloud: Cloud, router: Router, to: Range): RouterHop {
  const outside = router.external_gateway_info?.network_id ?? null
  const connected = [
    ...attachedBlocks(cloud, router).map(({ range, subnet }) => ({ range, networkId: subnet.network_id })),
    ...(outside === null ? [] : cloud.blocksOf(outside).map(({ range }) => ({ range, networkId: outside }))),
  ]
  const reach = (address: Range) => narrowest(connected, address)
  const [direct, routed] = [isEverywhere(to) ? undefined : reach(to), narrowest(routesOf(router.routes), to)]
  if (direct && (!routed || sizeOf(direct.range) <= sizeOf(routed.range))) {
    return { kind: 'connected', networkId: direct.networkId, isOutside: direct.networkId === outside }
  }
  if (!routed) return outside === null ? { kind: 'none' } : { kind: 'default', networkId: outside }
  const { nexthop } = routed
  const networkId = reach(nexthop)?.networkId
  if (networkId === undefined) return { kind: 'next-hop-missing', nexthop }
  const neighbour = neighbourAt(cloud, networkId, nexthop)
  return { kind: 'via', networkId, isOutside: networkId === outside, neighbour, nexthop }
}
