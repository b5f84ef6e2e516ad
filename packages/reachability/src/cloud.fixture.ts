import type { Lists, Port, Rule, SecurityGroup } from './model/lists.ts'

/** A rule that lets something in; its other attributes by name. */
export const rule = (id: string, part: Partial<Rule> = {}): Rule => ({
  id,
  direction: 'ingress',
  ethertype: 'IPv4',
  protocol: 'tcp',
  port_range_min: null,
  port_range_max: null,
  remote_ip_prefix: null,
  remote_group_id: null,
  remote_address_group_id: null,
  ...part,
})

const everythingOut = (id: string): Rule[] =>
  ['IPv4', 'IPv6'].map((ethertype) => rule(`${id}-${ethertype}`, { direction: 'egress', ethertype, protocol: null }))

export const group = (id: string, rules: Rule[], part: Partial<SecurityGroup> = {}): SecurityGroup => ({
  id,
  name: id,
  project_id: 'own',
  stateful: true,
  security_group_rules: [...everythingOut(id), ...rules],
  ...part,
})

export const tcp = (id: string, port: number, part: Partial<Rule> = {}): Rule =>
  rule(id, { port_range_min: port, port_range_max: port, ...part })

export const port = (
  id: string,
  network: string,
  address: string,
  groups: string[],
  part: Partial<Port> = {},
): Port => ({
  id: `${id}-port`,
  network_id: network,
  project_id: 'own',
  device_id: id,
  device_owner: 'compute:nova',
  status: 'ACTIVE',
  admin_state_up: true,
  port_security_enabled: true,
  security_groups: groups,
  fixed_ips: [{ subnet_id: `${network}-${address.includes(':') ? 6 : 4}`, ip_address: address }],
  ...part,
})

export const face = (router: string, network: string, address: string): Port =>
  port(router, network, address, [], {
    id: `${router}-${network}-${address}`,
    device_owner: 'network:router_interface',
    port_security_enabled: false,
  })

const net = (id: string) => ({ id, name: id, project_id: 'own', admin_state_up: true, shared: false, mtu: 1450 })

const subnet = (network: string, cidr: string, gateway_ip: string | null) => ({
  id: `${network}-${cidr.includes(':') ? 6 : 4}`,
  network_id: network,
  cidr,
  gateway_ip,
  host_routes: [],
  enable_dhcp: true,
})

/** Two networks at one router, of which web-1 can be reached from outside, and db-1 from app-1. */
export const company = (): Lists => ({
  projectId: 'own',
  networks: [net('private'), net('data'), { id: 'public', name: 'public', 'router:external': true }],
  subnets: [
    subnet('private', '10.0.1.0/24', '10.0.1.1'),
    subnet('private', '2001:db8:1::/64', '2001:db8:1::1'),
    subnet('data', '10.30.0.0/24', '10.30.0.1'),
  ],
  ports: [
    face('edge', 'private', '10.0.1.1'),
    face('edge', 'private', '2001:db8:1::1'),
    face('edge', 'data', '10.30.0.1'),
    port('web-1', 'private', '10.0.1.14', ['web']),
    port('app-1', 'private', '10.0.1.20', ['app']),
    port('db-1', 'data', '10.30.0.21', ['db']),
  ],
  routers: [
    {
      id: 'edge',
      name: 'edge',
      project_id: 'own',
      admin_state_up: true,
      status: 'ACTIVE',
      routes: [],
      external_gateway_info: {
        network_id: 'public',
        enable_snat: true,
        external_fixed_ips: [{ ip_address: '203.0.113.2' }],
      },
    },
  ],
  groups: [
    group('web', [tcp('web-443', 443), tcp('web-22', 22, { remote_ip_prefix: '198.51.100.0/24' })]),
    group('app', []),
    group('db', [tcp('db-5432', 5432, { remote_group_id: 'app' })]),
  ],
  addressGroups: [],
  floatingIps: [
    {
      id: 'fip',
      floating_ip_address: '203.0.113.7',
      floating_network_id: 'public',
      router_id: 'edge',
      status: 'ACTIVE',
      port_id: 'web-1-port',
      fixed_ip_address: '10.0.1.14',
      port_forwardings: [],
    },
  ],
  servers: ['web-1', 'app-1', 'db-1'].map((id) => ({ id, name: id, status: 'ACTIVE' })),
})
