import type { Plugin } from './plugin.ts'
import { given, idOf, nameOf, rest } from './rest.ts'
import { list, map, number, oneOf, text } from './schema.ts'

const groups = rest({
  service: 'compute',
  path: '/v2.1/os-server-groups',
  envelope: 'server_group',
  headers: { 'openstack-api-version': 'compute 2.15' },
})

const POLICIES = ['anti-affinity', 'affinity', 'soft-anti-affinity', 'soft-affinity']

export const serverGroup: Plugin = {
  type: 'OS::Nova::ServerGroup',
  since: '2014.2',
  description: 'A server group.',
  properties: {
    name: text('Its name.'),
    policies: list('Policies of the server group.', text('A policy.'), {
      default: ['anti-affinity'],
      constraints: [oneOf(...POLICIES)],
    }),
    rules: map('Stored but ignored.', { max_server_per_host: number('Maximum number of servers per host.') }),
  },
  attributes: {},
  create: (work) => ({
    id: idOf(groups.create(work, { name: nameOf(work), ...given(work.properties, ['policies']) })),
  }),
  remove: groups.remove,
  show: groups.show,
}
