import type { JsonMap } from '../template/json.ts'
import { optionalId } from './lookup.ts'
import { common, neutron, specs } from './neutron.ts'
import type { Plugin, Work } from './plugin.ts'
import { given, nameOf } from './rest.ts'
import { attributes, boolean, changeable, existing, list, text } from './schema.ts'

const networks = neutron('networks', 'network')

const PLAIN = [
  'admin_state_up',
  'tenant_id',
  'shared',
  'port_security_enabled',
  'dns_domain',
  'availability_zone_hints',
]

const bodyOf = (work: Work, properties: JsonMap): JsonMap => {
  const policy = optionalId(work, 'neutron.qos_policy', properties['qos_policy'])
  // `shared: false` is allowed also for users who cannot share networks.
  const plain = given(properties, properties['shared'] === false ? PLAIN.filter((name) => name !== 'shared') : PLAIN)
  return { ...plain, ...(policy !== undefined && { qos_policy_id: policy }), ...specs(properties) }
}

export const net: Plugin = {
  type: 'OS::Neutron::Net',
  since: '2014.1',
  description: 'A network.',
  properties: {
    name: common.name,
    value_specs: common.value_specs,
    admin_state_up: common.adminStateUp,
    tenant_id: text('Project that owns it; administrators only.'),
    shared: boolean('Whether it is shared with all projects.', { default: false, ...changeable }),
    port_security_enabled: boolean('Whether port security is enabled.', changeable),
    qos_policy: text('Its QoS policy.', { ...changeable, ...existing('neutron.qos_policy') }),
    dns_domain: text('DNS domain of its ports.', { ...changeable, ...existing('dns_domain') }),
    availability_zone_hints: list('Availability zone hints.'),
    tags: common.tags,
  },
  attributes: attributes({
    status: 'Its status.',
    name: 'Its name.',
    subnets: ['list', 'The ids of its subnets.'],
    admin_state_up: 'Administrative state.',
    tenant_id: 'Project that owns it.',
    port_security_enabled: ['boolean', 'Whether port security is enabled.'],
    mtu: ['integer', 'Maximum transmission unit (MTU).'],
    qos_policy_id: 'Its QoS policy.',
    l2_adjacency: ['boolean', 'Whether it is a single layer-2 segment.'],
  }),
  ...networks.hooks,
  create: (work) => networks.made(work, { name: nameOf(work), ...bodyOf(work, work.properties) }),
  isReady: (work) => networks.show(work)['status'] === 'ACTIVE',
  update(work, changes) {
    networks.change(work, { ...given(changes, ['name']), ...bodyOf(work, changes) })
    networks.tag(work, changes['tags'] ?? null)
  },
}
