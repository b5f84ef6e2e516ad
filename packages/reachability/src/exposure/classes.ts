import type { Thing } from '../answer/answer.ts'
import type { Place } from '../ends/end.ts'
import { includes, isSingle, keyOf, rangeOf, type Range } from '../model/addresses.ts'
import { oncePer, type Cloud } from '../model/cloud.ts'
import type { Lists, Port } from '../model/lists.ts'
import { placeThing } from './connections.ts'
import { distinctThings } from './open-rules.ts'

/** Places that nothing in the lists tells apart: what one of them reaches, all of them reach. */
export type Class = readonly [Place, ...Place[]]

export function classesOf(cloud: Cloud, places: readonly Place[]): Class[] {
  const classes = new Map<string, [Place, ...Place[]]>()
  for (const place of places) {
    const key =
      place.kind === 'outside' ? `outside ${keyOf(place.address)}` : classKey(cloud, place.port, place.address)
    const found = classes.get(key)
    if (found) found.push(place)
    else classes.set(key, [place])
  }
  return [...classes.values()]
}

/** One place of each class, of two different things; null if both have only the same one. */
export function pairOf(cloud: Cloud, sources: Class, targets: Class): [Place, Place] | null {
  const isOther = (a: Place, b: Place) => placeThing(cloud, a).id !== placeThing(cloud, b).id
  for (const source of sources) {
    const target = targets.find((one) => isOther(source, one))
    if (target) return [source, target]
  }
  return null
}

export const thingsOf = (cloud: Cloud, places: Class): Thing[] =>
  distinctThings(places.map((place) => placeThing(cloud, place)))

/** Everything that an answer may depend on; a port that stands out is a class of its own. */
function classKey(cloud: Cloud, port: Port, address: Range): string {
  if (standsOut(cloud, port, address)) return `${port.id} ${keyOf(address)}`
  const { singles, wide } = listedRanges(cloud, '')
  const server = cloud.servers.get(port.device_id ?? '')
  return JSON.stringify([
    address.version,
    port.network_id,
    (port.fixed_ips ?? []).map((ip) => ip.subnet_id),
    port.security_groups,
    port.port_security_enabled,
    port.admin_state_up,
    port.status,
    port['binding:vif_type'],
    port.device_owner,
    [!port.device_id, server === undefined, server?.status],
    singles.has(keyOf(address)) && keyOf(address),
    wide.flatMap((range, index) => (includes(range, address) ? index : [])),
  ])
}

const standsOut = (cloud: Cloud, port: Port, address: Range) =>
  (port.allowed_address_pairs ?? []).length > 0 ||
  Boolean(port.trunk_details) ||
  cloud.parentOf(port.id) !== null ||
  cloud.floatingOf(port.id).length > 0 ||
  cloud.owners(address).length > 1 ||
  cloud.holders(address).length > 0

/** The addresses that rules, routes and subnets name. */
const listedRanges = oncePer((cloud) => {
  const all = [...new Set(textsOf(cloud.lists))].flatMap((text) => rangeOf(text) ?? [])
  return {
    singles: new Set(all.filter(isSingle).map(keyOf)),
    wide: all.filter((range) => !isSingle(range)),
  }
})

const textsOf = ({ groups, addressGroups, subnets, routers }: Lists) => [
  ...groups.flatMap((group) => (group.security_group_rules ?? []).map((rule) => rule.remote_ip_prefix)),
  ...addressGroups.flatMap((group) => group.addresses ?? []),
  ...subnets.flatMap(({ cidr, gateway_ip, host_routes }) => [cidr, gateway_ip, ...routeTexts(host_routes)]),
  ...routers.flatMap(({ routes, external_gateway_info: gateway }) => [
    ...routeTexts(routes),
    ...(gateway?.external_fixed_ips ?? []).map((ip) => ip.ip_address),
  ]),
]

const routeTexts = (routes: readonly { destination: string; nexthop: string }[] | null | undefined) =>
  (routes ?? []).flatMap(({ destination, nexthop }) => [destination, nexthop])
