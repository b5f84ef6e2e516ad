import { creation, type Creation } from './call.fixture.ts'

const pools = { allocation_pools: [{ start: '10.0.0.2', end: '10.0.0.9' }] }

/** A call for each resource of Neutron; see `CREATIONS`. */
export const NETWORK_CREATIONS: Readonly<Record<string, Creation>> = {
  network: {
    call: creation('network POST /v2.0/networks', {
      network: {
        name: 'n',
        description: 'd',
        admin_state_up: true,
        shared: false,
        'router:external': true,
        mtu: 1400,
        dns_domain: 'a.',
        port_security_enabled: false,
        qos_policy_id: 'q',
        availability_zone_hints: ['z'],
        tenant_id: 't',
        'provider:network_type': 'vlan',
        'provider:physical_network': 'p',
        'provider:segmentation_id': 7,
      },
    }),
  },
  subnet: {
    call: creation('network POST /v2.0/subnets', {
      subnet: {
        name: 's',
        network_id: 'n',
        cidr: '10.0.0.0/24',
        ip_version: 4,
        enable_dhcp: false,
        gateway_ip: null,
        ...pools,
        dns_nameservers: ['1.1.1.1'],
        subnetpool_id: 'p',
        prefixlen: 24,
        ipv6_ra_mode: 'slaac',
        host_routes: [{ destination: '10.1.0.0/16', nexthop: '10.0.0.3' }],
      },
    }),
    lost: { terraform: ['subnet.host_routes'] },
  },
  router: {
    call: creation('network POST /v2.0/routers', {
      router: {
        name: 'r',
        admin_state_up: true,
        distributed: false,
        ha: false,
        availability_zone_hints: ['z'],
        external_gateway_info: {
          network_id: 'n',
          enable_snat: false,
          external_fixed_ips: [{ subnet_id: 's', ip_address: '172.24.4.9' }],
        },
      },
    }),
    lost: { terraform: ['router.ha'] },
  },
  router_interface: { call: creation('network PUT /v2.0/routers/r/add_router_interface', { subnet_id: 's' }) },
  security_group: {
    call: creation('network POST /v2.0/security-groups', {
      security_group: { name: 'g', description: 'd', stateful: false },
    }),
    lost: { hot: ['security_group.stateful'] },
  },
  security_group_rule: {
    call: creation('network POST /v2.0/security-group-rules', {
      security_group_rule: {
        security_group_id: 'g',
        direction: 'ingress',
        ethertype: 'IPv4',
        protocol: 'tcp',
        description: 'd',
        port_range_min: 22,
        port_range_max: 22,
        remote_ip_prefix: '0.0.0.0/0',
        remote_group_id: null,
      },
    }),
  },
  port: {
    call: creation('network POST /v2.0/ports', {
      port: {
        name: 'p',
        network_id: 'n',
        admin_state_up: true,
        mac_address: 'fa:16:3e:00:00:01',
        device_owner: 'o',
        fixed_ips: [{ subnet_id: 's', ip_address: '10.0.0.5' }],
        security_groups: [],
        qos_policy_id: 'q',
        allowed_address_pairs: [{ ip_address: '10.9.9.9' }],
        'binding:vnic_type': 'direct',
        device_id: 'd',
        'binding:host_id': 'h',
        port_security_enabled: true,
        dns_name: 'd',
        description: 'd',
      },
    }),
  },
  floating_ip: {
    call: creation('network POST /v2.0/floatingips', {
      floatingip: {
        floating_network_id: 'n',
        description: 'd',
        port_id: 'p',
        fixed_ip_address: '10.0.0.5',
        dns_name: 'a',
        floating_ip_address: '172.24.4.9',
        subnet_id: 's',
        dns_domain: 'a.',
        qos_policy_id: 'q',
      },
    }),
    lost: { terraform: ['floating_ip.qos_policy_id'] },
  },
  port_forwarding: {
    call: creation('network POST /v2.0/floatingips/f/port_forwardings', {
      port_forwarding: {
        protocol: 'tcp',
        internal_port_id: 'p',
        internal_ip_address: '10.0.0.5',
        internal_port: 80,
        external_port: 8080,
        description: 'd',
      },
    }),
  },
  address_group: {
    call: creation('network POST /v2.0/address-groups', {
      address_group: { name: 'a', description: 'd', addresses: ['10.0.0.0/8'] },
    }),
  },
  address_scope: {
    call: creation('network POST /v2.0/address-scopes', {
      address_scope: { name: 'a', ip_version: 6, shared: true, tenant_id: 't' },
    }),
  },
  subnet_pool: {
    call: creation('network POST /v2.0/subnetpools', {
      subnetpool: {
        name: 's',
        prefixes: ['10.0.0.0/8'],
        default_prefixlen: 24,
        min_prefixlen: 20,
        max_prefixlen: 28,
        default_quota: 9,
        address_scope_id: 'a',
        shared: true,
        is_default: true,
        description: 'd',
      },
    }),
    lost: { hot: ['subnet_pool.description'] },
  },
  trunk: {
    call: creation('network POST /v2.0/trunks', {
      trunk: {
        name: 't',
        description: 'd',
        port_id: 'p',
        admin_state_up: false,
        sub_ports: [{ port_id: 'q', segmentation_type: 'vlan', segmentation_id: 7 }],
      },
    }),
  },
  qos_policy: {
    call: creation('network POST /v2.0/qos/policies', {
      policy: { name: 'q', description: 'd', shared: true, is_default: true },
    }),
    lost: { hot: ['qos_policy.is_default'] },
  },
  qos_bandwidth_limit: {
    call: creation('network POST /v2.0/qos/policies/q/bandwidth_limit_rules', {
      bandwidth_limit_rule: { max_kbps: 10, max_burst_kbps: 5, direction: 'egress' },
    }),
  },
  qos_dscp_marking: {
    call: creation('network POST /v2.0/qos/policies/q/dscp_marking_rules', { dscp_marking_rule: { dscp_mark: 26 } }),
  },
  qos_minimum_bandwidth: {
    call: creation('network POST /v2.0/qos/policies/q/minimum_bandwidth_rules', {
      minimum_bandwidth_rule: { min_kbps: 5, direction: 'egress' },
    }),
  },
  qos_minimum_packet_rate: {
    call: creation('network POST /v2.0/qos/policies/q/minimum_packet_rate_rules', {
      minimum_packet_rate_rule: { min_kpps: 5, direction: 'egress' },
    }),
  },
  rbac_policy: {
    call: creation('network POST /v2.0/rbac-policies', {
      rbac_policy: { object_type: 'network', object_id: 'n', action: 'access_as_shared', target_tenant: 't' },
    }),
  },
  segment: {
    call: creation('network POST /v2.0/segments', {
      segment: {
        network_id: 'n',
        network_type: 'vlan',
        physical_network: 'p',
        segmentation_id: 5,
        name: 's',
        description: 'd',
      },
    }),
  },
}
