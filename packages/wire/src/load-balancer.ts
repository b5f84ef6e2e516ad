export type LoadBalancerProvisioning =
  | 'ACTIVE'
  | 'PENDING_CREATE'
  | 'PENDING_UPDATE'
  | 'PENDING_DELETE'
  | 'ERROR'
  | 'DELETED'

export type LoadBalancerOperating = 'ONLINE' | 'DRAINING' | 'OFFLINE' | 'DEGRADED' | 'ERROR' | 'NO_MONITOR'

interface Reference {
  id: string
}

/** What Octavia's resources share; times are without a zone, in UTC. */
interface LoadBalancing {
  id: string
  provisioning_status: LoadBalancerProvisioning
  operating_status: LoadBalancerOperating
  admin_state_up: boolean
  project_id: string
  tenant_id: string
  created_at: string
  updated_at: string | null
  tags: string[]
}

export interface LoadBalancer extends LoadBalancing {
  name: string
  description: string
  vip_address: string
  vip_port_id: string
  vip_subnet_id: string
  vip_network_id: string
  vip_qos_policy_id: string | null
  additional_vips: { subnet_id: string; ip_address: string }[]
  provider: string
  flavor_id: string | null
  availability_zone: string | null
  listeners: Reference[]
  pools: Reference[]
}

export type ListenerProtocol = 'TCP' | 'HTTPS' | 'PROMETHEUS' | 'SCTP' | 'HTTP' | 'TERMINATED_HTTPS' | 'UDP'

export interface Listener extends LoadBalancing {
  name: string
  description: string
  protocol: ListenerProtocol
  protocol_port: number
  connection_limit: number
  default_tls_container_ref: string | null
  sni_container_refs: string[]
  default_pool_id: string | null
  l7policies: Reference[]
  insert_headers: Record<string, string>
  loadbalancers: Reference[]
  timeout_client_data: number
  timeout_member_connect: number
  timeout_member_data: number
  timeout_tcp_inspect: number
  client_ca_tls_container_ref: string | null
  client_authentication: 'NONE' | 'OPTIONAL' | 'MANDATORY'
  client_crl_container_ref: string | null
  allowed_cidrs: string[] | null
  tls_ciphers: string | null
  tls_versions: string[] | null
  alpn_protocols: string[] | null
}

export type PoolProtocol = 'TCP' | 'UDP' | 'SCTP' | 'HTTP' | 'HTTPS' | 'PROXY' | 'PROXYV2'
export type BalancingAlgorithm = 'ROUND_ROBIN' | 'SOURCE_IP' | 'LEAST_CONNECTIONS' | 'SOURCE_IP_PORT'

export interface SessionPersistence {
  type: 'SOURCE_IP' | 'HTTP_COOKIE' | 'APP_COOKIE'
  cookie_name: string | null
  persistence_timeout: number | null
  persistence_granularity: string | null
}

export interface Pool extends LoadBalancing {
  name: string
  description: string
  protocol: PoolProtocol
  lb_algorithm: BalancingAlgorithm
  session_persistence: SessionPersistence | null
  loadbalancers: Reference[]
  listeners: Reference[]
  /** Absent without one. */
  healthmonitor_id?: string
  members: Reference[]
  tls_container_ref: string | null
  ca_tls_container_ref: string | null
  crl_container_ref: string | null
  tls_enabled: boolean
  tls_ciphers: string | null
  tls_versions: string[] | null
  alpn_protocols: string[] | null
}

export interface PoolMember extends LoadBalancing {
  name: string
  address: string
  protocol_port: number
  /** 0 drains it. */
  weight: number
  backup: boolean
  subnet_id: string | null
  monitor_address: string | null
  monitor_port: number | null
}

export type HealthMonitorType = 'HTTP' | 'HTTPS' | 'PING' | 'SCTP' | 'TCP' | 'TLS-HELLO' | 'UDP-CONNECT'

export interface HealthMonitor extends LoadBalancing {
  name: string
  type: HealthMonitorType
  /** Seconds between two checks. */
  delay: number
  timeout: number
  max_retries: number
  max_retries_down: number
  /** Of HTTP and HTTPS only, as the next two. */
  http_method: string | null
  url_path: string | null
  expected_codes: string | null
  http_version: number | null
  domain_name: string | null
  pools: Reference[]
}

export type L7PolicyAction = 'REJECT' | 'REDIRECT_TO_URL' | 'REDIRECT_TO_POOL' | 'REDIRECT_PREFIX'

export interface L7Policy extends LoadBalancing {
  name: string
  description: string
  action: L7PolicyAction
  listener_id: string
  redirect_pool_id: string | null
  redirect_url: string | null
  redirect_prefix: string | null
  redirect_http_code: number | null
  /** From 1, in the order in which they are tried. */
  position: number
  rules: Reference[]
}

export type L7RuleType =
  | 'HOST_NAME'
  | 'PATH'
  | 'FILE_TYPE'
  | 'HEADER'
  | 'COOKIE'
  | 'SSL_CONN_HAS_CERT'
  | 'SSL_VERIFY_RESULT'
  | 'SSL_DN_FIELD'

export interface L7Rule extends LoadBalancing {
  type: L7RuleType
  compare_type: 'REGEX' | 'STARTS_WITH' | 'ENDS_WITH' | 'CONTAINS' | 'EQUAL_TO'
  /** Of headers, cookies and certificate fields. */
  key: string | null
  value: string
  invert: boolean
}

export interface LoadBalancerStatistics {
  bytes_in: number
  bytes_out: number
  active_connections: number
  total_connections: number
  request_errors: number
}

type Status = Pick<LoadBalancing, 'id' | 'provisioning_status' | 'operating_status'> & { name: string }

export interface PoolStatus extends Status {
  /** Absent without one. */
  health_monitor?: Status & Pick<HealthMonitor, 'type'>
  members: (Status & Pick<PoolMember, 'address' | 'protocol_port'>)[]
}

/** A balancer with all below it; a pool of several listeners is in each of them. */
export interface LoadBalancerStatusTree extends Status {
  listeners: (Status & { pools: PoolStatus[] })[]
}

export interface LoadBalancerFlavor {
  id: string
  name: string
  description: string
  enabled: boolean
  flavor_profile_id: string
}

export interface LoadBalancerFlavorProfile {
  id: string
  name: string
  provider_name: string
  /** JSON. */
  flavor_data: string
}

export interface LoadBalancerZone {
  name: string
  description: string
  enabled: boolean
  availability_zone_profile_id: string
}

export interface LoadBalancerZoneProfile {
  id: string
  name: string
  provider_name: string
  /** JSON. */
  availability_zone_data: string
}

export interface LoadBalancerProvider {
  name: string
  description: string
}

/** -1 is no limit. */
export interface LoadBalancerQuota {
  load_balancer: number
  listener: number
  member: number
  pool: number
  health_monitor: number
  l7policy: number
  l7rule: number
}

export interface Amphora {
  id: string
  loadbalancer_id: string
  compute_id: string
  lb_network_ip: string
  vrrp_ip: string
  ha_ip: string
  vrrp_port_id: string
  ha_port_id: string
  cert_expiration: string
  cert_busy: boolean
  role: 'STANDALONE' | 'MASTER' | 'BACKUP'
  status: 'ALLOCATED' | 'BOOTING' | 'ERROR' | 'PENDING_DELETE'
  vrrp_interface: string | null
  vrrp_id: number
  vrrp_priority: number | null
  cached_zone: string | null
  created_at: string
  updated_at: string
  image_id: string | null
  compute_flavor: string | null
}
