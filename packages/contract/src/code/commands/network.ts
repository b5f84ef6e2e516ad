import { always, each, flag, flagForNull, value } from './arguments.ts'
import { collection, command, newer, onItem, orEmpty, row, type Options, type Row } from './command.ts'
import { same } from '../fields.ts'

const FIXED_IP = { subnet: 'subnet_id', 'ip-address': 'ip_address' }
const ROUTE = { ...same('destination'), gateway: 'nexthop' }

const OF_NETWORK: Options = {
  enable: flag('admin_state_up', 'disable'),
  share: flag('shared', 'no-share'),
  external: flag('router:external', 'internal'),
  default: flag('is_default', 'no-default'),
  'enable-port-security': flag('port_security_enabled', 'disable-port-security'),
  ...same('description mtu dns_domain'),
  'qos-policy': 'qos_policy_id',
}

const PORT: Options = {
  enable: flag('admin_state_up', 'disable'),
  ...same('description'),
  device: 'device_id',
  ...same('device_owner mac_address'),
  'vnic-type': 'binding:vnic_type',
  host: 'binding:host_id',
  'enable-port-security': flag('port_security_enabled', 'disable-port-security'),
  'allowed-address': each(
    'allowed_address_pairs',
    { 'ip-address': 'ip_address', 'mac-address': 'mac_address' },
    'no-allowed-address',
  ),
  'qos-policy': 'qos_policy_id',
  ...same('dns_name dns_domain'),
}

const ROUTER: Options = {
  enable: flag('admin_state_up', 'disable'),
  distributed: flag('distributed', 'centralized'),
  ha: flag('ha', 'no-ha'),
  ...same('description'),
  'external-gateway': 'external_gateway_info.network_id',
  'enable-snat': flag('external_gateway_info.enable_snat', 'disable-snat'),
  'fixed-ip': each('external_gateway_info.external_fixed_ips', FIXED_IP),
}

const SUBPORTS: Options = {
  subport: each('sub_ports', {
    port: 'port_id',
    'segmentation-type': 'segmentation_type',
    'segmentation-id': 'segmentation_id',
  }),
}

export const NETWORK: readonly Row[] = [
  row('GET /v2.0/extensions', command('extension list', [], { network: always })),
  ...collection('/v2.0/networks', 'network', {
    takes: [orEmpty('name')],
    create: {
      ...OF_NETWORK,
      project: [value('tenant_id'), value('project_id')],
      'availability-zone-hint': each('availability_zone_hints'),
      tag: each('tags'),
      'provider-network-type': 'provider:network_type',
      'provider-physical-network': 'provider:physical_network',
      'provider-segment': 'provider:segmentation_id',
    },
    set: { ...same('name'), ...OF_NETWORK, 'no-qos-policy': flagForNull('qos_policy_id') },
    filters: { ...same('name status'), project: 'project_id' },
    hasTags: true,
  }),
  ...collection('/v2.0/subnets', 'subnet', {
    takes: [orEmpty('name')],
    create: {
      network: 'network_id',
      'subnet-range': 'cidr',
      'ip-version': value('ip_version', { unless: '4' }),
      'subnet-pool': 'subnetpool_id',
      'prefix-length': 'prefixlen',
      gateway: value('gateway_ip', { forNull: 'none' }),
      dhcp: flag('enable_dhcp', 'no-dhcp'),
      ...same('ipv6_ra_mode ipv6_address_mode'),
      project: 'tenant_id',
      'allocation-pool': each('allocation_pools', same('start end')),
      'dns-nameserver': each('dns_nameservers'),
      'host-route': each('host_routes', ROUTE),
      ...same('description'),
      'network-segment': 'segment_id',
      'service-type': each('service_types'),
    },
    set: {
      ...same('name description'),
      gateway: value('gateway_ip', { forNull: 'none' }),
      dhcp: flag('enable_dhcp', 'no-dhcp'),
      'allocation-pool': each('allocation_pools', same('start end'), 'no-allocation-pool'),
      'dns-nameserver': each('dns_nameservers', undefined, 'no-dns-nameservers'),
      'host-route': each('host_routes', ROUTE, 'no-host-route'),
    },
    filters: { ...same('name'), project: 'project_id' },
    hasTags: true,
  }),
  ...collection('/v2.0/ports', 'port', {
    takes: [orEmpty('name')],
    create: {
      ...PORT,
      network: 'network_id',
      'fixed-ip': each('fixed_ips', FIXED_IP, 'no-fixed-ip'),
      'security-group': each('security_groups', undefined, 'no-security-group'),
      project: 'tenant_id',
    },
    set: {
      ...same('name'),
      ...PORT,
      'fixed-ip': each('fixed_ips', FIXED_IP, 'no-fixed-ip'),
      'security-group': each('security_groups', undefined, 'no-security-group'),
    },
    unset: { 'qos-policy': flagForNull('qos_policy_id') },
    filters: { ...same('name'), project: 'project_id' },
    hasTags: true,
  }),
  ...collection('/v2.0/routers', 'router', {
    takes: [orEmpty('name')],
    create: { ...ROUTER, project: 'tenant_id', 'availability-zone-hint': each('availability_zone_hints') },
    set: {
      ...same('name'),
      ...ROUTER,
      route: each('routes', ROUTE, 'no-route'),
    },
    unset: { 'external-gateway': flagForNull('external_gateway_info') },
    filters: { ...same('name'), project: 'project_id' },
    hasTags: true,
  }),
  row('PUT /v2.0/routers/*/add_router_interface', command('router add subnet', [1, 'subnet_id'])),
  row('PUT /v2.0/routers/*/add_router_interface', command('router add port', [1, 'port_id'])),
  row('PUT /v2.0/routers/*/remove_router_interface', command('router remove subnet', [1, 'subnet_id'])),
  row('PUT /v2.0/routers/*/remove_router_interface', command('router remove port', [1, 'port_id'])),
  row('PUT /v2.0/routers/*/add_extraroutes', onItem('router add route', { route: each('routes', ROUTE) })),
  row('PUT /v2.0/routers/*/remove_extraroutes', onItem('router remove route', { route: each('routes', ROUTE) })),
  ...collection('/v2.0/floatingips', 'floating ip', {
    takes: ['floating_network_id'],
    create: {
      subnet: 'subnet_id',
      port: 'port_id',
      ...same('floating_ip_address fixed_ip_address description'),
      'qos-policy': 'qos_policy_id',
      project: 'tenant_id',
      ...same('dns_domain dns_name'),
    },
    set: {
      port: 'port_id',
      ...same('fixed_ip_address description'),
      'qos-policy': 'qos_policy_id',
      'no-qos-policy': flagForNull('qos_policy_id'),
    },
    unset: { port: flagForNull('port_id') },
    filters: { ...same('status'), project: 'project_id' },
    hasTags: true,
  }),
  row(
    'POST /v2.0/floatingips/*/port_forwardings',
    onItem('floating ip port forwarding create', {
      port: 'internal_port_id',
      ...same('internal_ip_address'),
      'internal-protocol-port': 'internal_port',
      'external-protocol-port': 'external_port',
      ...same('protocol description'),
    }),
  ),
  ...newer([
    row(
      'POST /v2.0/floatingips/*/port_forwardings',
      onItem('floating ip port forwarding create', {
        port: 'internal_port_id',
        ...same('internal_ip_address'),
        'internal-protocol-port': 'internal_port_range',
        'external-protocol-port': 'external_port_range',
        ...same('protocol description'),
      }),
    ),
  ]),
  row(
    'PUT /v2.0/floatingips/*/port_forwardings/*',
    command('floating ip port forwarding set', [1, 2], {
      port: 'internal_port_id',
      ...same('internal_ip_address'),
      'internal-protocol-port': [value('internal_port'), value('internal_port_range')],
      'external-protocol-port': [value('external_port'), value('external_port_range')],
      ...same('protocol description'),
    }),
  ),
  row('DELETE /v2.0/floatingips/*/port_forwardings/*', command('floating ip port forwarding delete', [1, 2])),
  ...collection('/v2.0/segments', 'network segment', {
    create: {
      network: 'network_id',
      ...same('network_type physical_network'),
      segment: 'segmentation_id',
      ...same('description'),
    },
    set: same('name description'),
  }),
  ...collection('/v2.0/trunks', 'network trunk', {
    takes: [orEmpty('name')],
    create: {
      ...same('description'),
      'parent-port': 'port_id',
      ...SUBPORTS,
      enable: flag('admin_state_up', 'disable'),
      project: 'tenant_id',
    },
    set: { ...same('name description'), enable: flag('admin_state_up', 'disable') },
  }),
  row('PUT /v2.0/trunks/*/add_subports', onItem('network trunk set', SUBPORTS)),
  row('PUT /v2.0/trunks/*/remove_subports', onItem('network trunk unset', { subport: each('sub_ports', 'port_id') })),
]
