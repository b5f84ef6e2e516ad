import { everywhere, includes, isSingle, overlap, type Range } from '../model/addresses.ts'
import type { Cloud } from '../model/cloud.ts'
import type { Port, Rule, SecurityGroup } from '../model/lists.ts'
import { coverage, type Area } from './coverage.ts'
import { remoteOf } from './remote.ts'
import { matchedSpan, type Traffic } from './traffic.ts'

export type Direction = 'ingress' | 'egress'

/** What the groups of a port do with traffic from or to other addresses. */
export interface Filtered {
  fate: 'passes' | 'stops' | 'unseen'
  why: 'off' | 'rule' | 'no-groups' | 'no-rule' | 'group-unseen' | 'members-unseen' | 'source-unseen'
  /** Rules that let it through, or a part of it. */
  rules: readonly Rule[]
  /** Whether some of what was asked is let through. */
  isPartial: boolean
}

const groupsOf = (cloud: Cloud, port: Port): SecurityGroup[] =>
  (port.security_groups ?? []).flatMap((id) => cloud.groups.get(id) ?? [])

/** Neutron filters nothing on a port without port security. */
const isFiltered = (port: Port) => port.port_security_enabled !== false

/** How a port treats replies: its groups remember the request, or need a rule, or that depends on the driver. */
export function memoryOf(cloud: Cloud, port: Port): 'remembers' | 'forgets' | 'mixed' {
  if (!isFiltered(port)) return 'remembers'
  const states = new Set(groupsOf(cloud, port).map((group) => group.stateful !== false))
  if (states.size === 2) return 'mixed'
  return states.has(false) ? 'forgets' : 'remembers'
}

/** Whether the groups of a port let traffic out to, or in from, addresses; null is an address that nobody can see. */
export function filter(cloud: Cloud, port: Port, direction: Direction, peer: Range | null, traffic: Traffic): Filtered {
  if (!isFiltered(port)) return { fate: 'passes', why: 'off', rules: [], isPartial: false }
  const ids = port.security_groups ?? []
  if (ids.length === 0) return { fate: 'stops', why: 'no-groups', rules: [], isPartial: false }
  const asked: Area = {
    span: traffic.span ?? { first: 0, last: 65_535 },
    range: peer ?? everywhere(traffic.version),
  }
  const canBeMember = peer === null || isSingle(peer)
  const certain: Area[] = []
  const rules: Rule[] = []
  const maybe: Area[] = []
  for (const { area, rule, isMaybe } of areasOf(cloud, port, direction, traffic, { peer: asked.range, canBeMember })) {
    if (isMaybe) maybe.push(area)
    else {
      certain.push(area)
      if (rules.at(-1) !== rule) rules.push(rule)
    }
  }
  const covered = coverage(certain, asked)
  const isPartial = covered === 'some'
  if (covered === 'all')
    return { fate: 'passes', why: 'rule', rules: covering(cloud, rules, asked, traffic), isPartial }
  if (ids.some((id) => !cloud.groups.has(id))) return { fate: 'unseen', why: 'group-unseen', rules, isPartial }
  if (peer === null && covered === 'some') return { fate: 'unseen', why: 'source-unseen', rules, isPartial }
  if (coverage([...certain, ...maybe], asked) === 'all')
    return { fate: 'unseen', why: 'members-unseen', rules, isPartial }
  return { fate: 'stops', why: 'no-rule', rules, isPartial }
}

/** The one rule that lets all of it through, if there is one. */
function covering(cloud: Cloud, rules: readonly Rule[], asked: Area, traffic: Traffic): readonly Rule[] {
  const one = rules.find((rule) => {
    const span = matchedSpan(rule, traffic)
    if (span === null) return false
    const areas = remoteOf(cloud, rule, traffic.version).ranges.map((range) => ({ span, range }))
    return coverage(areas, asked) === 'all'
  })
  return one ? [one] : rules
}

interface Peer {
  peer: Range
  /** A single address can be one of a group's; the internet cannot. */
  canBeMember: boolean
}

function* areasOf(cloud: Cloud, port: Port, direction: Direction, traffic: Traffic, { peer, canBeMember }: Peer) {
  for (const group of groupsOf(cloud, port)) {
    for (const rule of group.security_group_rules ?? []) {
      const span = rule.direction === direction ? matchedSpan(rule, traffic) : null
      if (span === null) continue
      const { ranges, maybeMore } = remoteOf(cloud, rule, traffic.version)
      for (const range of ranges) {
        if (isTouched(range, peer)) yield { area: { span, range }, rule, isMaybe: false }
      }
      if (maybeMore && canBeMember && !isKnown(cloud, peer)) yield { area: { span, range: peer }, rule, isMaybe: true }
    }
  }
}

const isTouched = (range: Range, peer: Range) => (isSingle(peer) ? includes(range, peer) : overlap(range, peer))

/** Whether a port is listed that has the address: then its groups are known, too. */
const isKnown = (cloud: Cloud, peer: Range) => !cloud.isUnread('ports') && cloud.owners(peer).length > 0
