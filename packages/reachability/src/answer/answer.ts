import type { Version } from '../model/addresses.ts'

export type ThingKind = 'instance' | 'port' | 'network' | 'router' | 'group' | 'floatingIp' | 'outside' | 'nobody'

/** A thing of the cloud; the id is null for what is outside of it. */
export interface Thing {
  kind: ThingKind
  id: string | null
  name: string
}

/** A sentence by its code, with its values: the console has the words. */
export interface Say {
  code: Code
  values: Readonly<Record<string, string | number>>
}

export type Fate = 'passes' | 'stops' | 'assumed' | 'unseen'

/** A rule as Neutron takes it. */
export interface RuleDraft {
  direction: 'ingress' | 'egress'
  ethertype: 'IPv4' | 'IPv6'
  protocol: string | null
  port_range_min: number | null
  port_range_max: number | null
  remote_ip_prefix: string | null
  remote_group_id: string | null
}

/** The smallest change that removes one obstacle. */
export type Opening =
  | { kind: 'rule'; groupId: string; rule: RuleDraft }
  | { kind: 'join-group'; portId: string }
  | { kind: 'interface'; routerId: string | null; subnetId: string; address: string | null }
  | { kind: 'gateway'; routerId: string }
  | { kind: 'floating-ip'; portId: string; address: string }
  | { kind: 'associate'; floatingIpId: string }
  | { kind: 'start'; serverId: string }
  | { kind: 'admin-up'; of: 'port' | 'network' | 'router'; id: string }
  | { kind: 'subnet-gateway'; subnetId: string }
  | { kind: 'route'; routerId: string; destination: string }

/** One thing that was looked at on a hop. */
export interface Check {
  fate: Fate
  say: Say
  openings: readonly Opening[]
}

export type Side = 'from' | 'way' | 'to'

export interface Hop {
  things: readonly Thing[]
  side: Side
  facts: readonly Say[]
  checks: readonly Check[]
  /** Of all checks: the worst. */
  fate: Fate
  /** Whether a hop before it stops the packet. */
  isReached: boolean
}

export interface Obstacle {
  thing: Thing
  say: Say
  openings: readonly Opening[]
  /** On which way the packet is stopped. */
  way: 'there' | 'back'
  /** Index of the hop in its way. */
  hop: number
}

export type Verdict = 'reachable' | 'blocked' | 'depends'

export interface Answer {
  verdict: Verdict
  version: Version | null
  path: readonly Hop[]
  /** How replies come back: remembered by the groups, let in by rules, or not at all. */
  reply: { kind: 'remembered' | 'rules' | 'none'; path: readonly Hop[] }
  /** Everything that stops it. */
  obstacles: readonly Obstacle[]
  /** Why it depends. */
  unseen: readonly Note[]
  assumptions: readonly Note[]
  warnings: readonly Say[]
  /** What no console sees, under every answer. */
  beyond: readonly Say[]
  /** The addresses that were compared. */
  source: string | null
  target: string | null
  /** The port that has to be asked for outside, if a port forwarding changes it. */
  outerPort: number | null
}

export interface Note {
  thing: Thing
  say: Say
}

export type Code =
  // facts
  | 'fact-status'
  | 'fact-address'
  | 'fact-any-address'
  | 'fact-cidr'
  | 'fact-gateway'
  | 'fact-no-gateway'
  | 'fact-interface'
  | 'fact-rule'
  | 'fact-port-security-off'
  | 'fact-points-to'
  | 'fact-source-becomes'
  // what passes
  | 'starts'
  | 'gets-it'
  | 'hands-on'
  | 'translates'
  | 'lets-out'
  | 'lets-in'
  | 'lets-reply'
  // what stops
  | 'server-off'
  | 'port-admin-down'
  | 'port-down'
  | 'port-unused'
  | 'binding-failed'
  | 'network-down'
  | 'no-groups'
  | 'keeps-in'
  | 'keeps-out'
  | 'keeps-reply-in'
  | 'keeps-reply-out'
  | 'no-gateway'
  | 'gateway-unowned'
  | 'router-down'
  | 'router-error'
  | 'router-agent-dead'
  | 'router-no-way'
  | 'router-no-outside'
  | 'router-loop'
  | 'next-hop-missing'
  | 'nobody-has-address'
  | 'other-network'
  | 'no-outside-address'
  | 'floating-unused'
  | 'floating-no-router'
  | 'forwarding-missing'
  | 'no-address'
  | 'no-port'
  | 'network-empty'
  | 'other-version'
  | 'unknown-end'
  | 'reply-elsewhere'
  // what cannot be seen
  | 'unread'
  | 'unread-server'
  | 'group-unseen'
  | 'members-unseen'
  | 'source-unseen'
  | 'mixed-groups'
  | 'gateway-unseen'
  | 'router-unseen'
  | 'guest-forwards'
  | 'owner-unseen'
  | 'provider-private'
  | 'provider-route-back'
  | 'provider-routes'
  | 'floating-not-active'
  | 'router-itself'
  | 'dhcp-agent-dead'
  // what is assumed
  | 'provider-brings'
  | 'provider-carries'
  | 'hairpin'
  | 'holds-pair'
  | 'server-unseen'
  // warnings
  | 'warn-mtu'
  | 'warn-dhcp'
  | 'warn-gateway'
  | 'warn-overlap'
  // beyond sight
  | 'beyond-firewall'
  | 'beyond-listener'
  | 'beyond-provider'
  | 'beyond-cables'
  | 'beyond-fwaas'
  | 'beyond-vpn'
