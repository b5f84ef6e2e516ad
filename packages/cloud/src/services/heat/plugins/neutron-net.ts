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
    tenant_id: text('The project that it is for; administrators only.'),
    shared: boolean('Whether all projects may use it.', { default: false, ...changeable }),
    port_security_enabled: boolean('Whether its ports are guarded.', changeable),
    qos_policy: text('Its QoS policy.', { ...changeable, ...existing('neutron.qos_policy') }),
    dns_domain: text('The domain that its ports have names in.', { ...changeable, ...existing('dns_domain') }),
    availability_zone_hints: list('Zones that it may be in.'),
    tags: common.tags,
  },
  attributes: attributes({
    status: 'Its status.',
    name: 'Its name.',
    subnets: ['list', 'The ids of its subnets.'],
    admin_state_up: 'Whether it is switched on.',
    tenant_id: 'The project that it belongs to.',
    port_security_enabled: ['boolean', 'Whether its ports are guarded.'],
    mtu: ['integer', 'The largest packet that it carries.'],
    qos_policy_id: 'Its QoS policy.',
    l2_adjacency: ['boolean', 'Whether it is one segment.'],
  }),
  ...networks.hooks,
  create: (work) => networks.made(work, { name: nameOf(work), ...bodyOf(work, work.properties) }),
  isReady: (work) => networks.show(work)['status'] === 'ACTIVE',
  update(work, changes) {
    networks.change(work, { ...given(changes, ['name']), ...bodyOf(work, changes) })
    networks.tag(work, changes['tags'] ?? null)
  },
}
