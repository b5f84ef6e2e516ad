import { includesRange, ipRange } from './ip-ranges.ts'
import { isIcmp, type SecurityGroupRule } from './security-group-rules.ts'

/** What a rule lets through, wherever the rule is. */
export type RuleTraffic = Pick<
  SecurityGroupRule,
  | 'direction'
  | 'ethertype'
  | 'protocol'
  | 'port_range_min'
  | 'port_range_max'
  | 'remote_ip_prefix'
  | 'remote_group_id'
  | 'remote_address_group_id'
>

/** Neutron stores names and numbers as they were sent, and takes both for the same. */
const NUMBERS: Readonly<Record<string, string>> = {
  icmp: '1',
  igmp: '2',
  tcp: '6',
  egp: '8',
  udp: '17',
  dccp: '33',
  'ipv6-encap': '41',
  'ipv6-route': '43',
  'ipv6-frag': '44',
  rsvp: '46',
  gre: '47',
  esp: '50',
  ah: '51',
  icmpv6: '58',
  'ipv6-icmp': '58',
  'ipv6-nonxt': '59',
  'ipv6-opts': '60',
  ospf: '89',
  vrrp: '112',
  pgm: '113',
  sctp: '132',
  udplite: '136',
  ipip: '4',
}

/** The protocol as a number; null is any. In IPv6, ICMP is ICMPv6. */
export function protocolNumber({ protocol, ethertype }: Pick<RuleTraffic, 'protocol' | 'ethertype'>): string | null {
  if (protocol === null || protocol === '-1' || protocol === 'any') return null
  const number = NUMBERS[protocol] ?? protocol
  return number === '1' && ethertype === 'IPv6' ? '58' : number
}

const EVERYWHERE = ['0.0.0.0/0', '::/0']

export const isFromEverywhere = (rule: RuleTraffic): boolean =>
  rule.remote_group_id === null &&
  rule.remote_address_group_id === null &&
  (rule.remote_ip_prefix === null || EVERYWHERE.includes(rule.remote_ip_prefix))

type Ports = Pick<RuleTraffic, 'protocol' | 'port_range_min' | 'port_range_max'>

/** The first and last port, or ICMP type, of a rule; null if all are open. */
function portsOf({ protocol, port_range_min: min, port_range_max: max }: Ports): [number, number] | null {
  if (min === null || min === -1) return null
  if (isIcmp(protocol)) return [min, min]
  return min === 1 && max === 65_535 ? null : [min, max ?? min]
}

function coversPorts(a: Ports, b: Ports): boolean {
  const [outer, inner] = [portsOf(a), portsOf(b)]
  if (outer === null) return true
  if (inner === null) return false
  const coversCode = (a.port_range_max ?? -1) === -1 || a.port_range_max === b.port_range_max
  if (isIcmp(a.protocol)) return outer[0] === inner[0] && coversCode
  return outer[0] <= inner[0] && inner[1] <= outer[1]
}

function coversRemote(a: RuleTraffic, b: RuleTraffic): boolean {
  if (isFromEverywhere(a)) return true
  if (a.remote_group_id !== null) return a.remote_group_id === b.remote_group_id
  if (a.remote_address_group_id !== null) return a.remote_address_group_id === b.remote_address_group_id
  const [outer, inner] = [ipRange(a.remote_ip_prefix ?? ''), ipRange(b.remote_ip_prefix ?? '')]
  return outer !== null && inner !== null && includesRange(outer, inner)
}

/** Whether `a` lets through all that `b` lets through: `b` changes nothing beside `a`. */
export function covers(a: RuleTraffic, b: RuleTraffic): boolean {
  if (a.direction !== b.direction || a.ethertype !== b.ethertype) return false
  const protocol = protocolNumber(a)
  if (protocol !== null && protocol !== protocolNumber(b)) return false
  return coversPorts(a, b) && coversRemote(a, b)
}

/** Equal for rules that let through the same: Neutron refuses the second one in a group. */
export function trafficKey(rule: RuleTraffic): string {
  const ports = portsOf(rule)
  const code = ports !== null && isIcmp(rule.protocol) ? (rule.port_range_max ?? -1) : null
  const remote = isFromEverywhere(rule)
    ? null
    : (rule.remote_group_id ?? rule.remote_address_group_id ?? rangeKey(rule.remote_ip_prefix ?? ''))
  return JSON.stringify([rule.direction, rule.ethertype, protocolNumber(rule), ports, code, remote])
}

function rangeKey(prefix: string): string {
  const range = ipRange(prefix)
  return range ? `${range.first}-${range.last}` : prefix
}

export const isSameTraffic = (a: RuleTraffic, b: RuleTraffic): boolean => trafficKey(a) === trafficKey(b)

/** Whether a rule lets a host with this address in, by this protocol and port. */
export function letsIn(rule: RuleTraffic, address: string, port: number, protocol = 'tcp'): boolean {
  const from: RuleTraffic = {
    direction: 'ingress',
    ethertype: address.includes(':') ? 'IPv6' : 'IPv4',
    protocol,
    port_range_min: port,
    port_range_max: port,
    remote_ip_prefix: address,
    remote_group_id: null,
    remote_address_group_id: null,
  }
  return covers(rule, from)
}
