import { isIcmp, type SecurityGroup } from '@meridian/contract'
import { compareText } from '../../../framework/text/wording.ts'

type Rule = SecurityGroup['security_group_rules'][number]

/** Traffic that a rule lets in: the ports or the protocol, and from where. */
export interface LetsIn {
  /** '22', '8000-8010', 'icmp'; null is everything. */
  what: string | null
  protocol: string | null
  /** A CIDR, the name of a group or the id of an address group; null is everywhere. */
  from: string | null
}

const ANYWHERE = new Set(['0.0.0.0/0', '::/0'])

function portsOf({ protocol, port_range_min: min, port_range_max: max }: Rule): string | null {
  if (protocol === null) return null
  if (isIcmp(protocol) || min === null || min === -1) return protocol
  return max === null || max === min ? String(min) : `${min}-${max}`
}

/** What the rules of the groups let in, each once; the same for IPv4 and IPv6 is one. */
export function letsIn(groups: readonly SecurityGroup[], groupName: (id: string) => string): LetsIn[] {
  const found = new Map<string, LetsIn>()
  for (const rule of groups.flatMap(({ security_group_rules: rules }) => rules)) {
    if (rule.direction !== 'ingress') continue
    const { remote_ip_prefix: prefix, remote_group_id: group, remote_address_group_id: addresses } = rule
    const ofOthers = group === null ? addresses : groupName(group)
    const from = ofOthers ?? (prefix === null || ANYWHERE.has(prefix) ? null : prefix)
    const one = { what: portsOf(rule), protocol: rule.protocol, from }
    found.set(`${one.what} ${one.protocol} ${from}`, one)
  }
  return [...found.values()].toSorted((a, b) => rank(a) - rank(b) || compareText(a.from ?? '', b.from ?? ''))
}

/** By port; protocols after ports, everything last. */
const rank = ({ what }: LetsIn) => (what === null ? Infinity : Number.parseInt(what, 10) || 65_536)

/** Who may reach a TCP port by these rules: from where, null for everywhere; none if nobody may. */
export const reaches = (port: number, entries: readonly LetsIn[]): LetsIn['from'][] =>
  entries
    .filter(({ what, protocol }) => {
      if (what === null) return true
      if (protocol !== 'tcp') return false
      const [min = Number.NaN, max = min] = what.split('-').map(Number)
      return what === 'tcp' || (min <= port && port <= max)
    })
    .map(({ from }) => from)
