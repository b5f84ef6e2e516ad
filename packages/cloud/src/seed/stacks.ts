import { seededUuid } from '../core/ids.ts'

export const stackId = (name: string) => seededUuid('stack', name)

/** The company's only stack: a bastion server, a volume and a random string. */
export const DEMO_STACK = {
  name: 'demo-stack',
  createdAt: '2026-03-09T08:55:38Z',
  completedAt: '2026-03-09T08:55:52Z',
  /** The seeded server and volume of the stack. */
  server: 'bastion',
  volume: 'scratch',
  word: 'rk7BmLmT4eq32j8y',
  template: {
    heat_template_version: '2018-08-31',
    description: 'A server to come in by, a disk and a random word',
    parameters: {
      flavor: { type: 'string', label: 'Flavor', description: 'How large the server is', default: 'm1.tiny' },
      disk_size: {
        type: 'number',
        label: 'Disk',
        description: 'How large the disk is, in GB',
        default: 10,
        constraints: [{ range: { min: 1, max: 100 } }],
      },
    },
    resources: {
      word: { type: 'OS::Heat::RandomString', properties: { length: 16 } },
      disk: {
        type: 'OS::Cinder::Volume',
        properties: { name: 'scratch', size: { get_param: 'disk_size' }, volume_type: 'standard' },
      },
      server: {
        type: 'OS::Nova::Server',
        depends_on: ['word', 'disk'],
        properties: {
          name: 'bastion',
          image: 'CirrOS 0.6',
          flavor: { get_param: 'flavor' },
          networks: [{ network: 'private' }],
          metadata: {},
        },
      },
    },
    outputs: {
      word: { description: 'The random word', value: { get_attr: ['word', 'value'] } },
      address: { description: 'Where the server is', value: { get_attr: ['server', 'first_address'] } },
    },
  },
} as const
