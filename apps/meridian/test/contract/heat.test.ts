import { heat, heatServiceEndpoints, resourceTypeEndpoints, templateEndpoints } from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { madeStack, TEMPLATE } from '../support/stacks.ts'
import { World } from '../support/world.ts'

const group = { ...templateEndpoints, ...heatServiceEndpoints, ...resourceTypeEndpoints }

describeContract('[API-HEAT] templates and services', group, {
  templateValidate: {
    good: () => ({ body: { template: TEMPLATE, show_nested: true } }),
    shows: ({ Description, Parameters, ParameterGroups }) => {
      expect(Description).toBe('A word')
      expect(Parameters.length).toMatchObject({
        Type: 'Number',
        Default: 12,
        Label: 'Length',
        MinValue: 4,
        MaxValue: 64,
      })
      expect(Parameters.secret).toMatchObject({ Type: 'String', NoEcho: 'true' })
      expect(ParameterGroups).toEqual([{ label: 'All', parameters: ['length', 'secret'] }])
    },
    refused: {
      'a malformed template': () => ({ args: { body: { template: 'a: [b' } }, status: 400, says: 'parsing' }),
      'a template of an unknown version': () => ({
        args: { body: { template: { heat_template_version: '1999-01-01' } } },
        status: 400,
        says: '1999-01-01',
      }),
      'a resource of an unknown type': () => ({
        args: {
          body: { template: { heat_template_version: '2018-08-31', resources: { a: { type: 'OS::No::Such' } } } },
        },
        status: 400,
        says: 'OS::No::Such',
      }),
      'no template': () => ({ args: { body: { environment: {} } }, status: 400, says: 'template' }),
      'two sources': () => ({
        args: { body: { template: TEMPLATE, template_url: 'http://example.org/t.yaml' } },
        status: 400,
        says: 'Please specify a template using only one source method.',
      }),
      'a URL that is not HTTP': () => ({
        args: { body: { template_url: 'file:///etc/passwd' } },
        status: 400,
        says: 'template_url',
      }),
    },
  },
  heatServices: {
    as: 'admin',
    good: () => ({}),
    shows: ({ items }) => expect(items[0]).toMatchObject({ binary: 'heat-engine', topic: 'engine' }),
    refused: { 'a member': () => ({ as: 'demo', status: 403, says: 'service:index' }) },
  },
  resourceTypeList: {
    good: () => ({}),
    shows: ({ items }) => {
      expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(['OS::Nova::Server', 'OS::Heat::RandomString']))
    },
    refused: {},
  },
  resourceTypeView: {
    good: () => ({ params: { id: 'OS::Heat::RandomString' } }),
    shows: (type, world, args) => {
      showsRequested(type, world, args)
      expect(type.properties['length']).toMatchObject({
        type: 'integer',
        default: 32,
        constraints: [{ range: { min: 1, max: 512 } }],
      })
      expect(Object.keys(type.attributes)).toEqual(['value', 'show'])
    },
    refused: {
      'an unknown type': () => ({
        args: { params: { id: 'OS::No::Such' } },
        status: 404,
        says: 'OS::No::Such',
      }),
    },
  },
  resourceTypeTemplate: {
    good: () => ({ params: { id: 'OS::Heat::RandomString' } }),
    shows: (template) => expect(template).toMatchObject({ resources: { RandomString: {} } }),
    refused: {
      'an unknown language': () => ({
        args: { params: { id: 'OS::Heat::RandomString' }, query: { template_type: 'cobol' } },
        status: 400,
        says: 'template_type',
      }),
    },
  },
  templateVersionList: {
    good: () => ({}),
    shows: ({ items }) =>
      expect(items.find(({ id }) => id === 'heat_template_version.2018-08-31')).toMatchObject({ type: 'hot' }),
    refused: {},
  },
  templateVersionView: {
    good: () => ({ params: { id: 'heat_template_version.2018-08-31' } }),
    shows: ({ functions }) =>
      expect(functions.map(({ name }) => name)).toEqual(expect.arrayContaining(['get_param', 'get_attr'])),
    refused: {
      'an unknown version': () => ({
        args: { params: { id: 'heat_template_version.1999-01-01' } },
        status: 404,
        says: '1999-01-01',
      }),
    },
  },
})

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.stop())

test('[API-HEAT] abandoning a stack is refused with a message if Heat has it disabled', async () => {
  const { id } = await madeStack(world)
  for (const endpoint of [heat.stackAbandon, heat.stackExport]) {
    const reply = await world.send('demo', endpoint, { params: { id } })
    expect([reply.statusCode, reply.json()]).toEqual([400, expect.stringContaining('Stack Abandon is not supported.')])
  }
})
