import { isIcmp, PROTOCOL_NAMES, type RuleTraffic } from '@meridian/contract'

export type Traffic = Pick<RuleTraffic, 'protocol' | 'port_range_min' | 'port_range_max'>

interface Service {
  /** As people type it. */
  id: string
  name: string
  protocol: string
  port: number
}

const tcp = (port: number, id: string, name: string): Service => ({ id, name, protocol: 'tcp', port })
const udp = (port: number, id: string, name: string): Service => ({ id, name, protocol: 'udp', port })

const SERVICES: readonly Service[] = [
  tcp(21, 'ftp', 'FTP'),
  tcp(22, 'ssh', 'SSH'),
  tcp(23, 'telnet', 'Telnet'),
  tcp(25, 'smtp', 'SMTP'),
  tcp(53, 'dns-tcp', 'DNS'),
  udp(53, 'dns', 'DNS'),
  udp(67, 'dhcp', 'DHCP'),
  tcp(80, 'http', 'HTTP'),
  tcp(110, 'pop3', 'POP3'),
  udp(123, 'ntp', 'NTP'),
  tcp(143, 'imap', 'IMAP'),
  udp(161, 'snmp', 'SNMP'),
  tcp(389, 'ldap', 'LDAP'),
  tcp(443, 'https', 'HTTPS'),
  tcp(465, 'smtps', 'SMTPS'),
  tcp(636, 'ldaps', 'LDAPS'),
  tcp(993, 'imaps', 'IMAPS'),
  tcp(995, 'pop3s', 'POP3S'),
  udp(1194, 'openvpn', 'OpenVPN'),
  tcp(1433, 'mssql', 'MS SQL'),
  tcp(2049, 'nfs', 'NFS'),
  tcp(2379, 'etcd', 'etcd'),
  tcp(3306, 'mysql', 'MySQL'),
  tcp(3389, 'rdp', 'RDP'),
  tcp(5432, 'postgresql', 'PostgreSQL'),
  tcp(6379, 'redis', 'Redis'),
  tcp(6443, 'kubernetes', 'Kubernetes API'),
  tcp(8080, 'http-alt', 'HTTP alt'),
  tcp(9090, 'prometheus', 'Prometheus'),
  tcp(9100, 'node-exporter', 'Node exporter'),
  tcp(9200, 'elasticsearch', 'Elasticsearch'),
  tcp(27017, 'mongodb', 'MongoDB'),
  udp(51820, 'wireguard', 'WireGuard'),
]

const ALIASES: Readonly<Record<string, string>> = { postgres: 'postgresql', mongo: 'mongodb', pgsql: 'postgresql' }

const ANY: Traffic = { protocol: null, port_range_min: null, port_range_max: null }
const all = (protocol: string): Traffic => ({ ...ANY, protocol })
const PING: Traffic = { protocol: 'icmp', port_range_min: 8, port_range_max: null }

const WITH_PORTS = ['tcp', 'udp', 'sctp', 'dccp', 'udplite']
const RANGE = /^(\d{1,5})(?:[-:](\d{1,5}))?$/

/** The service of a rule, if its port is a known one. */
export const serviceOf = ({ protocol, port_range_min: min, port_range_max: max }: Traffic): Service | undefined =>
  SERVICES.find((service) => service.protocol === protocol && service.port === min && (max === null || max === min))

export const isPing = ({ protocol, port_range_min: type }: Traffic): boolean => protocol === 'icmp' && type === 8

/** A rule's traffic as `parseServices` reads it. */
export function serviceText(rule: Traffic): string {
  const { protocol, port_range_min: min, port_range_max: max } = rule
  if (protocol === null) return 'any'
  if (min === null) return protocol
  if (isPing(rule) && max === null) return 'ping'
  if (isIcmp(protocol)) return max === null ? `${protocol}/${min}` : `${protocol}/${min}:${max}`
  return serviceOf(rule)?.id ?? `${max === null || max === min ? min : `${min}-${max}`}/${protocol}`
}

/** What `ssh, 443 or 8000-8010/udp` means, or the word that means nothing. */
export type ParsedServices = { traffic: Traffic[]; problem?: undefined } | { traffic?: undefined; problem: string }

export function parseServices(text: string): ParsedServices {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && word !== 'or' && word !== 'and')
  if (words.length === 0) return { problem: '' }
  const traffic: Traffic[] = []
  let protocol = 'tcp'
  for (const [at, word] of words.entries()) {
    // As in `udp 53, 123`: the protocol of the numbers behind it.
    if (WITH_PORTS.includes(word) && RANGE.test(words[at + 1] ?? '')) {
      protocol = word
      continue
    }
    const one = trafficOf(word, protocol)
    if (!one) return { problem: word }
    traffic.push(one)
  }
  return traffic.length > 0 ? { traffic } : { problem: words[0] ?? '' }
}

function trafficOf(word: string, protocol: string): Traffic | null {
  if (['any', 'all', '*', '-1', 'everything'].includes(word)) return ANY
  if (word === 'ping') return PING
  const known = SERVICES.find(({ id }) => id === (ALIASES[word] ?? word))
  if (known) return { protocol: known.protocol, port_range_min: known.port, port_range_max: known.port }
  if (PROTOCOL_NAMES.some((name) => name === word)) return all(word)
  if (RANGE.test(word)) return ports(protocol, word)
  const [one = '', other = '', ...more] = word.split('/')
  if (more.length > 0 || !other) return null
  if (PROTOCOL_NAMES.some((name) => name === one)) return ports(one, other)
  return PROTOCOL_NAMES.some((name) => name === other) ? ports(other, one) : null
}

function ports(protocol: string, range: string): Traffic | null {
  const [, from = '', to] = RANGE.exec(range) ?? []
  if (from === '') return range === 'any' || range === 'all' ? all(protocol) : null
  const [min, max] = [Number(from), to === undefined ? null : Number(to)]
  if (isIcmp(protocol))
    return min <= 255 && (max ?? 0) <= 255 ? { protocol, port_range_min: min, port_range_max: max } : null
  const last = max ?? min
  const isRange = WITH_PORTS.includes(protocol) && min >= 1 && last <= 65_535 && min <= last
  return isRange ? { protocol, port_range_min: min, port_range_max: last } : null
}
