import type { Thing } from '../answer/answer.ts'
import { everywhere, includes, isEverywhere, type Range, type Version } from '../model/addresses.ts'
import { oncePer, type Cloud } from '../model/cloud.ts'
import type { Port } from '../model/lists.ts'
import type { Direction } from '../groups/filter.ts'
import { remoteOf } from '../groups/remote.ts'
import { matchedSpan, protocolNumber, type Span, type Traffic } from '../groups/traffic.ts'

/** What a group lets through: all protocols or one, all ports or some. */
export interface Open {
  protocol: number | null
  span: Span | null
  /** Null on a port without port security, which filters nothing. */
  groupId: string | null
}

const EVERYTHING: Open = { protocol: null, span: null, groupId: null }

/** What the groups of a port let in from addresses, or out to them. */
export function openTo(cloud: Cloud, port: Port, direction: Direction, peer: Range): Open[] {
  if (port.port_security_enabled === false) return [EVERYTHING]
  const ids = port.security_groups ?? []
  if (isEverywhere(peer)) return ids.flatMap((id) => openToWorld(cloud, `${direction} ${peer.version} ${id}`))
  return ids.flatMap((id) => opensOf(cloud, id, direction, peer))
}

/** Most ports share their groups, and all of them are asked about the internet. */
const openToWorld = oncePer((cloud, key) => {
  const [direction, version, id = ''] = key.split(' ')
  return opensOf(cloud, id, direction === 'egress' ? 'egress' : 'ingress', everywhere(version === '6' ? 6 : 4))
})

const opensOf = (cloud: Cloud, groupId: string, direction: Direction, peer: Range): Open[] =>
  (cloud.groups.get(groupId)?.security_group_rules ?? []).flatMap((rule) => {
    if (rule.direction !== direction) return []
    const protocol = protocolNumber(rule.protocol, peer.version)
    const span = matchedSpan(rule, { version: peer.version, protocol, span: null })
    const isOpen = span !== null && remoteOf(cloud, rule, peer.version).ranges.some((range) => includes(range, peer))
    return isOpen ? [{ protocol, span: isWhole(span) ? null : span, groupId }] : []
  })

const isWhole = ({ first, last }: Span) => first <= 1 && last === 65_535

/** What two places let through together: one of the opens of each has to. */
export function both(ins: readonly Open[], outs: readonly Open[]): Open[] {
  return ins.flatMap((one) => {
    if (outs.some((other) => other.protocol === null && other.span === null)) return [one]
    return outs.flatMap((other) => {
      const span = common(one.span, other.span)
      const isOther = one.protocol !== null && other.protocol !== null && one.protocol !== other.protocol
      if (isOther || span === 'none') return []
      return [{ ...one, protocol: one.protocol ?? other.protocol, span }]
    })
  })
}

function common(a: Span | null, b: Span | null): Span | null | 'none' {
  if (a === null || b === null) return a ?? b
  const span = { first: Math.max(a.first, b.first), last: Math.min(a.last, b.last) }
  return span.first <= span.last ? span : 'none'
}

/** What some opens let through, and the others do not. */
export function without(opens: readonly Open[], others: readonly Open[]): Open[] {
  return opens.flatMap((open) => {
    const taken = others.filter(({ protocol }) => protocol === null || protocol === open.protocol)
    const left = taken.reduce<Span[]>(
      (spans, { span }) => spans.flatMap((one) => cut(one, span ?? ALL)),
      [open.span ?? ALL],
    )
    return left.map((span) => ({ ...open, span: span.first === ALL.first && span.last === ALL.last ? null : span }))
  })
}

const ALL: Span = { first: 0, last: 65_535 }

const cut = (span: Span, { first, last }: Span): Span[] =>
  [
    { first: span.first, last: Math.min(span.last, first - 1) },
    { first: Math.max(span.first, last + 1), last: span.last },
  ].filter((part) => part.first <= part.last)

/** Traffic that something open lets in. */
export const trafficThrough = ({ protocol, span }: Open, version: Version): Traffic => ({ version, protocol, span })

/** ICMP has a number for each version, but is one thing to people. */
export const openKey = ({ protocol, span }: Pick<Open, 'protocol' | 'span'>): string =>
  `${protocol === 58 ? 1 : protocol} ${span?.first}-${span?.last}`

export const distinctOpens = (opens: readonly Open[]): Open[] => [
  ...new Map(opens.map((one) => [openKey(one), one])).values(),
]

export const distinctThings = (things: readonly Thing[]): Thing[] => [
  ...new Map(things.map((one) => [one.id ?? one.name, one])).values(),
]
