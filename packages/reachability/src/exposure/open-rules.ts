import { includes, isEverywhere, type Range, type Version } from '../model/addresses.ts'
import type { Cloud } from '../model/cloud.ts'
import type { Port } from '../model/lists.ts'
import { remoteOf } from '../groups/remote.ts'
import { matchedSpan, protocolNumber, type Span, type Traffic } from '../groups/traffic.ts'

/** What a group lets in: all protocols or one, all ports or some. */
export interface Open {
  protocol: number | null
  span: Span | null
  /** Null on a port without port security, which lets everything in. */
  groupId: string | null
}

const EVERYTHING: Open = { protocol: null, span: null, groupId: null }

/** What the groups of a port let in from addresses. */
export function openTo(cloud: Cloud, port: Port, peer: Range): Open[] {
  if (port.port_security_enabled === false) return [EVERYTHING]
  return (port.security_groups ?? []).flatMap((id) => opensOf(cloud, id, peer))
}

const known = new WeakMap<Cloud, Map<string, Open[]>>()

/** Most ports share their groups, and all of them are asked about the internet. */
function opensOf(cloud: Cloud, groupId: string, peer: Range): Open[] {
  if (!isEverywhere(peer)) return computed(cloud, groupId, peer)
  const groups = known.get(cloud) ?? new Map<string, Open[]>()
  known.set(cloud, groups)
  const key = `${groupId} ${peer.version}`
  const opens = groups.get(key) ?? computed(cloud, groupId, peer)
  groups.set(key, opens)
  return opens
}

const computed = (cloud: Cloud, groupId: string, peer: Range): Open[] =>
  (cloud.groups.get(groupId)?.security_group_rules ?? []).flatMap((rule) => {
    if (rule.direction !== 'ingress') return []
    const protocol = protocolNumber(rule.protocol, peer.version)
    const span = matchedSpan(rule, { version: peer.version, protocol, span: null })
    const isOpen = remoteOf(cloud, rule, peer.version).ranges.some((range) => includes(range, peer))
    return span && isOpen ? [{ protocol, span: isWhole(span) ? null : span, groupId }] : []
  })

const isWhole = ({ first, last }: Span) => first <= 1 && last === 65_535

/** Traffic that something open lets in. */
export const trafficThrough = ({ protocol, span }: Open, version: Version): Traffic => ({ version, protocol, span })
