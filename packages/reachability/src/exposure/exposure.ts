import { attempt } from '../answer/attempt.ts'
import type { Thing } from '../answer/answer.ts'
import { groupThing, portThing } from '../answer/things.ts'
import type { Place } from '../ends/end.ts'
import { forwardedSpans, targetsOf } from '../ends/targets.ts'
import { memoryOf } from '../groups/filter.ts'
import type { Span } from '../groups/traffic.ts'
import { everywhere, type Version } from '../model/addresses.ts'
import { addressesOf, isRouterPort, type Cloud } from '../model/cloud.ts'
import type { Port } from '../model/lists.ts'
import { openTo, trafficThrough, type Open } from './open-rules.ts'
import { riskOf, type Risk } from './risk.ts'

/** An instance that is behind an open port. */
export interface Behind {
  thing: Thing
  address: string
  version: Version
  isCertain: boolean
}

/** One protocol and port, or range, that anyone can reach. */
export interface Exposed {
  protocol: number | null
  span: Span | null
  /** The port outside, if a port forwarding changes it. */
  outerPort: number | null
  risk: Risk
  versions: readonly Version[]
  behind: readonly Behind[]
  groups: readonly Thing[]
  /** Whether a port without port security is behind it. */
  isUnfiltered: boolean
}

export interface Exposure {
  openings: readonly Exposed[]
  /** Closed only because they have no address outside. */
  waiting: readonly { thing: Thing; groups: readonly Thing[] }[]
  /** Instances that were looked at. */
  instances: number
}

/** What anyone on the internet can reach, by port, the worst first. */
export function exposure(cloud: Cloud): Exposure {
  const found = new Map<string, Exposed>()
  const waiting = new Map<string, { thing: Thing; groups: readonly Thing[] }>()
  const exposed = new Set<string>()
  const guests = cloud.lists.ports.filter((port) => isGuest(cloud, port))
  for (const port of guests) {
    for (const version of [4, 6] as const) {
      const result = exposedAt(cloud, port, version)
      for (const one of result.open) add(found, one)
      const thing = portThing(cloud, port)
      const key = thing.id ?? ''
      if (result.open.length > 0) exposed.add(key)
      if (result.waits.length > 0) waiting.set(key, { thing, groups: groupsOf(cloud, result.waits) })
    }
  }
  return {
    openings: [...found.values()].sort(byRisk),
    waiting: [...waiting].flatMap(([id, one]) => (exposed.has(id) ? [] : [one])),
    instances: new Set(guests.map((port) => portThing(cloud, port).id)).size,
  }
}

const isGuest = (cloud: Cloud, port: Port) =>
  !isRouterPort(port) && ((port.device_owner ?? '').startsWith('compute:') || cloud.parentOf(port.id) !== null)

const RISKS: readonly Risk[] = ['serious', 'look', 'usual']

const byRisk = (a: Exposed, b: Exposed) =>
  RISKS.indexOf(a.risk) - RISKS.indexOf(b.risk) || (a.span?.first ?? 0) - (b.span?.first ?? 0)

const groupsOf = (cloud: Cloud, opens: readonly Open[]): Thing[] =>
  [...new Set(opens.flatMap(({ groupId }) => groupId ?? []))].map((id) => groupThing(cloud, id))

/** Opens that lead to a port, and those that would if it had an address outside. */
function exposedAt(cloud: Cloud, port: Port, version: Version): { open: Exposed[]; waits: Open[] } {
  const world = everywhere(version)
  const opens = withForwarded(cloud, port, openTo(cloud, port, world))
  const open: Exposed[] = []
  const waits: Open[] = []
  if (opens.length === 0) return { open, waits }
  for (const address of addressesOf(port).filter((one) => one.version === version)) {
    const place: Place = { kind: 'port', port, address, checks: [] }
    for (const result of probe(cloud, place, opens, version)) {
      if (result.exposed) open.push(result.exposed)
      else waits.push(result.waits)
    }
  }
  return { open, waits }
}

/** A port forwarding shows one port of what the groups let in. */
function withForwarded(cloud: Cloud, port: Port, opens: readonly Open[]): Open[] {
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

type Probed = { exposed: Exposed } | { exposed: null; waits: Open }

/** One probe answers for all opens of a place, since they share the way; port forwardings have ways of their own. */
function probe(cloud: Cloud, place: Place, opens: readonly Open[], version: Version): Probed[] {
  const outside: Place = { kind: 'outside', address: everywhere(version), checks: [] }
  const isShared = place.kind === 'port' && memoryOf(cloud, place.port) === 'remembers'
  let shared: ReturnType<typeof attempt> | null = null
  return opens.flatMap((open): Probed[] => {
    const traffic = trafficThrough(open, version)
    const [target] = targetsOf(cloud, place, traffic, true)
    if (!target || place.kind !== 'port') return []
    const isForwarded = target.goal.kind === 'held' && !target.goal.floatingIp?.port_id
    const result = isShared && !isForwarded && shared ? shared : attempt(cloud, outside, target, traffic)
    if (!isForwarded) shared = result
    const isWaiting = result.obstacles.every(({ say }) => say.code === 'no-outside-address')
    if (result.verdict === 'blocked') return isWaiting && version === 4 ? [{ exposed: null, waits: open }] : []
    const behind: Behind = {
      thing: portThing(cloud, place.port),
      address: result.target ?? '',
      version,
      isCertain: result.verdict === 'reachable',
    }
    return [{ exposed: exposedBy(cloud, open, target.outerPort, behind) }]
  })
}

function exposedBy(cloud: Cloud, open: Open, outerPort: number | null, behind: Behind): Exposed {
  const { protocol, span, groupId } = open
  return {
    protocol,
    span,
    outerPort,
    risk: riskOf(protocol, span),
    versions: [behind.version],
    behind: [behind],
    groups: groupsOf(cloud, [open]),
    isUnfiltered: groupId === null,
  }
}

/** ICMP has a number for each version, but is one thing to people. */
const keyOf = ({ protocol, span, outerPort }: Exposed) =>
  `${protocol === 58 ? 1 : protocol} ${span?.first}-${span?.last} ${outerPort}`

function add(found: Map<string, Exposed>, next: Exposed): void {
  const key = keyOf(next)
  const old = found.get(key)
  if (!old) return void found.set(key, next)
  const isBehind = (item: Behind) =>
    old.behind.some((one) => one.thing.id === item.thing.id && one.address === item.address)
  found.set(key, {
    ...old,
    versions: [...new Set([...old.versions, ...next.versions])].sort(),
    behind: [...old.behind, ...next.behind.filter((item) => !isBehind(item))],
    groups: [...old.groups, ...next.groups.filter(({ id }) => old.groups.every((group) => group.id !== id))],
    isUnfiltered: old.isUnfiltered || next.isUnfiltered,
  })
}
