import type { UpstreamCall } from '@meridian/contract'

/** A call that creates something. */
export const creation = (request: string, body: unknown, part: Partial<UpstreamCall> = {}): UpstreamCall => {
  const [service = '', method = '', path = ''] = request.split(' ')
  return {
    ...{ service, method, path, endpoint: `http://${service}.test`, version: null, headers: {}, file: false },
    ...{ body: body === null ? null : JSON.stringify(body), status: null, milliseconds: 0, requestId: null },
    ...part,
  }
}

const pools = { allocation_pools: [{ start: '10.0.0.2', end: '10.0.0.9' }] }
const limit = { service_id: 's', resource_name: 'cores', description: 'd' }

/** A call for each resource that a language has, with all that its forms send; and what the texts cannot say. */
export const CREATIONS: Readonly<
  Record<string, { call: UpstreamCall; data?: UpstreamCall; lost?: { terraform?: string[]; hot?: string[] } }>
> = {
  keypair: {
    call: creation('compute POST /os-keypairs', { keypair: { name: 'k', type: 'ssh', public_key: 'ssh-rsa A' } }),
  },
  server_group: {
    call: creation('compute POST /os-server-groups', {
      server_group: { name: 'g', policy: 'anti-affinity', rules: { max_server_per_host: 3 } },
    }),
  },
  aggregate: { call: creation('compute POST /os-aggregates', { aggregate: { name: 'a', availability_zone: 'z' } }) },
  flavor: {
    call: creation('compute POST /flavors', {
      flavor: {
        ...{ id: 'f', name: 'f', ram: 64, vcpus: 1, disk: 1, swap: 5, rxtx_factor: 1, description: 'd' },
        ...{ 'OS-FLV-EXT-DATA:ephemeral': 2, 'os-flavor-access:is_public': false },
      },
    }),
    lost: { hot: ['flavor.description'] },
  },
  flavor_access: { call: creation('compute POST /flavors/f/action', { addTenantAccess: { tenant: 't' } }) },
  server: {
    call: creation('compute POST /servers', {
      server: {
        ...{ name: 's', imageRef: 'i', flavorRef: 'f', key_name: 'k', availability_zone: 'z', config_drive: true },
        ...{ security_groups: [{ name: 'web' }], metadata: { role: 'web' }, tags: ['t'], adminPass: 'p' },
        ...{ networks: [{ uuid: 'n' }, { port: 'p', fixed_ip: null }], user_data: 'IyEvYmluL3No' },
        block_device_mapping_v2: [
          { source_type: 'volume', uuid: 'v', destination_type: 'volume', boot_index: 0, delete_on_termination: true },
        ],
        ...{ min_count: 1, max_count: 2, description: 'd', 'OS-DCF:diskConfig': 'AUTO' },
      },
      'os:scheduler_hints': { group: 'g' },
    }),
    lost: {
      terraform: ['server.max_count', 'server.description'],
      hot: ['server.max_count', 'server.description'],
    },
  },
  volume_attachment: {
    call: creation('compute POST /servers/s/os-volume_attachments', {
      volumeAttachment: { volumeId: 'v', device: '/dev/vdb' },
    }),
  },
  interface: {
    call: creation('compute POST /servers/s/os-interface', {
      interfaceAttachment: { net_id: 'n', fixed_ips: [{ ip_address: '10.0.0.4' }] },
    }),
  },
  network: {
    call: creation('network POST /v2.0/networks', {
      network: {
        ...{ name: 'n', description: 'd', admin_state_up: true, shared: false, 'router:external': true, mtu: 1400 },
        ...{ dns_domain: 'a.', port_security_enabled: false, qos_policy_id: 'q', availability_zone_hints: ['z'] },
        ...{ tenant_id: 't', 'provider:network_type': 'vlan', 'provider:physical_network': 'p' },
        'provider:segmentation_id': 7,
      },
    }),
  },
  subnet: {
    call: creation('network POST /v2.0/subnets', {
      subnet: {
        ...{ name: 's', network_id: 'n', cidr: '10.0.0.0/24', ip_version: 4, enable_dhcp: false, gateway_ip: null },
        ...{ ...pools, dns_nameservers: ['1.1.1.1'], subnetpool_id: 'p', prefixlen: 24, ipv6_ra_mode: 'slaac' },
        host_routes: [{ destination: '10.1.0.0/16', nexthop: '10.0.0.3' }],
      },
    }),
    lost: { terraform: ['subnet.host_routes'] },
  },
  router: {
    call: creation('network POST /v2.0/routers', {
      router: {
        ...{ name: 'r', admin_state_up: true, distributed: false, ha: false, availability_zone_hints: ['z'] },
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
        ...{ security_group_id: 'g', direction: 'ingress', ethertype: 'IPv4', protocol: 'tcp', description: 'd' },
        ...{ port_range_min: 22, port_range_max: 22, remote_ip_prefix: '0.0.0.0/0', remote_group_id: null },
      },
    }),
  },
  port: {
    call: creation('network POST /v2.0/ports', {
      port: {
        ...{ name: 'p', network_id: 'n', admin_state_up: true, mac_address: 'fa:16:3e:00:00:01', device_owner: 'o' },
        ...{ fixed_ips: [{ subnet_id: 's', ip_address: '10.0.0.5' }], security_groups: [], qos_policy_id: 'q' },
        ...{ allowed_address_pairs: [{ ip_address: '10.9.9.9' }], 'binding:vnic_type': 'direct', device_id: 'd' },
        ...{ 'binding:host_id': 'h', port_security_enabled: true, dns_name: 'd', description: 'd' },
      },
    }),
  },
  floating_ip: {
    call: creation('network POST /v2.0/floatingips', {
      floatingip: {
        ...{ floating_network_id: 'n', description: 'd', port_id: 'p', fixed_ip_address: '10.0.0.5', dns_name: 'a' },
        ...{ floating_ip_address: '172.24.4.9', subnet_id: 's', dns_domain: 'a.', qos_policy_id: 'q' },
      },
    }),
    lost: { terraform: ['floating_ip.qos_policy_id'] },
  },
  port_forwarding: {
    call: creation('network POST /v2.0/floatingips/f/port_forwardings', {
      port_forwarding: {
        ...{ protocol: 'tcp', internal_port_id: 'p', internal_ip_address: '10.0.0.5', internal_port: 80 },
        ...{ external_port: 8080, description: 'd' },
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
        ...{ name: 's', prefixes: ['10.0.0.0/8'], default_prefixlen: 24, min_prefixlen: 20, max_prefixlen: 28 },
        ...{ default_quota: 9, address_scope_id: 'a', shared: true, is_default: true, description: 'd' },
      },
    }),
    lost: { hot: ['subnet_pool.description'] },
  },
  trunk: {
    call: creation('network POST /v2.0/trunks', {
      trunk: {
        ...{ name: 't', description: 'd', port_id: 'p', admin_state_up: false },
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
        ...{ network_id: 'n', network_type: 'vlan', physical_network: 'p', segmentation_id: 5 },
        ...{ name: 's', description: 'd' },
      },
    }),
  },
  project: {
    call: creation('identity POST /projects', {
      project: {
        name: 'p',
        description: 'd',
        domain_id: 'default',
        parent_id: 'q',
        enabled: false,
        tags: ['t'],
        cost: '4',
      },
    }),
    lost: { hot: ['project.cost'] },
  },
  domain: { call: creation('identity POST /domains', { domain: { name: 'd', description: 'd', enabled: true } }) },
  user: {
    call: creation('identity POST /users', {
      user: {
        ...{ name: 'u', description: 'd', domain_id: 'default', default_project_id: 'p', password: 'x' },
        ...{ enabled: true, email: 'u@example.org' },
      },
    }),
  },
  group: { call: creation('identity POST /groups', { group: { name: 'g', description: 'd', domain_id: 'default' } }) },
  role: {
    call: creation('identity POST /roles', { role: { name: 'r', domain_id: 'd', description: 'e' } }),
    lost: { terraform: ['role.description'], hot: ['role.description'] },
  },
  membership: { call: creation('identity PUT /groups/g/users/u', null) },
  role_assignment: { call: creation('identity PUT /projects/p/users/u/roles/r', null) },
  service: {
    call: creation('identity POST /services', { service: { name: 's', type: 't', description: 'd', enabled: false } }),
  },
  endpoint: {
    call: creation('identity POST /endpoints', {
      endpoint: { service_id: 's', interface: 'public', url: 'http://a', region_id: 'r', enabled: false },
    }),
    lost: { terraform: ['endpoint.enabled'] },
  },
  region: {
    call: creation('identity POST /regions', { region: { id: 'r', parent_region_id: 'p', description: 'd' } }),
  },
  limit: { call: creation('identity POST /limits', { limits: [{ ...limit, project_id: 'p', resource_limit: 5 }] }) },
  registered_limit: {
    call: creation('identity POST /registered_limits', { registered_limits: [{ ...limit, default_limit: 5 }] }),
  },
  application_credential: {
    call: creation('identity POST /users/u/application_credentials', {
      application_credential: {
        ...{ name: 'a', description: 'd', secret: 'x', roles: [{ name: 'member' }], unrestricted: true },
        access_rules: [{ service: 'compute', path: '/v2.1/servers', method: 'GET' }],
        expires_at: '2099-01-01T00:00:00Z',
      },
    }),
  },
  ec2_credential: { call: creation('identity POST /users/u/credentials/OS-EC2', { tenant_id: 'p' }) },
  volume: {
    call: creation('volume POST /volumes', {
      volume: {
        ...{ name: 'v', description: 'd', size: 1, volume_type: 't', imageRef: 'i', snapshot_id: null },
        ...{ source_volid: 's', availability_zone: 'z', metadata: { a: 'b' } },
      },
    }),
  },
  volume_type: {
    call: creation('volume POST /types', {
      volume_type: { name: 't', description: 'd', 'os-volume-type-access:is_public': false, extra_specs: { a: 'b' } },
    }),
  },
  encryption: {
    call: creation('volume POST /types/t/encryption', {
      encryption: { provider: 'luks', control_location: 'front-end', cipher: 'aes', key_size: 256 },
    }),
  },
  qos: {
    call: creation('volume POST /qos-specs', { qos_specs: { name: 'q', consumer: 'both', total_iops_sec: '9' } }),
  },
  image: {
    call: creation('image POST /v2/images', {
      ...{ name: 'i', disk_format: 'qcow2', container_format: 'bare', min_disk: 1, min_ram: 64, protected: true },
      ...{ visibility: 'private', os_hidden: true, tags: ['t'], os_distro: 'debian', hw_disk_bus: 'scsi' },
    }),
    data: creation('image POST /v2/images/NEW_ID/import', {
      method: { name: 'web-download', uri: 'https://images.test/i.qcow2' },
    }),
  },
  container: {
    call: creation('object-store PUT /box', null, { headers: { 'x-container-read': '.r:*,.rlistings' } }),
  },
}
