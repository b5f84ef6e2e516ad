import { each, ifEmpty, networkName, object, ofCall, orNull, part, rest, restBut } from './arguments.ts'
import { resource, type ResourceRow } from './resource-row.ts'
import { same } from '../fields.ts'

export const NETWORK: readonly ResourceRow[] = [
  resource('network', 'POST /v2.0/networks', {
    terraform: [
      'openstack_networking_network_v2',
      {
        ...same('name description admin_state_up shared'),
        external: 'router:external',
        ...same('mtu dns_domain port_security_enabled qos_policy_id availability_zone_hints tags tenant_id'),
        transparent_vlan: 'vlan_transparent',
        segments: ofCall({
          network_type: 'provider:network_type',
          physical_network: 'provider:physical_network',
          segmentation_id: 'provider:segmentation_id',
        }),
      },
    ],
    hot: [
      'OS::Neutron::Net',
      {
        ...same('name admin_state_up shared dns_domain port_security_enabled'),
        qos_policy: 'qos_policy_id',
        ...same('availability_zone_hints tags tenant_id'),
        value_specs: rest,
      },
    ],
  }),
  resource('subnet', 'POST /v2.0/subnets', {
    terraform: [
      'openstack_networking_subnet_v2',
      {
        ...same('name description network_id cidr ip_version subnetpool_id'),
        prefix_length: 'prefixlen',
        ...same('gateway_ip'),
        no_gateway: ifEmpty('gateway_ip'),
        ...same('enable_dhcp ipv6_ra_mode ipv6_address_mode'),
        allocation_pool: each('allocation_pools', same('start end')),
        ...same('dns_nameservers dns_publish_fixed_ip service_types tags tenant_id'),
      },
    ],
    hot: [
      'OS::Neutron::Subnet',
      {
        ...same('name'),
        network: 'network_id',
        ...same('cidr ip_version'),
        subnetpool: 'subnetpool_id',
        ...same('prefixlen'),
        gateway_ip: orNull('gateway_ip'),
        ...same('enable_dhcp ipv6_ra_mode ipv6_address_mode allocation_pools dns_nameservers host_routes'),
        segment: 'segment_id',
        ...same('tags tenant_id'),
        value_specs: rest,
      },
    ],
  }),
  resource('router', 'POST /v2.0/routers', {
    terraform: [
      'openstack_networking_router_v2',
      {
        ...same('name description admin_state_up distributed flavor_id'),
        external_network_id: 'external_gateway_info.network_id',
        enable_snat: 'external_gateway_info.enable_snat',
        external_qos_policy_id: 'external_gateway_info.qos_policy_id',
        external_fixed_ip: each('external_gateway_info.external_fixed_ips', same('subnet_id ip_address')),
        ...same('availability_zone_hints tags tenant_id'),
      },
    ],
    hot: [
      'OS::Neutron::Router',
      {
        ...same('name admin_state_up distributed ha'),
        external_gateway_info: object('external_gateway_info', {
          network: 'network_id',
          ...same('enable_snat'),
          external_fixed_ips: each('external_fixed_ips', { subnet: 'subnet_id', ...same('ip_address') }),
        }),
        ...same('availability_zone_hints tags'),
        value_specs: rest,
      },
    ],
  }),
  resource('router_interface', 'PUT /v2.0/routers/*/add_router_interface', {
    terraform: ['openstack_networking_router_interface_v2', { router_id: part(1), ...same('subnet_id port_id') }],
    hot: ['OS::Neutron::RouterInterface', { router: part(1), subnet: 'subnet_id', port: 'port_id' }],
  }),
  resource('security_group', 'POST /v2.0/security-groups', {
    terraform: ['openstack_networking_secgroup_v2', same('name description stateful tags tenant_id')],
    hot: ['OS::Neutron::SecurityGroup', same('name description')],
  }),
  resource('security_group_rule', 'POST /v2.0/security-group-rules', {
    terraform: [
      'openstack_networking_secgroup_rule_v2',
      same(
        'security_group_id direction ethertype protocol port_range_min port_range_max remote_ip_prefix remote_group_id description tenant_id',
      ),
    ],
    hot: [
      'OS::Neutron::SecurityGroupRule',
      {
        security_group: 'security_group_id',
        ...same('direction ethertype protocol port_range_min port_range_max remote_ip_prefix'),
        remote_group: 'remote_group_id',
        ...same('description'),
      },
    ],
  }),
  resource('port', 'POST /v2.0/ports', {
    terraform: [
      'openstack_networking_port_v2',
      {
        ...same('name description network_id admin_state_up mac_address device_id device_owner'),
        fixed_ip: each('fixed_ips', same('subnet_id ip_address')),
        no_fixed_ip: ifEmpty('fixed_ips'),
        security_group_ids: 'security_groups',
        no_security_groups: ifEmpty('security_groups'),
        allowed_address_pairs: each('allowed_address_pairs', same('ip_address mac_address')),
        ...same('port_security_enabled qos_policy_id dns_name tags tenant_id'),
        binding: ofCall({ vnic_type: 'binding:vnic_type', host_id: 'binding:host_id' }),
      },
    ],
    hot: [
      'OS::Neutron::Port',
      {
        ...same('name'),
        network: 'network_id',
        ...same('admin_state_up mac_address device_id device_owner'),
        fixed_ips: each('fixed_ips', { subnet: 'subnet_id', ...same('ip_address') }),
        no_fixed_ips: ifEmpty('fixed_ips'),
        ...same('security_groups'),
        allowed_address_pairs: each('allowed_address_pairs', same('ip_address mac_address')),
        ...same('port_security_enabled'),
        qos_policy: 'qos_policy_id',
        ...same('dns_name tags binding:vnic_type'),
        value_specs: rest,
      },
    ],
  }),
  resource('floating_ip', 'POST /v2.0/floatingips', {
    terraform: [
      'openstack_networking_floatingip_v2',
      {
        pool: networkName('floating_network_id'),
        ...same('description port_id'),
        fixed_ip: 'fixed_ip_address',
        address: 'floating_ip_address',
        ...same('subnet_id dns_name dns_domain tags tenant_id'),
      },
    ],
    hot: [
      'OS::Neutron::FloatingIP',
      {
        floating_network: 'floating_network_id',
        ...same('port_id fixed_ip_address floating_ip_address'),
        floating_subnet: 'subnet_id',
        ...same('dns_name dns_domain'),
        // Neutron sets the tags of floating IPs by a call of its own.
        value_specs: restBut('tags'),
      },
    ],
  }),
  resource('port_forwarding', 'POST /v2.0/floatingips/*/port_forwardings', {
    terraform: [
      'openstack_networking_portforwarding_v2',
      {
        floatingip_id: part(1),
        ...same('internal_port_id internal_ip_address internal_port external_port protocol description'),
      },
    ],
  }),
  resource('address_group', 'POST /v2.0/address-groups', {
    terraform: [
      'openstack_networking_address_group_v2',
      { ...same('name description addresses'), project_id: 'tenant_id' },
    ],
  }),
  resource('address_scope', 'POST /v2.0/address-scopes', {
    terraform: ['openstack_networking_addressscope_v2', { ...same('name ip_version shared'), project_id: 'tenant_id' }],
    hot: ['OS::Neutron::AddressScope', same('name ip_version shared tenant_id')],
  }),
  resource('subnet_pool', 'POST /v2.0/subnetpools', {
    terraform: [
      'openstack_networking_subnetpool_v2',
      {
        ...same(
          'name description prefixes default_prefixlen min_prefixlen max_prefixlen default_quota address_scope_id shared is_default tags',
        ),
        project_id: 'tenant_id',
      },
    ],
    hot: [
      'OS::Neutron::SubnetPool',
      {
        ...same('name prefixes default_prefixlen min_prefixlen max_prefixlen default_quota'),
        address_scope: 'address_scope_id',
        ...same('shared is_default tags tenant_id'),
      },
    ],
  }),
  resource('trunk', 'POST /v2.0/trunks', {
    terraform: [
      'openstack_networking_trunk_v2',
      {
        ...same('name description port_id admin_state_up'),
        sub_port: each('sub_ports', same('port_id segmentation_type segmentation_id')),
        ...same('tags tenant_id'),
      },
    ],
    hot: [
      'OS::Neutron::Trunk',
      {
        ...same('name description'),
        port: 'port_id',
        ...same('admin_state_up'),
        sub_ports: each('sub_ports', { port: 'port_id', ...same('segmentation_type segmentation_id') }),
      },
    ],
  }),
  resource('qos_policy', 'POST /v2.0/qos/policies', {
    terraform: [
      'openstack_networking_qos_policy_v2',
      { ...same('name description shared is_default tags'), project_id: 'tenant_id' },
    ],
    hot: ['OS::Neutron::QoSPolicy', same('name description shared tenant_id')],
  }),
  resource('qos_bandwidth_limit', 'POST /v2.0/qos/policies/*/bandwidth_limit_rules', {
    terraform: [
      'openstack_networking_qos_bandwidth_limit_rule_v2',
      { qos_policy_id: part(1), ...same('max_kbps max_burst_kbps direction') },
    ],
    hot: ['OS::Neutron::QoSBandwidthLimitRule', { policy: part(1), ...same('max_kbps max_burst_kbps direction') }],
  }),
  resource('qos_dscp_marking', 'POST /v2.0/qos/policies/*/dscp_marking_rules', {
    terraform: ['openstack_networking_qos_dscp_marking_rule_v2', { qos_policy_id: part(1), ...same('dscp_mark') }],
    hot: ['OS::Neutron::QoSDscpMarkingRule', { policy: part(1), ...same('dscp_mark') }],
  }),
  resource('qos_minimum_bandwidth', 'POST /v2.0/qos/policies/*/minimum_bandwidth_rules', {
    terraform: [
      'openstack_networking_qos_minimum_bandwidth_rule_v2',
      { qos_policy_id: part(1), ...same('min_kbps direction') },
    ],
    hot: ['OS::Neutron::QoSMinimumBandwidthRule', { policy: part(1), ...same('min_kbps direction') }],
  }),
  resource('qos_minimum_packet_rate', 'POST /v2.0/qos/policies/*/minimum_packet_rate_rules', {
    hot: ['OS::Neutron::QoSMinimumPacketRateRule', { policy: part(1), ...same('min_kpps direction') }],
  }),
  resource('rbac_policy', 'POST /v2.0/rbac-policies', {
    terraform: ['openstack_networking_rbac_policy_v2', same('action object_type object_id target_tenant')],
    hot: ['OS::Neutron::RBACPolicy', same('action object_type object_id target_tenant')],
  }),
  resource('segment', 'POST /v2.0/segments', {
    terraform: [
      'openstack_networking_segment_v2',
      same('name description network_id network_type physical_network segmentation_id'),
    ],
    hot: [
      'OS::Neutron::Segment',
      { ...same('name description'), network: 'network_id', ...same('network_type physical_network segmentation_id') },
    ],
  }),
]
