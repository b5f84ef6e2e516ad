import { always, constant, each, flag, flagFor, flagForNull, ports, value } from './arguments.ts'
import { collection, command, onItem, row, type Options, type Row } from './command.ts'
import { same } from '../fields.ts'

const INGRESS = { direction: 'ingress' }
const EGRESS = { direction: 'egress' }

const RULE: Options = {
  ...same('protocol ethertype'),
  'dst-port': ports('port_range_min', 'port_range_max'),
  'remote-ip': 'remote_ip_prefix',
  'remote-group': 'remote_group_id',
  ...same('description'),
}

const ICMP: Options = {
  ...same('protocol ethertype'),
  'icmp-type': 'port_range_min',
  'icmp-code': 'port_range_max',
  'remote-ip': 'remote_ip_prefix',
  'remote-group': 'remote_group_id',
  ...same('description'),
}

const POOL: Options = {
  ...same('description'),
  'default-prefix-length': 'default_prefixlen',
  'min-prefix-length': 'min_prefixlen',
  'max-prefix-length': 'max_prefixlen',
  'address-scope': 'address_scope_id',
  default: flag('is_default', 'no-default'),
  ...same('default_quota'),
}

const POLICY: Options = {
  ...same('description'),
  share: flag('shared', 'no-share'),
  default: flag('is_default', 'no-default'),
}

const QOS: Options = {
  ...same('max_kbps'),
  'max-burst-kbits': 'max_burst_kbps',
  ...same('min_kbps min_kpps dscp_mark'),
  ingress: flagFor('direction', 'ingress'),
  egress: flagFor('direction', 'egress'),
  any: flagFor('direction', 'any'),
}

/** The rules of QoS policies by the name in their paths; without a direction, some need the option nevertheless. */
const QOS_RULES = Object.entries({
  bandwidth_limit: null,
  dscp_marking: null,
  minimum_bandwidth: 'min_kbps',
  minimum_packet_rate: 'min_kpps',
}).flatMap(([name, least]) => {
  const path = `/v2.0/qos/policies/*/${name}_rules`
  const type = constant(name.replaceAll('_', '-'))
  const outgoing = least && onItem('network qos rule create', { type, ...same(least), egress: always }, EGRESS)
  return [
    ...(outgoing ? [row(`POST ${path}`, outgoing)] : []),
    row(`POST ${path}`, onItem('network qos rule create', { type, ...QOS })),
    row(`PUT ${path}/*`, command('network qos rule set', [1, 2], QOS)),
    row(`DELETE ${path}/*`, command('network qos rule delete', [1, 2])),
  ]
})

export const NETWORK_RULES: readonly Row[] = [
  ...collection('/v2.0/security-groups', 'security group', {
    create: { ...same('description'), stateful: flag('stateful', 'stateless'), project: 'tenant_id' },
    set: { ...same('name description'), stateful: flag('stateful', 'stateless') },
    filters: { project: 'project_id' },
    hasTags: true,
  }),
  ...collection('/v2.0/security-group-rules', 'security group rule', {}),
  ...[INGRESS, EGRESS].flatMap((fixed) =>
    [RULE, ICMP].map((options) =>
      row(
        'POST /v2.0/security-group-rules',
        command('security group rule create', ['security_group_id'], { [fixed.direction]: always, ...options }, fixed),
      ),
    ),
  ),
  ...collection('/v2.0/address-groups', 'address group', {
    create: { ...same('description'), address: each('addresses') },
    set: same('name description'),
    filters: { ...same('name'), project: 'project_id' },
  }),
  row('PUT /v2.0/address-groups/*/add_addresses', onItem('address group set', { address: each('addresses') })),
  row('PUT /v2.0/address-groups/*/remove_addresses', onItem('address group unset', { address: each('addresses') })),
  ...collection('/v2.0/address-scopes', 'address scope', {
    create: {
      'ip-version': value('ip_version', { unless: '4' }),
      share: flag('shared', 'no-share'),
      project: 'tenant_id',
    },
    set: { ...same('name'), share: flag('shared', 'no-share') },
    filters: { ...same('name'), project: 'project_id' },
  }),
  ...collection('/v2.0/subnetpools', 'subnet pool', {
    create: { ...POOL, 'pool-prefix': each('prefixes'), share: flag('shared', 'no-share'), project: 'tenant_id' },
    set: { ...same('name'), ...POOL, 'no-address-scope': flagForNull('address_scope_id') },
    filters: { ...same('name'), project: 'project_id' },
    hasTags: true,
  }),
  ...collection('/v2.0/qos/policies', 'network qos policy', {
    create: { ...POLICY, project: 'tenant_id' },
    set: { ...same('name'), ...POLICY },
    filters: { project: 'project_id' },
  }),
  ...QOS_RULES,
  ...collection('/v2.0/rbac-policies', 'network rbac', {
    takes: ['object_id'],
    create: { type: 'object_type', ...same('action'), 'target-all-projects': always },
    fixed: { target_tenant: '*' },
    set: { 'target-project': 'target_tenant' },
  }),
  row(
    'POST /v2.0/rbac-policies',
    command('network rbac create', ['object_id'], {
      type: 'object_type',
      ...same('action'),
      'target-project': 'target_tenant',
    }),
  ),
  row(
    'PUT /v2.0/agents/*',
    onItem('network agent set', { ...same('description'), enable: flag('admin_state_up', 'disable') }),
  ),
  row('DELETE /v2.0/agents/*', 'network agent delete'),
  row('POST /v2.0/agents/*/dhcp-networks', command('network agent add network', [1, 'network_id'], { dhcp: always })),
  row('DELETE /v2.0/agents/*/dhcp-networks/*', command('network agent remove network', [1, 2], { dhcp: always })),
  row('POST /v2.0/agents/*/l3-routers', command('network agent add router', [1, 'router_id'], { l3: always })),
  row('DELETE /v2.0/agents/*/l3-routers/*', command('network agent remove router', [1, 2], { l3: always })),
  row(
    'PUT /v2.0/quotas/*',
    onItem('quota set', {
      networks: 'network',
      subnets: 'subnet',
      ports: 'port',
      routers: 'router',
      'floating-ips': 'floatingip',
      secgroups: 'security_group',
      'secgroup-rules': 'security_group_rule',
      'rbac-policies': 'rbac_policy',
      subnetpools: 'subnetpool',
    }),
  ),
]
