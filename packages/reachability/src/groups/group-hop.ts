import type { Check, Code, Opening, RuleDraft, Say, Side } from '../answer/answer.ts'
import { draft, passes, say, stops, unseen, type HopDraft } from '../answer/hop.ts'
import { groupThing, portThing } from '../answer/things.ts'
import { isEverywhere, type Range } from '../model/addresses.ts'
import type { Cloud } from '../model/cloud.ts'
import { hostCidr } from '../model/format.ts'
import type { Port, Rule } from '../model/lists.ts'
import { filter, type Direction, type Filtered } from './filter.ts'
import { isIcmp, type Traffic } from './traffic.ts'

interface Asked {
  cloud: Cloud
  port: Port
  side: Side
  direction: Direction
  /** Null is an address that nobody can see. */
  peer: Range | null
  /** The port at the other end, if its own address is what the groups see. */
  peerPort: Port | null
  traffic: Traffic
  isReply: boolean
}

/** The groups of a port as one hop. */
export function groupHop(asked: Asked): HopDraft {
  const { cloud, port, side, direction, peer, traffic } = asked
  const result = filter(cloud, port, direction, peer, traffic)
  const letting = result.rules.flatMap((rule) => groupWith(cloud, port, rule) ?? [])
  const ids = letting.length > 0 ? [...new Set(letting)] : (port.security_groups ?? [])
  const things = ids.length > 0 ? ids.map((id) => groupThing(cloud, id)) : [portThing(cloud, port)]
  return draft(side, things, factsOf(cloud, result), [checkOf(asked, result)])
}

const groupWith = (cloud: Cloud, port: Port, rule: Rule): string | undefined =>
  (port.security_groups ?? []).find((id) => cloud.groups.get(id)?.security_group_rules?.includes(rule))

const SHOWN_RULES = 2

const factsOf = (cloud: Cloud, { why, rules }: Filtered): Say[] =>
  why === 'off'
    ? [say('fact-port-security-off')]
    : rules.slice(0, SHOWN_RULES).map((rule) => say('fact-rule', ruleValues(cloud, rule)))

/** A rule's parts, for a sentence about it. */
function ruleValues(cloud: Cloud, rule: Rule): Say['values'] {
  const group = rule.remote_group_id ?? ''
  const addresses = rule.remote_address_group_id ?? ''
  return {
    protocol: rule.protocol ?? '',
    from: rule.port_range_min ?? -1,
    to: rule.port_range_max ?? -1,
    remote: group
      ? groupThing(cloud, group).name
      : addresses
        ? cloud.addressGroups.get(addresses)?.name || addresses
        : (rule.remote_ip_prefix ?? ''),
    direction: rule.direction ?? '',
  }
}

const STOPPED: Record<Direction, [request: Code, reply: Code]> = {
  egress: ['keeps-in', 'keeps-reply-in'],
  ingress: ['keeps-out', 'keeps-reply-out'],
}

function checkOf(asked: Asked, { fate, why, isPartial }: Filtered): Check {
  const { direction, isReply } = asked
  if (fate === 'passes') return passes(isReply ? 'lets-reply' : direction === 'egress' ? 'lets-out' : 'lets-in')
  if (why === 'no-groups') return stops('no-groups', {}, [{ kind: 'join-group', portId: asked.port.id }])
  if (fate === 'unseen') return unseen(why === 'source-unseen' || why === 'members-unseen' ? why : 'group-unseen')
  const code = STOPPED[direction][isReply ? 1 : 0]
  return stops(code, { partly: isPartial ? 'yes' : 'no' }, ruleOpenings(asked))
}

/** The rule that lets exactly this through, and one that names the group of the other end. */
function ruleOpenings({ cloud, port, direction, peer, peerPort, traffic }: Asked): Opening[] {
  const groupId = (port.security_groups ?? []).find((id) => isOwn(cloud, id))
  if (groupId === undefined || peer === null) return []
  const { protocol, span } = traffic
  const rule: RuleDraft = {
    direction,
    ethertype: traffic.version === 6 ? 'IPv6' : 'IPv4',
    protocol: protocol === null ? null : (NAMES[protocol] ?? String(protocol)),
    port_range_min: span?.first ?? null,
    port_range_max: isIcmp(protocol) ? null : (span?.last ?? null),
    remote_ip_prefix: isEverywhere(peer) ? (traffic.version === 6 ? '::/0' : '0.0.0.0/0') : hostCidr(peer),
    remote_group_id: null,
  }
  const remoteGroups = (peerPort?.security_groups ?? []).filter((id) => isOwn(cloud, id)).slice(0, 1)
  return [
    { kind: 'rule', groupId, rule },
    ...remoteGroups.map((remote_group_id) => ({
      kind: 'rule' as const,
      groupId,
      rule: { ...rule, remote_ip_prefix: null, remote_group_id },
    })),
  ]
}

const isOwn = ({ groups, lists }: Cloud, id: string) => {
  const group = groups.get(id)
  return group !== undefined && (lists.projectId === null || group.project_id === lists.projectId)
}

const NAMES: Readonly<Record<number, string>> = { 1: 'icmp', 6: 'tcp', 17: 'udp', 58: 'ipv6-icmp', 132: 'sctp' }
