import { named } from '../faults.ts'
import { repr } from '../resource/values.ts'

/** IANA's numbers of the named protocols. */
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['ah', 51],
  ['dccp', 33],
  ['egp', 8],
  ['esp', 50],
  ['gre', 47],
  ['hopopt', 0],
  ['icmp', 1],
  ['igmp', 2],
  ['ip', 0],
  ['ipip', 4],
  ['ipv6-encap', 41],
  ['ipv6-frag', 44],
  ['ipv6-icmp', 58],
  ['icmpv6', 58],
  ['ipv6-nonxt', 59],
  ['ipv6-opts', 60],
  ['ipv6-route', 43],
  ['ospf', 89],
  ['pgm', 113],
  ['rsvp', 46],
  ['sctp', 132],
  ['tcp', 6],
  ['udp', 17],
  ['udplite', 136],
  ['vrrp', 112],
])

const WITH_PORTS = ['dccp', 'sctp', 'tcp', 'udp', 'udplite']

/** A name in lower case, or a number as text. */
export function readProtocol(data: unknown): string | null {
  if (data === null) return null
  const isNumber = /^\d{1,3}$/.test(String(data)) && Number(data) <= 255
  if (isNumber) return String(data)
  const name = typeof data === 'string' ? data.toLowerCase() : ''
  if (NUMBERS.has(name)) return name
  const known = ['None', ...[...NUMBERS.keys()].map((word) => `'${word}'`)].join(', ')
  const message = `Security group rule protocol ${repr(data)} not supported. Only protocol values [${known}] and integer representations [0 to 255] are supported.`
  throw named.badRequest('SecurityGroupRuleInvalidProtocol', message)
}

export const numberOf = (protocol: string) => NUMBERS.get(protocol) ?? Number(protocol)

export const hasPorts = (protocol: string) => WITH_PORTS.some((name) => NUMBERS.get(name) === numberOf(protocol))

export const PORT_PROTOCOLS = WITH_PORTS.map((name) => name.toUpperCase()).join(', ')

const ICMP = 1
const ICMP_V6 = 58

export const isIcmp = (protocol: string) => [ICMP, ICMP_V6].includes(numberOf(protocol))

/** In IPv6, the old names of ICMP mean ICMPv6. */
export function usualProtocol(protocol: string | null, ethertype: 'IPv4' | 'IPv6'): string | null {
  if (ethertype !== 'IPv6') return protocol
  if (protocol === 'icmp' || protocol === 'icmpv6') return 'ipv6-icmp'
  return protocol === String(ICMP) ? String(ICMP_V6) : protocol
}

/** Protocols of IPv6 only. */
export const isOnlyV6 = (protocol: string) => [41, 44, ICMP_V6, 59, 60, 43].includes(numberOf(protocol))
