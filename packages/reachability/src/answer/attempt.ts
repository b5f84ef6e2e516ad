import { endChecks } from '../ends/end-checks.ts'
import type { Place } from '../ends/end.ts'
import type { Target } from '../ends/targets.ts'
import { groupHop } from '../groups/group-hop.ts'
import { isIcmp, type Traffic } from '../groups/traffic.ts'
import { isEverywhere } from '../model/addresses.ts'
import type { Cloud } from '../model/cloud.ts'
import { addressText } from '../model/format.ts'
import type { Port } from '../model/lists.ts'
import type { Goal, OutsideGoal, PortGoal } from '../routing/goal.ts'
import { enterNetwork, textOf, type Trip } from '../routing/trip.ts'
import { fromOutside, fromPort } from '../routing/walk.ts'
import type { Answer, Check, Hop, Note, Obstacle, Say, Side } from './answer.ts'
import { draft, passes, say, toHops, type HopDraft } from './hop.ts'
import { replyTo, type Reply } from './replies.ts'
import { outsideThing, portThing } from './things.ts'
import { warningsOf } from './warnings.ts'

/** The answer for one pair of addresses, without what stands under every answer. */
export type Attempt = Omit<Answer, 'beyond' | 'version'>

/** Looks at everything between two addresses, past what stops the packet: all obstacles count, not the first. */
export function attempt(cloud: Cloud, source: Place, target: Target, sent: Traffic): Attempt {
  const { goal, traffic: received } = target
  const trip = source.kind === 'port' ? fromPort(cloud, source, goal) : fromOutside(cloud, source.address, goal)
  const end = goal.kind === 'held' ? goal.inner : goal
  const isPing = isIcmp(sent.protocol)
  const drafts = [
    ...sourceHops(cloud, source, goal, sent),
    ...wayHops(trip, end),
    ...targetHops(cloud, end, trip, received, source, target.checks, isPing),
  ]
  const path = toHops(drafts)
  const isRouted = !trip.hops.some(({ checks }) => checks.some(({ fate }) => fate === 'stops'))
  const reply = isRouted ? replyTo({ cloud, source, target: goal, sent, received, trip }) : null
  return summary(cloud, path, reply, { source, target, end, drafts })
}

function sourceHops(cloud: Cloud, source: Place, goal: Goal, sent: Traffic): HopDraft[] {
  if (source.kind === 'outside') return [outsideHop('from', source, [passes('starts')])]
  const { port, address } = source
  const peerPort = goal.kind === 'port' ? goal.port : null
  const checks = [...source.checks, ...endChecks(cloud, port, isIcmp(sent.protocol)), passes('starts')]
  const start = portHop(cloud, 'from', source, checks)
  const peer = goal.address
  const asked = {
    cloud,
    port,
    side: 'from',
    direction: 'egress',
    peer,
    peerPort,
    traffic: sent,
    isReply: false,
  } as const
  return address.version === sent.version ? [start, groupHop(asked)] : [start]
}

function wayHops(trip: Trip, end: PortGoal | OutsideGoal): HopDraft[] {
  const isMissing = end.kind === 'port' && !trip.hops.some(({ things }) => things[0]?.id === end.port.network_id)
  if (isMissing) enterNetwork(trip, end.port.network_id)
  return trip.hops
}

function targetHops(
  cloud: Cloud,
  end: PortGoal | OutsideGoal,
  trip: Trip,
  traffic: Traffic,
  source: Place,
  extra: readonly Check[],
  isPing: boolean,
): HopDraft[] {
  if (end.kind === 'outside') return [outsideHop('to', end, [...extra, passes('gets-it')])]
  const isUntranslated = trip.source !== null && source.kind === 'port' && trip.source === source.address
  const peerPort: Port | null = isUntranslated && source.kind === 'port' ? source.port : null
  const asked = {
    cloud,
    port: end.port,
    side: 'to',
    direction: 'ingress',
    peer: trip.source,
    peerPort,
    traffic,
  } as const
  const checks = [...extra, ...endChecks(cloud, end.port, isPing), passes('gets-it')]
  return [groupHop({ ...asked, isReply: false }), portHop(cloud, 'to', end, checks)]
}

function portHop(cloud: Cloud, side: Side, { port, address }: PortGoal, checks: Check[]): HopDraft {
  const server = cloud.servers.get((cloud.parentOf(port.id) ?? port).device_id ?? '')
  const facts: Say[] = [
    say('fact-status', { server: server?.status ?? '', port: port.status ?? '' }),
    say('fact-address', { address: addressText(address) }),
  ]
  return draft(side, portThing(cloud, port), facts, checks)
}

function outsideHop(side: Side, { address }: OutsideGoal, checks: Check[]): HopDraft {
  const isAll = isEverywhere(address)
  const fact = isAll
    ? say('fact-any-address', { version: address.version })
    : say('fact-address', { address: textOf(address) })
  return draft(side, outsideThing(isAll ? null : textOf(address)), [fact], checks)
}

interface Ends {
  source: Place
  target: Target
  end: PortGoal | OutsideGoal
  drafts: readonly HopDraft[]
}

function summary(cloud: Cloud, path: Hop[], reply: Reply | null, { source, target, end, drafts }: Ends): Attempt {
  const back = toHops(reply?.hops ?? [])
  const obstacles = distinct([...obstaclesOf(path, 'there'), ...obstaclesOf(back, 'back')])
  const unseen = distinct([...notesOf(path, 'unseen'), ...notesOf(back, 'unseen')])
  const networks = drafts.flatMap(({ things }) => (things[0]?.kind === 'network' && things[0].id ? [things[0].id] : []))
  return {
    verdict: obstacles.length > 0 ? 'blocked' : unseen.length > 0 ? 'depends' : 'reachable',
    path,
    reply: { kind: reply?.kind ?? 'none', path: back },
    obstacles,
    unseen,
    assumptions: distinct([...notesOf(path, 'assumed'), ...notesOf(back, 'assumed')]),
    warnings: warningsOf(
      cloud,
      networks,
      [source, end].filter((one) => one.kind === 'port'),
    ),
    source: isEverywhere(source.address) ? null : addressText(source.address),
    target: isEverywhere(target.goal.address) ? null : addressText(target.goal.address),
    outerPort: target.outerPort,
  }
}

const obstaclesOf = (hops: readonly Hop[], way: Obstacle['way']): Obstacle[] =>
  hops.flatMap(({ things, checks }, hop) =>
    checks.flatMap((check) =>
      check.fate === 'stops' && things[0] ? [{ ...check, thing: things[0], way, hop, openings: check.openings }] : [],
    ),
  )

const notesOf = (hops: readonly Hop[], fate: Check['fate']): Note[] =>
  hops.flatMap(({ things, checks }) =>
    checks.flatMap((check) => (check.fate === fate && things[0] ? [{ thing: things[0], say: check.say }] : [])),
  )

/** The same thing may stop the packet and its reply for the same reason. */
function distinct<T extends Note>(notes: readonly T[]): T[] {
  const seen = new Set<string>()
  return notes.filter(({ thing, say: { code } }) => {
    const key = `${thing.kind} ${thing.id} ${code}`
    return !seen.has(key) && seen.add(key)
  })
}
