import { common, neutron } from './neutron.ts'
import type { Plugin } from './plugin.ts'
import { given, idOf, nameOf } from './rest.ts'
import { attributes, boolean, changeable, text } from './schema.ts'

const policies = neutron('qos/policies', 'policy')

export const qosPolicy: Plugin = {
  type: 'OS::Neutron::QoSPolicy',
  since: '6.0.0',
  description: 'A QoS policy for networks and ports.',
  properties: {
    name: common.name,
    description: text('Description.', changeable),
    shared: boolean('Whether it is shared with all projects.', { default: false, ...changeable }),
    tenant_id: text('Project that owns it.'),
  },
  attributes: attributes({ rules: ['list', 'Its rules.'] }),
  ...policies.hooks,
  create: (work) => ({
    id: idOf(
      policies.create(work, { name: nameOf(work), ...given(work.properties, ['description', 'shared', 'tenant_id']) }),
    ),
  }),
  update: (work, changes) => policies.change(work, given(changes, ['name', 'description', 'shared'])),
}
