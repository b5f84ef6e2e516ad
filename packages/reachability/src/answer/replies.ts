import { fromPort } from '../routing/walk.ts'
import type { Goal, PortGoal, Translation } from '../routing/goal.ts'
import type { Trip } from '../routing/trip.ts'
import { groupHop } from '../groups/group-hop.ts'
import { memoryOf } from '../groups/filter.ts'
import { replyTraffic, type Traffic } from '../groups/traffic.ts'
import type { Cloud } from '../model/cloud.ts'
import type { Range } from '../model/addresses.ts'
import type { Port } from '../model/lists.ts'
import type { Place } from '../ends/end.ts'
import { stops, unseen, type HopDraft } from './hop.ts'

export interface Request {
  cloud: Cloud
  source: Place
  target: Goal
  /** As the sender sends it, and as it arrives. */
  sent: Traffic
  received: Traffic
  trip: Trip
}

export interface Reply {
  kind: 'remembered' | 'rules'
  hops: HopDraft[]
}

/** How the reply comes back: by the routes, and past groups that do not remember the request. */
export function replyTo(request: Request): Reply {
  const { cloud, source, trip, sent, received, target } = request
  const end = endOf(target)
  const filters = [end?.port, source.kind === 'port' ? source.port : null].filter(
    (port) => port && memoryOf(cloud, port) !== 'remembers',
  )
  const leaving = end ? groupsOnReply(cloud, end.port, 'egress', trip.source, received) : []
  const entering = source.kind === 'port' ? groupsOnReply(cloud, source.port, 'ingress', target.address, sent) : []
  const way = end ? routeBack(request, end) : []
  return { kind: filters.length > 0 ? 'rules' : 'remembered', hops: [...leaving, ...way, ...entering] }
}

const endOf = (goal: Goal): PortGoal | null => (goal.kind === 'held' ? goal.inner : goal.kind === 'port' ? goal : null)

function groupsOnReply(
  cloud: Cloud,
  port: Port,
  direction: 'ingress' | 'egress',
  peer: Range | null,
  traffic: Traffic,
): HopDraft[] {
  const memory = memoryOf(cloud, port)
  if (memory === 'remembers') return []
  const side = direction === 'egress' ? 'to' : 'from'
  const reply = replyTraffic(traffic)
  const hop = groupHop({ cloud, port, side, direction, peer, peerPort: null, traffic: reply, isReply: true })
  const isMixed = memory === 'mixed' && hop.checks.some(({ fate }) => fate === 'stops')
  return [isMixed ? { ...hop, checks: [unseen('mixed-groups')] } : hop]
}

function routeBack({ cloud, source, trip }: Request, end: PortGoal): HopDraft[] {
  const goal = trip.source === null ? null : replyGoal(trip.translations, source)
  if (goal === null) return []
  const back = fromPort(cloud, end, goal, trip.translations)
  const targets = trip.translations.filter((one) => one.kind === 'target')
  const isDone = back.hops.some(({ checks }) => checks.some(({ fate }) => fate === 'stops' || fate === 'unseen'))
  if (!isDone && targets.some((one) => !back.visited.has(one.routerId))) {
    back.hops.at(-1)?.checks.push(stops('reply-elsewhere'))
  }
  return back.hops
}

/** Where replies go: to the sender, or to the router that has replaced its address; null if nobody can see that. */
function replyGoal(translations: readonly Translation[], source: Place): Goal | null {
  const last = translations.findLast((one) => one.kind === 'source')
  if (!last || source.kind === 'outside') return source
  if (last.after === null) return null
  const { port, address } = source
  const inner = { kind: 'port' as const, port, address }
  return {
    kind: 'held',
    address: last.after,
    networkId: last.networkId,
    routerId: last.routerId,
    floatingIp: null,
    inner,
  }
}
