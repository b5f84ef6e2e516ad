import type { Link } from './compute.ts'

/** An item of GET /flavors. */
export interface FlavorSummary {
  id: string
  name: string
  links: Link[]
  /** 2.55 */
  description?: string | null
}

/** An item of GET /flavors/detail: `ram` and `swap` in MiB, `disk` and `ephemeral` in GiB. */
export interface Flavor extends FlavorSummary {
  ram: number
  vcpus: number
  disk: number
  'OS-FLV-EXT-DATA:ephemeral': number
  /** Until 2.74 an empty string instead of 0. */
  swap: number | ''
  rxtx_factor: number | ''
  'OS-FLV-DISABLED:disabled': boolean
  'os-flavor-access:is_public': boolean
  /** 2.61, only for users with the policy to see them. */
  extra_specs?: Record<string, string>
}

/** An item of GET /flavors/:id/os-flavor-access. */
export interface FlavorAccess {
  flavor_id: string
  tenant_id: string
}

/** The `keypair` of an item of GET /os-keypairs. */
export interface KeypairSummary {
  name: string
  public_key: string
  fingerprint: string
  /** 2.2 */
  type?: 'ssh' | 'x509'
}

export interface Keypair extends KeypairSummary {
  id: number
  user_id: string
  created_at: string
  updated_at: string | null
  deleted: boolean
  deleted_at: string | null
}

/** Response of POST /os-keypairs. */
export interface NewKeypair extends KeypairSummary {
  user_id: string
  /** Only if Nova generated the key, until 2.91. */
  private_key?: string
}

export const SERVER_GROUP_POLICIES = ['anti-affinity', 'affinity', 'soft-anti-affinity', 'soft-affinity'] as const
export type ServerGroupPolicy = (typeof SERVER_GROUP_POLICIES)[number]

/** An item of GET /os-server-groups. */
export interface ServerGroup {
  id: string
  name: string
  /** Ids of servers. */
  members: string[]
  /** Until 2.63 */
  policies?: ServerGroupPolicy[]
  /** Until 2.63, always empty. */
  metadata?: Record<string, never>
  /** 2.13 */
  project_id?: string
  /** 2.13 */
  user_id?: string
  /** 2.64 */
  policy?: ServerGroupPolicy
  /** 2.64 */
  rules?: { max_server_per_host?: number }
}

/** An item of GET /os-aggregates. */
export interface Aggregate {
  id: number
  /** 2.41 */
  uuid?: string
  name: string
  availability_zone: string | null
  hosts: string[]
  metadata: Record<string, string>
  created_at: string
  updated_at: string | null
  deleted: boolean
  deleted_at: string | null
}

/** An item of GET /os-availability-zone; `hosts` is null without details. */
export interface ComputeZone {
  zoneName: string
  zoneState: { available: boolean }
  hosts: Record<string, Record<string, { available: boolean; active: boolean; updated_at: string | null }>> | null
}

/** An item of GET /os-hypervisors. */
export interface HypervisorSummary {
  /** A UUID since 2.53. */
  id: number | string
  hypervisor_hostname: string
  state: 'up' | 'down'
  status: 'enabled' | 'disabled'
  /** 2.53, with `with_servers=true`, and in the response of …/servers. */
  servers?: { name: string; uuid: string }[]
}

/** An item of GET /os-hypervisors/detail. */
export interface Hypervisor extends HypervisorSummary, Partial<HypervisorResources> {
  hypervisor_type: string
  hypervisor_version: number
  host_ip: string | null
  service: { id: number | string; host: string; disabled_reason: string | null }
  /** Text until 2.27; removed in 2.88. */
  cpu_info?: string | Record<string, unknown>
  /** 2.88 */
  uptime?: string | null
}

/** Until 2.87; then Placement has them. */
export interface HypervisorResources {
  vcpus: number
  vcpus_used: number
  memory_mb: number
  memory_mb_used: number
  free_ram_mb: number
  local_gb: number
  local_gb_used: number
  free_disk_gb: number
  disk_available_least: number | null
  current_workload: number
  running_vms: number
}

/** An item of GET /os-services. */
export interface ComputeService {
  /** A UUID since 2.53. */
  id: number | string
  binary: string
  host: string
  zone: string
  status: 'enabled' | 'disabled'
  state: 'up' | 'down'
  updated_at: string | null
  disabled_reason: string | null
  /** 2.11 */
  forced_down?: boolean
}

/** `limits.absolute` of GET /limits; -1 is unlimited. */
export interface AbsoluteLimits {
  maxTotalInstances: number
  maxTotalCores: number
  maxTotalRAMSize: number
  maxTotalKeypairs: number
  maxServerMeta: number
  maxServerGroups: number
  maxServerGroupMembers: number
  totalInstancesUsed: number
  totalCoresUsed: number
  totalRAMUsed: number
  totalServerGroupsUsed: number
  /** Until 2.35, as the next four. */
  maxTotalFloatingIps?: number
  maxSecurityGroups?: number
  maxSecurityGroupRules?: number
  totalFloatingIpsUsed?: number
  totalSecurityGroupsUsed?: number
  /** Until 2.38 */
  maxImageMeta?: number
  /** Until 2.56, as the next. */
  maxPersonality?: number
  maxPersonalitySize?: number
}

/** Usage of one server in GET /os-simple-tenant-usage. */
export interface ServerUsage {
  instance_id: string
  name: string
  flavor: string
  tenant_id: string
  hours: number
  memory_mb: number
  local_gb: number
  vcpus: number
  started_at: string
  ended_at: string | null
  state: string
  /** Seconds. */
  uptime: number
}

/** An item of GET /os-simple-tenant-usage. */
export interface ProjectUsage {
  tenant_id: string
  start: string
  stop: string
  total_hours: number
  total_vcpus_usage: number
  total_memory_mb_usage: number
  total_local_gb_usage: number
  /** With `detailed=1`, and for one project. */
  server_usages?: ServerUsage[]
}
