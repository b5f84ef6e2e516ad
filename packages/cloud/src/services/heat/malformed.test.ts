import fc from 'fast-check'
import { expect, test } from 'vitest'
import { malformedRequestsFor, recordedBodies } from '../../../test-support/malformed.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'
import type { Route } from '../../core/service/api.ts'
import { heat } from './index.ts'

const RUNS_PER_ROUTE = 6
const RUNS_PER_TEMPLATE = 120

const cloud = await testCloud()
const admin = await cloud.as('admin', 'demo')
const { body } = await admin.get(`/orchestration/v1/${admin.projectId}/stacks`)
const stack = body.stacks[0]

/** A template with every kind of content. */
const template = {
  heat_template_version: '2018-08-31',
  description: 'Everything',
  parameter_groups: [{ label: 'all', parameters: ['count', 'names', 'more', 'on'] }],
  parameters: {
    count: {
      type: 'number',
      default: 2,
      constraints: [{ range: { min: 1, max: 3 } }, { modulo: { step: 1, offset: 0 } }],
    },
    names: { type: 'comma_delimited_list', default: 'a,b', constraints: [{ length: { min: 1 } }] },
    more: { type: 'json', default: { a: [1, { b: 2 }] } },
    on: { type: 'boolean', default: true },
    text: { type: 'string', hidden: true, default: 'x', constraints: [{ allowed_pattern: '[a-z]+' }] },
  },
  conditions: { isOn: { equals: [{ get_param: 'on' }, true] }, both: { and: ['isOn', { not: { equals: [1, 2] } }] } },
  resources: {
    word: {
      type: 'OS::Heat::RandomString',
      condition: 'isOn',
      metadata: { note: { get_param: ['more', 'a', 1, 'b'] } },
      properties: { length: 8, character_classes: [{ class: 'digits', min: 2 }] },
    },
    group: {
      type: 'OS::Heat::ResourceGroup',
      properties: {
        count: { get_param: 'count' },
        resource_def: { type: 'OS::Heat::Value', properties: { value: '%index%' } },
      },
    },
    value: {
      type: 'OS::Heat::Value',
      depends_on: ['word'],
      deletion_policy: 'retain',
      properties: {
        value: {
          text: { str_replace: { template: 'a b', params: { a: { get_attr: ['word', 'value'] }, b: 2 } } },
          joined: { list_join: [',', { get_param: 'names' }, { str_split: [',', 'c,d'] }] },
          repeated: { repeat: { template: { '%a%': '%b%' }, for_each: { '%a%': ['x'], '%b%': [1, 2] } } },
          maps: { map_replace: [{ map_merge: [{ a: 1 }, { b: 2 }] }, { keys: { a: 'z' }, values: { 2: 3 } }] },
          digest: { digest: ['sha256', { get_resource: 'word' }] },
          url: { make_url: { scheme: 'http', host: 'h', port: 80, path: '/p', query: { q: 1 } } },
          chosen: { if: ['both', { list_concat_unique: [[1], [1, 2]] }, { filter: [[1], [1, 2]] }] },
          has: { contains: ['a', { list_concat: [['a'], ['b']] }] },
        },
      },
    },
    net: { type: 'OS::Neutron::Net', properties: { name: 'odd', value_specs: {}, tags: ['a'] } },
    server: {
      type: 'OS::Nova::Server',
      properties: {
        flavor: 'm1.tiny',
        image: 'CirrOS 0.6',
        networks: [{ network: { get_resource: 'net' } }],
        metadata: { a: 'b' },
      },
    },
  },
  outputs: { all: { description: 'All', value: { get_attr: ['value', 'value', 'text'] }, condition: 'isOn' } },
}

/** Unique names, so that none is refused as a duplicate. */
const requests = Array.from({ length: 60 }, (_, index) => ({
  stack_name: `odd-${index}`,
  template,
  parameters: { count: 1 },
  environment: { parameter_defaults: { text: 'y' } },
  tags: 'a,b',
}))

const REAL: Readonly<Record<string, string>> = {
  ':project_id': admin.projectId,
  ':name': stack.stack_name,
  ':id': stack.id,
  ':resource': 'word',
  ':type': 'OS::Nova::Server',
}

/** The route with existing ids in its path. */
const real = (route: Route): Route => ({
  ...route,
  path: route.path
    .split('/')
    .map((part) => REAL[part] ?? part)
    .join('/'),
})

async function expectSanity(route: Route, bodies: readonly unknown[], numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(malformedRequestsFor(heat, route, [], bodies), async ({ method, path, ...ask }) => {
      const { status } = await admin.send(method, path, ask)
      expect(status).toBeLessThan(500)
    }),
    { numRuns },
  )
}

const takesTemplates = ({ path, method }: Route) =>
  (method === 'POST' && /stacks$|preview$|validate$/.test(path)) || (method === 'PUT' && path.endsWith('/:id/preview'))

test('no content of a template causes a 5xx or stops the engine', { timeout: 60_000 }, async () => {
  for (const route of heat.routes.filter(takesTemplates)) await expectSanity(real(route), requests, RUNS_PER_TEMPLATE)
  expect(cloud.logLines).toEqual([])
})

test('no request to an existing stack causes a 5xx', { timeout: 60_000 }, async () => {
  for (const route of heat.routes.filter((one) => one.method !== 'DELETE' && one.path.includes(':'))) {
    await expectSanity(real(route), recordedBodies(heat, route), RUNS_PER_ROUTE)
  }
  expect(cloud.logLines).toEqual([])
})
