import type { Version } from '../model/addresses.ts'
import type { Rule } from '../model/lists.ts'

/** The first and last port; for ICMP the type, twice. */
export interface Span {
  first: number
  last: number
}

export interface Traffic {
  version: Version
  /** By its number; null is any. */
  protocol: number | null
  /** Null is all of them. */
  span: Span | null
}

const ALL: Span = { first: 0, last: 65_535 }

/** Ports that clients open for themselves, by Linux' defaults: replies go there. */
const EPHEMERAL: Span = { first: 32_768, last: 60_999 }

/** Neutron stores names and numbers as they were sent. */
const NUMBERS: Readonly<Record<string, number>> = {
  icmp: 1,
  igmp: 2,
  ipip: 4,
  tcp: 6,
  egp: 8,
  udp: 17,
  dccp: 33,
  'ipv6-encap': 41,
  'ipv6-route': 43,
  'ipv6-frag': 44,
  rsvp: 46,
  gre: 47,
  esp: 50,
  ah: 51,
  icmpv6: 58,
  'ipv6-icmp': 58,
  'ipv6-nonxt': 59,
  'ipv6-opts': 60,
  ospf: 89,
  vrrp: 112,
  pgm: 113,
  sctp: 132,
  udplite: 136,
}

/** The number of a protocol; null is any. In IPv6, ICMP is ICMPv6. A text that is no protocol matches nothing. */
export function protocolNumber(protocol: string | number | null | undefined, version: Version): number | null {
  if (protocol === null || protocol === undefined || protocol === '' || protocol === 'any') return null
  const number = NUMBERS[String(protocol).toLowerCase()] ?? Number(protocol)
  if (number === -1) return null
  return number === 1 && version === 6 ? 58 : number
}

export const isIcmp = (protocol: number | null) => protocol === 1 || protocol === 58

/** The request of a question. Ping is ICMP's echo, which has a type of its own in each version. */
export function requestTraffic(version: Version, protocol: string, span: Span | null): Traffic {
  const number = protocolNumber(protocol, version)
  if (!isIcmp(number)) return { version, protocol: number, span }
  const echo = number === 1 ? 8 : 128
  return { version, protocol: number, span: span ?? { first: echo, last: echo } }
}

/** What comes back: to a port that the client has chosen, or the reply to a ping. */
export function replyTraffic(request: Traffic): Traffic {
  if (isIcmp(request.protocol)) return { ...request, span: echoReply(request) }
  return { ...request, span: request.span && EPHEMERAL }
}

function echoReply({ protocol, span }: Traffic): Span | null {
  if (span?.first === 8 && protocol === 1) return { first: 0, last: 0 }
  return span?.first === 128 ? { first: 129, last: 129 } : span
}

/** The ports of such traffic that a rule is about; null if it is about other traffic. */
export function matchedSpan(rule: Rule, traffic: Traffic): Span | null {
  const version = rule.ethertype === 'IPv6' ? 6 : 4
  if (version !== traffic.version) return null
  const protocol = protocolNumber(rule.protocol, version)
  if (protocol === null) return traffic.span ?? ALL
  if (protocol !== traffic.protocol) return null
  const span = ruleSpan(rule, protocol)
  const asked = traffic.span ?? ALL
  const both = { first: Math.max(span.first, asked.first), last: Math.min(span.last, asked.last) }
  return both.first <= both.last ? both : null
}

const isSet = (value: number | null | undefined): value is number => typeof value === 'number' && value >= 0

function ruleSpan({ port_range_min: min, port_range_max: max }: Rule, protocol: number): Span {
  if (isIcmp(protocol)) return isSet(min) ? { first: min, last: min } : ALL
  // Nothing is sent to port 0: from 1 on is all of them.
  return { first: isSet(min) && min > 1 ? min : 0, last: isSet(max) ? max : isSet(min) ? min : ALL.last }
}
