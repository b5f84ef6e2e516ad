import { attempt, type Attempt } from '../answer/attempt.ts'
import type { Place } from '../ends/end.ts'
import { forwardedSpans, targetsOf } from '../ends/targets.ts'
import { memoryOf } from '../groups/filter.ts'
import { everywhere, isEverywhere, isPrivate, keyOf, overlap, rangeOf, type Version } from '../model/addresses.ts'
import { addressesOf, isRouterPort, oncePer, type Cloud } from '../model/cloud.ts'
import type { Port } from '../model/lists.ts'
import { trafficThrough, type Open } from './open-rules.ts'

/** Ports of instances, and those that come to them by a trunk. */
export const isGuest = (cloud: Cloud, port: Port): boolean =>
  !isRouterPort(port) && ((port.device_owner ?? '').startsWith('compute:') || cloud.parentOf(port.id) !== null)

/** The addresses of a port in one version of IP. */
export const placesOfPort = (port: Port, version: Version): Place[] =>
  addressesOf(port)
    .filter((address) => address.version === version)
    .map((address) => ({ kind: 'port', port, address, checks: [] }))

/** The internet, the addresses outside that rules name, and those of all instances. */
export const everybody = (cloud: Cloud, version: Version): Place[] => [
  ...[everywhere(version), ...outsiders(cloud, '').filter((range) => range.version === version)].map((address) => ({
    kind: 'outside' as const,
    address,
    checks: [],
  })),
  ...cloud.lists.ports.flatMap((port) => (isGuest(cloud, port) ? placesOfPort(port, version) : [])),
]

/** Of people outside, groups know only those that their rules name. */
const outsiders = oncePer((cloud) => {
  const blocks = [...cloud.blocks.values()]
  const named = cloud.lists.groups.flatMap((group) =>
    (group.security_group_rules ?? []).flatMap((rule) => rangeOf(rule.remote_ip_prefix) ?? []),
  )
  const outside = named.filter(
    (range) => !isEverywhere(range) && !isPrivate(range) && !blocks.some((block) => overlap(block.range, range)),
  )
  return [...new Map(outside.map((range) => [keyOf(range), range])).values()]
})

/** What came of one of the opens between two places. */
export interface Probed {
  open: Open
  result: Attempt
  outerPort: number | null
}

/** One attempt answers for all opens between two places, since they share the way; port forwardings have ways of their own. */
export function probe(cloud: Cloud, source: Place, target: Place, opens: readonly Open[], version: Version): Probed[] {
  const isFromOutside = source.kind === 'outside'
  const isShared = [source, target].every((place) => place.kind === 'outside' || remembers(cloud, place.port))
  let shared: Attempt | null = null
  return opens.flatMap((open): Probed[] => {
    const traffic = trafficThrough(open, version)
    const [first] = targetsOf(cloud, target, traffic, isFromOutside)
    if (!first) return []
    const isForwarded = first.goal.kind === 'held' && !first.goal.floatingIp?.port_id
    const result: Attempt = isShared && !isForwarded && shared ? shared : attempt(cloud, source, first, traffic)
    if (!isForwarded) shared = result
    return [{ open, result, outerPort: first.outerPort }]
  })
}

const remembers = (cloud: Cloud, port: Port) => memoryOf(cloud, port) === 'remembers'

/** A port forwarding shows one port of what the groups let in. */
export function withForwarded(cloud: Cloud, port: Port, opens: readonly Open[]): Open[] {
  const parts = forwardedSpans(cloud, port.id).flatMap(({ protocol, span }) => {
    const open = opens.find(
      (one) =>
        (one.protocol === null || one.protocol === protocol) &&
        (one.span === null || (one.span.first <= span.first && span.last <= one.span.last)),
    )
    const isListed = open?.span?.first === span.first && open.span.last === span.last
    return open && !isListed ? [{ ...open, protocol, span }] : []
  })
  return [...opens, ...parts]
}
