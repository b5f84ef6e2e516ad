import type { Thing } from '../answer/answer.ts'
import { groupThing, portThing } from '../answer/things.ts'
import type { Place } from '../ends/end.ts'
import type { Span } from '../groups/traffic.ts'
import { everywhere, type Version } from '../model/addresses.ts'
import type { Cloud } from '../model/cloud.ts'
import type { Port } from '../model/lists.ts'
import { allOf, type Steps } from './in-steps.ts'
import { openKey, openTo, type Open } from './open-rules.ts'
import { isGuest, placesOfPort, probe, withForwarded } from './probe.ts'
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

/** What anyone on the internet can reach, by port, the worst first; a step for each port. */
export function* exposing(cloud: Cloud): Steps<Exposure> {
  const found = new Map<string, Found>()
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
    yield
  }
  return {
    openings: [...found.values()].map(exposedOf).sort(byRisk),
    waiting: [...waiting].flatMap(([id, one]) => (exposed.has(id) ? [] : [one])),
    instances: new Set(guests.map((port) => portThing(cloud, port).id)).size,
  }
}

/** The same at once. */
export const exposure = (cloud: Cloud): Exposure => allOf(exposing(cloud))

const RISKS: readonly Risk[] = ['serious', 'look', 'usual']

const byRisk = (a: Exposed, b: Exposed) =>
  RISKS.indexOf(a.risk) - RISKS.indexOf(b.risk) || (a.span?.first ?? 0) - (b.span?.first ?? 0)

const groupsOf = (cloud: Cloud, opens: readonly Open[]): Thing[] =>
  [...new Set(opens.flatMap(({ groupId }) => groupId ?? []))].map((id) => groupThing(cloud, id))

/** Opens that lead to a port, and those that would if it had an address outside. */
function exposedAt(cloud: Cloud, port: Port, version: Version): { open: Exposed[]; waits: Open[] } {
  const world = everywhere(version)
  const source: Place = { kind: 'outside', address: world, checks: [] }
  const opens = withForwarded(cloud, port, openTo(cloud, port, 'ingress', world))
  const open: Exposed[] = []
  const waits: Open[] = []
  if (opens.length === 0) return { open, waits }
  for (const place of placesOfPort(port, version)) {
    for (const probed of probe(cloud, source, place, opens, version)) {
      const { verdict, obstacles, target } = probed.result
      if (verdict !== 'blocked') {
        const isCertain = verdict === 'reachable'
        const behind: Behind = { thing: portThing(cloud, port), address: target ?? '', version, isCertain }
        open.push(exposedBy(cloud, probed.open, probed.outerPort, behind))
      } else if (version === 4 && obstacles.every(({ say }) => say.code === 'no-outside-address')) {
        waits.push(probed.open)
      }
    }
  }
  return { open, waits }
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

/** One opening while more instances are found behind it. */
interface Found {
  first: Exposed
  versions: Set<Version>
  behind: Map<string, Behind>
  groups: Map<string | null, Thing>
  isUnfiltered: boolean
}

function add(found: Map<string, Found>, next: Exposed): void {
  const key = `${openKey(next)} ${next.outerPort}`
  const old = found.get(key) ?? {
    first: next,
    versions: new Set(),
    behind: new Map(),
    groups: new Map(),
    isUnfiltered: false,
  }
  for (const version of next.versions) old.versions.add(version)
  for (const one of next.behind) {
    const place = `${one.thing.id} ${one.address}`
    if (!old.behind.has(place)) old.behind.set(place, one)
  }
  for (const group of next.groups) old.groups.set(group.id, group)
  old.isUnfiltered ||= next.isUnfiltered
  found.set(key, old)
}

const exposedOf = ({ first, versions, behind, groups, isUnfiltered }: Found): Exposed => ({
  ...first,
  versions: [...versions].sort(),
  behind: [...behind.values()],
  groups: [...groups.values()],
  isUnfiltered,
})
