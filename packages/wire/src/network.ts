/** Attributes of nearly every Neutron resource. */
export interface NetworkResource {
  id: string
  name: string
  description: string
  project_id: string
  /** Older name of `project_id`. */
  tenant_id: string
  tags: string[]
  created_at: string
  updated_at: string
  revision_number: number
}

export const NETWORK_TYPES = ['flat', 'vlan', 'vxlan', 'gre', 'geneve', 'local'] as const
export type NetworkType = (typeof NETWORK_TYPES)[number]

export interface Network extends NetworkResource {
  admin_state_up: boolean
  status: 'ACTIVE' | 'DOWN' | 'BUILD' | 'ERROR'
  mtu: number
  subnets: string[]
  /** As the caller sees it: also true if an RBAC policy names the caller's project. */
  shared: boolean
  'router:external': boolean
  /** Only on external networks. */
  is_default?: boolean
  port_security_enabled: boolean
  qos_policy_id: string | null
  dns_domain: string
  l2_adjacency: boolean
  availability_zone_hints: string[]
  availability_zones: string[]
  ipv4_address_scope: string | null
  ipv6_address_scope: string | null
  /** The provider attributes; administrators only. */
  'provider:network_type'?: NetworkType
  'provider:physical_network'?: string | null
  'provider:segmentation_id'?: number | null
  /** Instead of the three attributes above if the network has several. */
  segments?: Pick<Network, 'provider:network_type' | 'provider:physical_network' | 'provider:segmentation_id'>[]
}

export interface AllocationPool {
  start: string
  end: string
}

export interface HostRoute {
  destination: string
  nexthop: string
}

export const IPV6_MODES = ['dhcpv6-stateful', 'dhcpv6-stateless', 'slaac'] as const
export type Ipv6Mode = (typeof IPV6_MODES)[number]

export interface Subnet extends NetworkResource {
  network_id: string
  ip_version: 4 | 6
  cidr: string
  gateway_ip: string | null
  allocation_pools: AllocationPool[]
  dns_nameservers: string[]
  host_routes: HostRoute[]
  enable_dhcp: boolean
  ipv6_ra_mode: Ipv6Mode | null
  ipv6_address_mode: Ipv6Mode | null
  subnetpool_id: string | null
  service_types: string[]
}

/** Prefix lengths are strings. */
export interface SubnetPool extends NetworkResource {
  prefixes: string[]
  ip_version: 4 | 6
  default_prefixlen: string
  min_prefixlen: string
  max_prefixlen: string
  default_quota: number | null
  is_default: boolean
  shared: boolean
  address_scope_id: string | null
}

export interface AddressScope {
  id: string
  name: string
  project_id: string
  tenant_id: string
  ip_version: 4 | 6
  shared: boolean
}

export interface AddressGroup {
  id: string
  name: string
  description: string
  project_id: string
  tenant_id: string
  addresses: string[]
  /** Missing from the response of create, as the next three. */
  shared?: boolean
  created_at?: string
  updated_at?: string
  revision_number?: number
}

export interface FixedIp {
  subnet_id: string
  ip_address: string
}

export interface AddressPair {
  mac_address: string
  ip_address: string
}

export interface DhcpOption {
  opt_name: string
  opt_value: string
  ip_version: 4 | 6
}

export interface DnsAssignment {
  ip_address: string
  hostname: string
  fqdn: string
}

export interface SubPort {
  port_id: string
  segmentation_type: string
  segmentation_id: number
}

export interface TrunkDetails {
  trunk_id: string
  sub_ports: (SubPort & { mac_address?: string })[]
}

export const VNIC_TYPES = [
  'normal',
  'direct',
  'macvtap',
  'baremetal',
  'direct-physical',
  'virtio-forwarder',
  'smart-nic',
  'vdpa',
  'accelerator-direct',
  'accelerator-direct-physical',
  'remote-managed',
] as const
export type VnicType = (typeof VNIC_TYPES)[number]

export const PORT_STATUSES = ['ACTIVE', 'DOWN', 'BUILD', 'ERROR', 'N/A'] as const
export type PortStatus = (typeof PORT_STATUSES)[number]

export interface Port extends NetworkResource {
  network_id: string
  mac_address: string
  admin_state_up: boolean
  status: PortStatus
  device_id: string
  device_owner: string
  fixed_ips: FixedIp[]
  allowed_address_pairs: AddressPair[]
  extra_dhcp_opts: DhcpOption[]
  security_groups: string[]
  port_security_enabled: boolean
  qos_policy_id: string | null
  qos_network_policy_id: string | null
  dns_name: string
  dns_assignment: DnsAssignment[]
  ip_allocation: 'immediate' | 'deferred' | 'none'
  /** Only if Neutron has the MAC learning extension. */
  mac_learning_enabled?: boolean
  /** Only on the parent port of a trunk. */
  trunk_details?: TrunkDetails
  'binding:vnic_type': VnicType
  /** Administrators only, as the next ones. */
  'binding:host_id'?: string
  'binding:profile'?: Record<string, unknown>
  'binding:vif_type'?: string
  'binding:vif_details'?: Record<string, unknown>
  resource_request?: unknown
}

export interface ExternalGateway {
  network_id: string
  enable_snat: boolean
  external_fixed_ips: FixedIp[]
}

export interface Router extends NetworkResource {
  admin_state_up: boolean
  status: 'ACTIVE' | 'ALLOCATING' | 'ERROR'
  external_gateway_info: ExternalGateway | null
  routes: HostRoute[]
  flavor_id: string | null
  availability_zone_hints: string[]
  availability_zones: string[]
  /** Administrators only, as the next. */
  distributed?: boolean
  ha?: boolean
}

/** Response of add_router_interface and remove_router_interface. */
export interface RouterInterface {
  id: string
  tenant_id: string
  port_id: string
  network_id: string
  subnet_id: string
  subnet_ids: string[]
}

export interface PortForwarding {
  id: string
  protocol: string
  external_port?: number
  external_port_range: string
  internal_port?: number
  internal_port_range: string
  internal_port_id: string
  internal_ip_address: string
  description: string
}

export interface FloatingIp {
  id: string
  description: string
  project_id: string
  tenant_id: string
  tags: string[]
  created_at: string
  updated_at: string
  revision_number: number
  floating_ip_address: string
  floating_network_id: string
  fixed_ip_address: string | null
  port_id: string | null
  router_id: string | null
  status: 'ACTIVE' | 'DOWN' | 'ERROR'
  qos_policy_id: string | null
  dns_name: string
  dns_domain: string
  port_details: Pick<
    Port,
    'name' | 'network_id' | 'mac_address' | 'admin_state_up' | 'status' | 'device_id' | 'device_owner'
  > | null
  port_forwardings: Partial<PortForwarding>[]
}
