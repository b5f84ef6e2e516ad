import { describe, expect, test } from 'vitest'
import { stackClient } from '../../../../test-support/heat.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = await cloud.as('demo', 'demo')
const heat = stackClient(demo)

const word = (properties: object = {}) => ({ type: 'OS::Heat::RandomString', properties })

describe('a stack from YAML', () => {
  test('has its parameters, functions, conditions and outputs resolved', async () => {
    const template = `
heat_template_version: 2018-08-31
parameters:
  names: { type: comma_delimited_list, default: "one, two" }
  limits: { type: json, default: { disk: [10, 20] } }
  large: { type: boolean, default: no }
  secret: { type: string, hidden: true, default: hush }
conditions:
  is_large: { get_param: large }
  is_small: { not: is_large }
resources:
  kept: { type: OS::Heat::Value, condition: is_small, properties: { value: { get_param: [limits, disk, 1] } } }
  left_out: { type: OS::Heat::Value, condition: is_large, properties: { value: 1 } }
outputs:
  disk: { value: { get_attr: [kept, value] } }
  joined: { value: { list_join: ['-', { get_param: names }] } }
  chosen: { value: { if: [is_large, big, small] } }
  replaced: { value: { str_replace: { template: 'a=$a ab=$ab', params: { $a: 1, $ab: 2 } } } }
  repeated: { value: { repeat: { template: '%n%!', for_each: { '%n%': { get_param: names } } } } }
  digest: { value: { digest: [md5, text] } }
  url: { value: { make_url: { scheme: https, host: 'fd00::1', port: 8443, path: /v1, query: { a: b } } } }
  maps: { value: { map_replace: [{ map_merge: [{ a: 1 }, { b: 2 }] }, { keys: { a: z } }] } }
  where: { value: { get_param: 'OS::stack_name' } }
`
    const made = await heat.make('from-yaml', template)
    expect(made.stack_status).toBe('CREATE_COMPLETE')
    expect(made.parameters).toMatchObject({
      names: 'one,two',
      large: 'False',
      secret: '******',
      limits: '{"disk": [10, 20]}',
    })
    expect(heat.outputsOf(made)).toEqual({
      disk: 20,
      joined: 'one-two',
      chosen: 'small',
      replaced: 'a=1 ab=2',
      repeated: ['one!', 'two!'],
      digest: '1cb251ec0d568de6a929b520c4aed8d1',
      url: 'https://[fd00::1]:8443/v1?a=b',
      maps: { z: 1, b: 2 },
      where: 'from-yaml',
    })
    expect((await heat.resources(made)).map(({ resource_name }) => resource_name)).toEqual(['kept'])
  })
})

describe('an update', () => {
  test('keeps, updates, replaces and removes resources as required', async () => {
    const before = {
      word: word({ length: 8 }),
      net: { type: 'OS::Neutron::Net', properties: { name: 'before' } },
      gone: { type: 'OS::Neutron::Net', properties: { name: 'gone' } },
    }
    const after = { word: word({ length: 9 }), net: { type: 'OS::Neutron::Net', properties: { name: 'after' } } }
    const made = await heat.make('changing', before)
    const idOf = async (name: string) =>
      (await heat.resources(made)).find((row) => row.resource_name === name)?.physical_resource_id
    const [net, first, gone] = [await idOf('net'), await idOf('word'), await idOf('gone')]
    const changed = await heat.change(made, { template: heat.template(after) })
    expect(changed).toMatchObject({ stack_status: 'UPDATE_COMPLETE', updated_time: expect.any(String) })
    expect(await idOf('net')).toBe(net)
    expect(await idOf('word')).not.toBe(first)
    expect((await demo.get(`/network/v2.0/networks/${net}`)).body.network.name).toBe('after')
    expect((await demo.get(`/network/v2.0/networks/${gone}`)).status).toBe(404)
  })

  test('of a single parameter uses PATCH', async () => {
    const template = {
      heat_template_version: '2018-08-31',
      parameters: { size: { type: 'number', default: 3 }, fixed: { type: 'string', default: 'x', immutable: true } },
      resources: { value: { type: 'OS::Heat::Value', properties: { value: { get_param: 'size' } } } },
      outputs: { size: { value: { get_attr: ['value', 'value'] } } },
    }
    const made = await heat.make('patched', template, { parameters: { size: 4 } })
    expect(heat.outputsOf(await heat.change(made, { parameters: { size: 5 } }, 'PATCH'))).toEqual({ size: 5 })
    expect(heat.outputsOf(await heat.change(made, { clear_parameters: ['size'] }, 'PATCH'))).toEqual({ size: 3 })
    expect(heat.outputsOf(await heat.change(made, { parameters: { nothing: 1 } }, 'PATCH'))).toEqual({ size: 3 })
    const refused = await heat.send('PATCH', heat.pathOf(made), { body: { parameters: { fixed: 'y' } } })
    expect(refused.body.error).toMatchObject({
      type: 'ImmutableParameterModified',
      message: 'The following parameters are immutable and may not be updated: fixed',
    })
  })

  test('that fails restores the resource it was replacing', async () => {
    const bad = { type: 'OS::Heat::TestResource', depends_on: 'word', properties: { fail: true } }
    const made = await heat.make('keeping', { word: word({ length: 8 }) }, { disable_rollback: false })
    const [before] = await heat.resources(made)
    const worse = heat.template({ word: word({ length: 9 }), bad })
    expect((await heat.change(made, { template: worse })).stack_status).toBe('ROLLBACK_COMPLETE')
    const [after, more] = await heat.resources(made)
    expect(more).toBeUndefined()
    expect(after).toMatchObject({ physical_resource_id: before?.physical_resource_id })
  })

  test('that fails halfway can be retried', async () => {
    const subnet = (properties: object) => ({
      type: 'OS::Neutron::Subnet',
      properties: { network: { get_resource: 'net' }, cidr: '10.55.0.0/24', ...properties },
    })
    const net = { type: 'OS::Neutron::Net' }
    const made = await heat.make('halfway', { net, subnet: subnet({ name: 'good' }) })
    const id = (await heat.resources(made)).find((row) => row.resource_name === 'subnet')?.physical_resource_id
    const name = async () => (await demo.get(`/network/v2.0/subnets/${id}`)).body.subnet.name
    const bad = heat.template({ net, subnet: subnet({ name: 'bad', gateway_ip: 'nowhere' }) })
    const failed = await heat.change(made, { template: bad })
    expect(failed.stack_status_reason).toMatch(/^Resource UPDATE failed: .*resources\.subnet: /)
    const good = heat.template({ net, subnet: subnet({ name: 'better' }) })
    expect((await heat.change(made, { template: good })).stack_status).toBe('UPDATE_COMPLETE')
    expect(await name()).toBe('better')
  })

  test('that fails is rolled back if rollback is enabled', async () => {
    const net = (name: string) => ({ type: 'OS::Neutron::Net', properties: { name } })
    const made = await heat.make('going-back', { net: net('first') }, { disable_rollback: false })
    const worse = {
      net: net('second'),
      bad: { type: 'OS::Heat::TestResource', depends_on: 'net', properties: { fail: true } },
    }
    expect(await heat.change(made, { template: heat.template(worse) })).toMatchObject({
      stack_status: 'ROLLBACK_COMPLETE',
    })
    const [row, more] = await heat.resources(made)
    expect(more).toBeUndefined()
    expect((await demo.get(`/network/v2.0/networks/${row?.physical_resource_id}`)).body.network.name).toBe('first')
  })

  test('adds and removes members of a group', async () => {
    const group = (count: number) => ({
      type: 'OS::Heat::ResourceGroup',
      properties: { count, resource_def: { type: 'OS::Neutron::Net', properties: { name: 'member-%index%' } } },
    })
    const names = async () =>
      (await demo.get('/network/v2.0/networks')).body.networks
        .map(({ name }: { name: string }) => name)
        .filter((name: string) => name.startsWith('member-'))
        .toSorted()
    const made = await heat.make('grouped', { group: group(2) })
    expect(await names()).toEqual(['member-0', 'member-1'])
    await heat.change(made, { template: heat.template({ group: group(3) }) })
    expect(await names()).toEqual(['member-0', 'member-1', 'member-2'])
    expect((await heat.resources(made, '?nested_depth=1')).map((row) => row.resource_name)).toEqual([
      'group',
      '0',
      '1',
      '2',
    ])
    await heat.change(made, { template: heat.template({ group: group(1) }) })
    expect(await names()).toEqual(['member-0'])
    await heat.remove(made)
    expect(await names()).toEqual([])
  })
})

test('a new stack that fails with rollback removes everything and keeps the reason', async () => {
  const resources = {
    net: { type: 'OS::Neutron::Net', properties: { name: 'short-lived' } },
    clash: {
      type: 'OS::Neutron::Subnet',
      properties: {
        network: { get_resource: 'net' },
        cidr: '10.1.0.0/24',
        gateway_ip: '10.1.0.1',
        allocation_pools: [{ start: '10.9.0.1', end: '10.9.0.9' }],
      },
    },
  }
  const made = await heat.make('failing', resources, { disable_rollback: false })
  expect(made.stack_status).toBe('ROLLBACK_COMPLETE')
  expect((await demo.get('/network/v2.0/networks?name=short-lived')).body.networks).toEqual([])
  const events = (await heat.get(`${heat.pathOf(made)}/events?resource_status=FAILED`)).body.events
  expect(events.at(-1)).toMatchObject({
    resource_name: 'clash',
    resource_status: 'CREATE_FAILED',
    resource_status_reason: expect.stringContaining('resources.clash: '),
  })
})

test('implicit dependencies of a template are respected', async () => {
  const net = { get_resource: 'net' }
  const made = await heat.make('implied', {
    address: {
      type: 'OS::Neutron::FloatingIP',
      properties: { floating_network: 'public', port_id: { get_resource: 'port' } },
    },
    port: { type: 'OS::Neutron::Port', properties: { network: net } },
    joined: {
      type: 'OS::Neutron::RouterInterface',
      properties: { router: { get_resource: 'router' }, subnet: { get_resource: 'subnet' } },
    },
    router: { type: 'OS::Neutron::Router', properties: { external_gateway_info: { network: 'public' } } },
    subnet: { type: 'OS::Neutron::Subnet', properties: { network: net, cidr: '10.66.0.0/24' } },
    net: { type: 'OS::Neutron::Net' },
  })
  expect(made.stack_status_reason).toBe('Stack CREATE completed successfully')
  const rows = await heat.resources(made)
  const requiredBy = (name: string) => rows.find((row) => row.resource_name === name)?.required_by
  expect([requiredBy('subnet'), requiredBy('joined')]).toEqual([['port', 'joined'], ['address']])
  expect((await heat.remove(made)).stack_status).toBe('DELETE_COMPLETE')
})

test('a value is converted to its declared type', async () => {
  const typed = (type: string, value: unknown) => ({ type: 'OS::Heat::Value', properties: { type, value } })
  const made = await heat.make('typed', {
    heat_template_version: '2018-08-31',
    resources: {
      number: typed('number', '5'),
      list: typed('comma_delimited_list', 'a,b'),
      truth: typed('boolean', 'yes'),
    },
    outputs: Object.fromEntries(
      ['number', 'list', 'truth'].map((name) => [name, { value: { get_attr: [name, 'value'] } }]),
    ),
  })
  expect(heat.outputsOf(made)).toEqual({ number: 5, list: ['a', 'b'], truth: true })
  const wrong = await heat.make('mistyped', { bad: typed('number', 'many') })
  expect(wrong).toMatchObject({
    stack_status: 'CREATE_FAILED',
    stack_status_reason: expect.stringContaining("float: 'many'"),
  })
})

test('a retained resource survives its stack', async () => {
  const kept = { type: 'OS::Neutron::Net', deletion_policy: 'Retain', properties: { name: 'survivor' } }
  await heat.remove(await heat.make('mortal', { kept }))
  expect((await demo.get('/network/v2.0/networks?name=survivor')).body.networks).toHaveLength(1)
})

test('a type can be mapped to another type, or to a template in the files', async () => {
  const inner = JSON.stringify({
    heat_template_version: '2018-08-31',
    parameters: { size: { type: 'number' } },
    resources: { word: word({ length: { get_param: 'size' } }) },
    outputs: { made: { value: { get_attr: ['word', 'value'] } } },
  })
  const template = {
    heat_template_version: '2018-08-31',
    resources: {
      aliased: { type: 'My::Word', properties: { length: 5 } },
      templated: { type: 'My::Template', properties: { size: 7 } },
    },
    outputs: {
      aliased: { value: { get_attr: ['aliased', 'value'] } },
      templated: { value: { get_attr: ['templated', 'made'] } },
    },
  }
  const made = await heat.make('aliased', template, {
    files: { 'inner.yaml': inner },
    environment: { resource_registry: { 'My::Word': 'OS::Heat::RandomString', 'My::Template': 'inner.yaml' } },
  })
  expect(heat.outputsOf(made)).toEqual({
    aliased: expect.stringMatching(/^\w{5}$/),
    templated: expect.stringMatching(/^\w{7}$/),
  })
})

test('a duplicate name is refused while the first stack exists', async () => {
  const first = await heat.make('twice', {})
  expect(
    (await heat.post('stacks', { stack_name: 'twice', template: { heat_template_version: '2018-08-31' } })).status,
  ).toBe(409)
  await heat.remove(first)
  expect((await heat.make('twice', {})).stack_status).toBe('CREATE_COMPLETE')
})
