import type { NetworkResource, NetworkType, SubPort } from './network.ts'

export interface SecurityGroupRule {
  id: string
  project_id: string
  tenant_id: string
  security_group_id: string
  direction: 'ingress' | 'egress'
  ethertype: 'IPv4' | 'IPv6'
  protocol: string | null
  port_range_min: number | null
  port_range_max: number | null
  remote_ip_prefix: string | null
  remote_group_id: string | null
  remote_address_group_id: string | null
  normalized_cidr: string | null
  /** Null on a group's default rules. */
  description: string | null
  created_at: string
  updated_at: string
  revision_number: number
}

export interface SecurityGroup extends NetworkResource {
  stateful: boolean
  shared: boolean
  security_group_rules: SecurityGroupRule[]
}

export interface Trunk extends NetworkResource {
  port_id: string
  admin_state_up: boolean
  status: 'ACTIVE' | 'DOWN' | 'BUILD' | 'DEGRADED' | 'ERROR'
  sub_ports: SubPort[]
}

export const QOS_RULE_TYPES = [
  'bandwidth_limit',
  'packet_rate_limit',
  'dscp_marking',
  'minimum_bandwidth',
  'minimum_packet_rate',
] as const
export type QosRuleType = (typeof QOS_RULE_TYPES)[number]

/** A rule of a policy; its keys depend on its type. */
export interface QosRule {
  id: string
  qos_policy_id: string
  type: QosRuleType
  direction?: 'ingress' | 'egress' | 'any'
  max_kbps?: number
  max_burst_kbps?: number
  max_kpps?: number
  max_burst_kpps?: number
  min_kbps?: number
  min_kpps?: number
  dscp_mark?: number
}

export interface QosPolicy extends NetworkResource {
  shared: boolean
  is_default: boolean
  rules: QosRule[]
}

export const RBAC_OBJECT_TYPES = [
  'address_group',
  'address_scope',
  'network',
  'qos_policy',
  'security_group',
  'subnetpool',
] as const
export type RbacObjectType = (typeof RBAC_OBJECT_TYPES)[number]

export interface RbacPolicy {
  id: string
  project_id: string
  tenant_id: string
  object_type: RbacObjectType
  object_id: string
  action: 'access_as_shared' | 'access_as_external'
  /** A project's id, or `*` for all. */
  target_tenant: string
}

export interface NetworkAgent {
  id: string
  agent_type: string
  binary: string
  topic: string
  host: string
  admin_state_up: boolean
  alive: boolean
  availability_zone: string | null
  description: string | null
  configurations: Record<string, unknown>
  resources_synced: boolean | null
  /** Without `T` and zone: `2026-11-15 00:17:18`. */
  created_at: string
  started_at: string
  heartbeat_timestamp: string
}

export interface NetworkSegment {
  id: string
  network_id: string
  name: string | null
  description: string | null
  network_type: NetworkType
  physical_network: string | null
  segmentation_id: number | null
  created_at: string
  updated_at: string
  revision_number: number
}

export interface NetworkAvailabilityZone {
  name: string
  resource: 'network' | 'router'
  state: 'available' | 'unavailable'
}

export const NETWORK_QUOTAS = [
  'network',
  'subnet',
  'subnetpool',
  'port',
  'router',
  'floatingip',
  'rbac_policy',
  'security_group',
  'security_group_rule',
  'trunk',
] as const
export type NetworkQuotaName = (typeof NETWORK_QUOTAS)[number]

/** -1 is unlimited. */
export type NetworkQuota = Record<NetworkQuotaName, number>
export type NetworkQuotaDetails = Record<NetworkQuotaName, { limit: number; used: number; reserved: number }>

export interface NetworkExtension {
  name: string
  alias: string
  description: string
  updated: string
  links: unknown[]
}
