import { common, neutron } from './neutron.ts'
import type { Plugin } from './plugin.ts'
import { given, idOf, nameOf } from './rest.ts'
import { attributes, boolean, changeable, text } from './schema.ts'

const policies = neutron('qos/policies', 'policy')

export const qosPolicy: Plugin = {
  type: 'OS::Neutron::QoSPolicy',
  since: '6.0.0',
  description: 'What networks and ports may take of the bandwidth.',
  properties: {
    name: common.name,
    description: text('What it is for.', changeable),
    shared: boolean('Whether all projects may use it.', { default: false, ...changeable }),
    tenant_id: text('The project that it is for.'),
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
