import { attempt, type Attempt } from './answer/attempt.ts'
import type { Answer, Check, Thing } from './answer/answer.ts'
import { beyondSight } from './answer/beyond.ts'
import { draft, stops, toHops } from './answer/hop.ts'
import { placesOf, type End, type Place, type Places } from './ends/end.ts'
import { atAddress, nowhere, targetsOf, type Target } from './ends/targets.ts'
import { requestTraffic, type Span, type Traffic } from './groups/traffic.ts'
import type { Version } from './model/addresses.ts'
import type { Cloud } from './model/cloud.ts'

export interface Question {
  from: End
  to: End
  /** By name or number; `any` is all of them. */
  protocol: string
  /** One port, a range, or null where the protocol has none or all are meant; for ICMP the type. */
  ports: Span | null
  /** Only this version of IP. */
  version?: Version
}

/** More pairs than any instance has by hand; those beyond are not looked at. */
const MOST_PAIRS = 100

/** Whether `from` reaches `to`: the best answer of all addresses that both have. */
export function ask(cloud: Cloud, question: Question): Answer {
  const versions: readonly Version[] = question.version ? [question.version] : [4, 6]
  const answers = versions.map((version) => askVersion(cloud, question, version))
  return answers.reduce((best, other) => (isBetter(other, best) ? other : best))
}

function askVersion(cloud: Cloud, question: Question, version: Version): Answer {
  const { from, to, protocol, ports } = question
  const traffic = requestTraffic(version, protocol, ports)
  const [source, target] = [placesOf(cloud, from, version), placesOf(cloud, to, version)]
  const beyond = beyondSight(cloud, source.thing, target.thing, protocol, ports?.first ?? null)
  const none = noneOf(cloud, source, target)
  if (none) return { ...nothing(none.thing, none.check), version, beyond }
  const pairs = pairsOf(cloud, source, target, traffic)
  const attempts = pairs.slice(0, MOST_PAIRS).map(([place, one]) => attempt(cloud, place, one, traffic))
  const [first, ...others] = attempts
  if (!first) return { ...nothing(target.thing, nowhereOf(cloud, target)), version, beyond }
  return { ...others.reduce((best, other) => (isBetter(other, best) ? other : best), first), version, beyond }
}

/** Why one of the ends has no address to look at. */
function noneOf(cloud: Cloud, source: Places, target: Places): { thing: Thing; check: Check } | null {
  if (cloud.isUnread('ports')) return { thing: source.thing, check: unreadPorts }
  for (const end of [source, target]) if ('none' in end) return { thing: end.thing, check: end.none }
  if ('places' in source && source.places.length === 0) return { thing: source.thing, check: stops('floating-unused') }
  return null
}

const unreadPorts: Check = { fate: 'unseen', say: { code: 'unread', values: { list: 'ports' } }, openings: [] }

const nowhereOf = (cloud: Cloud, target: Places): Check =>
  'floatingIp' in target && target.floatingIp ? nowhere(cloud, target.floatingIp) : stops('no-address')

function pairsOf(cloud: Cloud, source: Places, target: Places, traffic: Traffic): [Place, Target][] {
  if ('none' in source || 'none' in target) return []
  return source.places.flatMap((place) =>
    targetsFor(cloud, target, place.kind === 'outside', traffic).map((one): [Place, Target] => [place, one]),
  )
}

function targetsFor(cloud: Cloud, target: Places, isFromOutside: boolean, traffic: Traffic): Target[] {
  if ('none' in target) return []
  if (target.floatingIp) return atAddress(cloud, target.floatingIp, traffic)
  return target.places.flatMap((place) => targetsOf(cloud, place, traffic, isFromOutside))
}

const RANK = { reachable: 0, depends: 1, blocked: 2 } as const

/** Better is what works, then what may work, then what was looked at, then what has fewer obstacles. */
function isBetter(a: Attempt, b: Attempt): boolean {
  if (a.verdict !== b.verdict) return RANK[a.verdict] < RANK[b.verdict]
  if (isLookedAt(a) !== isLookedAt(b)) return isLookedAt(a)
  if (a.obstacles.length !== b.obstacles.length) return a.obstacles.length < b.obstacles.length
  return a.assumptions.length < b.assumptions.length
}

/** An end without an address of this version says nothing about the others. */
const isLookedAt = ({ path }: Attempt) => path.length > 1

/** The answer if there is no pair of addresses to look at. */
function nothing(thing: Thing, check: Check): Attempt {
  const path = toHops([draft('from', thing, [], [check])])
  const note = { thing, say: check.say }
  const isStopped = check.fate === 'stops'
  return {
    verdict: isStopped ? 'blocked' : 'depends',
    path,
    reply: { kind: 'none', path: [] },
    obstacles: isStopped ? [{ ...note, openings: check.openings, way: 'there', hop: 0 }] : [],
    unseen: isStopped ? [] : [note],
    assumptions: [],
    warnings: [],
    source: null,
    target: null,
    outerPort: null,
  }
}
