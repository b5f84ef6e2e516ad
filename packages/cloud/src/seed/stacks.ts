import { seededUuid } from '../core/ids.ts'

export const stackId = (name: string) => seededUuid('stack', name)

/** A stack with three of the ways in which a stack can be: nested, failed, large. */
export interface SeededStack {
  name: string
  createdAt: string
  completedAt: string
  template: object
  /** Ids of resources in the other services' seeds. */
  physical?: Readonly<Record<string, string>>
  /** What plugins keep of their resources. */
  data?: Readonly<Record<string, Record<string, string>>>
  /** Which resource failed; those that need it were never begun. */
  failure?: { resource: string; reason: string }
  /** The nested stacks, by the resources that they are. */
  nested?: Readonly<Record<string, SeededStack>>
}

const VERSION = '2018-08-31'
const TOKEN_COUNT = 3
const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index))

/** Its tokens are a group, which is a stack of its own. */
export const TOKENS_STACK: SeededStack = {
  name: 'api-tokens',
  createdAt: '2026-03-10T09:12:04Z',
  completedAt: '2026-03-10T09:12:11Z',
  template: {
    heat_template_version: VERSION,
    description: 'Tokens for the shop, and the one that is in use',
    parameters: {
      token_length: {
        type: 'number',
        label: 'Length',
        default: 24,
        constraints: [{ range: { min: 16, max: 64 }, description: 'A token has 16 to 64 characters' }],
      },
    },
    resources: {
      tokens: {
        type: 'OS::Heat::ResourceGroup',
        properties: {
          count: TOKEN_COUNT,
          resource_def: { type: 'OS::Heat::RandomString', properties: { length: { get_param: 'token_length' } } },
        },
      },
      current: { type: 'OS::Heat::Value', depends_on: 'tokens', properties: { value: 'token 0' } },
    },
    outputs: { current: { description: 'The token in use', value: { get_attr: ['current', 'value'] } } },
  },
  nested: {
    tokens: {
      name: 'api-tokens-tokens',
      createdAt: '2026-03-10T09:12:05Z',
      completedAt: '2026-03-10T09:12:10Z',
      template: {
        heat_template_version: '2021-04-16',
        resources: Object.fromEntries(
          numbered(TOKEN_COUNT).map((number) => [
            number,
            { type: 'OS::Heat::RandomString', properties: { length: 24 } },
          ]),
        ),
      },
      data: Object.fromEntries(
        numbered(TOKEN_COUNT).map((number) => [number, { value: `q7Wm4ZtX${number}cVb2nKs8RfyLh0d` }]),
      ),
    },
  },
}

/** No host had room for its server. */
export const FAILED_STACK: SeededStack = {
  name: 'analytics',
  createdAt: '2026-03-11T14:30:00Z',
  completedAt: '2026-03-11T14:30:21Z',
  template: {
    heat_template_version: VERSION,
    description: 'A large server for the monthly figures',
    resources: {
      password: { type: 'OS::Heat::RandomString', properties: { length: 20 } },
      worker: {
        type: 'OS::Nova::Server',
        depends_on: 'password',
        properties: { image: 'CirrOS 0.6', flavor: 'm1.xlarge', networks: [{ network: 'private' }] },
      },
      ready: { type: 'OS::Heat::Value', depends_on: 'worker', properties: { value: 'yes' } },
    },
  },
  data: { password: { value: 'bT5xV9rPq2LmK8sWz4Yc' } },
  failure: {
    resource: 'worker',
    reason:
      'ResourceInError: resources.worker: Went to status ERROR due to "Message: No valid host was found. There are not enough hosts available., Code: 500"',
  },
}

const LARGE_COUNT = 60

/** Many small resources, to see how a large stack is drawn. */
export const LARGE_STACK: SeededStack = {
  name: 'voucher-codes',
  createdAt: '2026-03-12T07:00:00Z',
  completedAt: '2026-03-12T07:01:10Z',
  template: {
    heat_template_version: VERSION,
    description: 'Sixty codes, and what each of them is worth',
    resources: Object.fromEntries(
      numbered(LARGE_COUNT).flatMap((number) => [
        [`code_${number}`, { type: 'OS::Heat::RandomString', properties: { length: 12 } }],
        [
          `voucher_${number}`,
          { type: 'OS::Heat::Value', depends_on: `code_${number}`, properties: { value: `${number} EUR` } },
        ],
      ]),
    ),
  },
  data: Object.fromEntries(
    numbered(LARGE_COUNT).map((number) => [`code_${number}`, { value: `Vch${number.padStart(3, '0')}kd83Ls` }]),
  ),
}

/** A bastion server, a volume and a random string. */
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
