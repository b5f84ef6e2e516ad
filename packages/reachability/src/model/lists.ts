import type * as wire from '@meridian/wire'

type Words<T> = T extends string ? string : T

/** What the engine reads of a thing: an attribute may be missing, and a status may be one that nobody listed. */
type Loose<T, K extends keyof T> = { id: string } & { [P in K]?: Words<T[P]> | null }

type Owned = 'name' | 'project_id'

export type Network = Loose<wire.Network, Owned | 'admin_state_up' | 'shared' | 'mtu' | 'router:external'>

export type Subnet = Loose<wire.Subnet, Owned | 'cidr' | 'gateway_ip' | 'host_routes' | 'enable_dhcp'> &
  Pick<wire.Subnet, 'network_id'>

export type Port = Loose<
  wire.Port,
  | Owned
  | 'device_id'
  | 'device_owner'
  | 'admin_state_up'
  | 'status'
  | 'port_security_enabled'
  | 'security_groups'
  | 'fixed_ips'
  | 'binding:vif_type'
  | 'binding:host_id'
> &
  Pick<wire.Port, 'network_id'> & {
    allowed_address_pairs?: readonly Pick<wire.AddressPair, 'ip_address'>[] | null
    trunk_details?: { sub_ports: readonly Pick<wire.SubPort, 'port_id'>[] } | null
  }

export type Router = Loose<wire.Router, Owned | 'admin_state_up' | 'status' | 'routes'> & {
  external_gateway_info?: {
    network_id: string
    enable_snat?: boolean | undefined
    external_fixed_ips?: readonly Pick<wire.FixedIp, 'ip_address'>[] | undefined
  } | null
}

export type Rule = Loose<
  wire.SecurityGroupRule,
  | 'direction'
  | 'ethertype'
  | 'protocol'
  | 'port_range_min'
  | 'port_range_max'
  | 'remote_ip_prefix'
  | 'remote_group_id'
  | 'remote_address_group_id'
>

export type SecurityGroup = Loose<wire.SecurityGroup, Owned | 'stateful' | 'shared'> & {
  security_group_rules?: readonly Rule[] | null
}

export type AddressGroup = Loose<wire.AddressGroup, 'name' | 'addresses'>

export type PortForwarding = Loose<
  wire.PortForwarding,
  | 'protocol'
  | 'external_port'
  | 'internal_port'
  | 'external_port_range'
  | 'internal_port_range'
  | 'internal_port_id'
  | 'internal_ip_address'
>

export type FloatingIp = Loose<wire.FloatingIp, 'status' | 'port_id' | 'router_id' | 'fixed_ip_address'> &
  Pick<wire.FloatingIp, 'floating_ip_address' | 'floating_network_id'> & {
    port_forwardings?: readonly Partial<PortForwarding>[] | null
  }

export type Server = Loose<wire.Server, 'name' | 'status'>

/** What runs routers and DHCP on a host; only administrators see them. */
export interface Agent {
  id: string
  agent_type?: string | null
  host?: string | null
  alive?: boolean | null
}

/** All that the engine reads. */
export interface Lists {
  networks: readonly Network[]
  subnets: readonly Subnet[]
  ports: readonly Port[]
  routers: readonly Router[]
  groups: readonly SecurityGroup[]
  addressGroups: readonly AddressGroup[]
  floatingIps: readonly FloatingIp[]
  servers: readonly Server[]
  agents?: readonly Agent[]
  /** The project whose things are listed; null if the lists have those of all projects. */
  projectId: string | null
  /** Lists that could not be read, each with the reason. */
  unread?: Partial<Record<ListName, string>>
  /** Aliases of Neutron's extensions. */
  extensions?: readonly string[]
}

export type ListName =
  | 'networks'
  | 'subnets'
  | 'ports'
  | 'routers'
  | 'groups'
  | 'addressGroups'
  | 'floatingIps'
  | 'servers'
