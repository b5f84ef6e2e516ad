import { nova, topologyEndpoints } from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { launch, slowTemplate, stackIs } from '../support/stacks.ts'
import { until } from '../support/until.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

async function someServer(world: World): Promise<string> {
  const { items } = await world.call('demo', nova.serverList, {})
  const running = items.find(({ status }) => status === 'ACTIVE')
  if (!running) throw new Error('demo has no server')
  return running.id
}

const unknown = () => ({ args: { params: { id: '00000000-0000-4000-8000-000000000000' } }, status: 404 })

describeContract('[TOPO-01] [STACK-01] data at addresses of pages', topologyEndpoints, {
  networkTopology: {
    good: () => ({}),
    shows: (topology) => {
      expect(topology.gaps).toBeUndefined()
      expect(topology.servers[0]?.url).toMatch(/^\/project\/instances\/.+\/$/)
      expect(topology.networks[0]).toMatchObject({ 'router:external': true })
      const ids = [...topology.servers, ...topology.routers].map(({ id }) => id)
      expect(topology.ports.filter(({ device_id: id }) => ids.includes(id)).length).toBeGreaterThan(2)
    },
    refused: {
      'an unknown part': () => ({ args: { query: { parts: 'all' as 'network' } }, status: 400, says: 'parts' }),
    },
  },
  topologyServers: {
    good: () => ({}),
    shows: ({ servers, gaps }, { real }) => {
      expect(gaps).toBeUndefined()
      const statuses = Object.fromEntries(servers.map((server) => [server.name, server.original_status]))
      const [off, paused] = real ? ['stopped-1', 'paused-1'] : ['app-3', 'batch']
      expect(statuses).toMatchObject({ 'web-1': 'ACTIVE', [off]: 'SHUTOFF', [paused]: 'PAUSED' })
      if (!real) expect(statuses).toMatchObject({ 'render-1': 'ERROR' })
      expect(servers.find(({ name }) => name === off)).not.toHaveProperty('console')
    },
    refused: {},
  },
  stackTopology: {
    good: () => ({ params: { id: '00000000-0000-4000-8000-000000000000' } }),
    shows: ({ stack }) => expect(stack).toMatchObject({ status: 'DELETE_COMPLETE', image: 'stack-red' }),
    refused: {},
  },
  consoleLog: {
    good: async (world) => ({ params: { id: await someServer(world) }, query: { length: '5' } }),
    refused: {
      'an invalid length': async (world) => ({
        args: { params: { id: await someServer(world) }, query: { length: '-3' } },
        status: 400,
        says: 'Log length must be a positive whole number.',
      }),
      'an unknown server': unknown,
    },
  },
})

let world: World
beforeAll(async () => {
  world = await World.start({ clock: 'real' })
})
afterAll(() => world.stop())

test('[CONSOLE-02] the log has 35 lines unless a number is asked for, and 0 is refused', async () => {
  const params = { id: await someServer(world) }
  const log = async (query: { length?: string }) => world.send('demo', topologyEndpoints.consoleLog, { params, query })
  const linesOf = ({ body }: { body: string }) => body.replace(/\n$/, '').split('\n').length
  expect(linesOf(await log({}))).toBe(35)
  expect(linesOf(await log({ length: '' }))).toBe(35)
  expect(linesOf(await log({ length: '3' }))).toBe(3)
  for (const length of ['0', '-3', '1.5', 'many']) {
    const { statusCode, body } = await log({ length })
    expect([statusCode, JSON.parse(body)]).toEqual([400, 'length: Log length must be a positive whole number.'])
  }
})

test('the topology without its servers has what Neutron lists, and the servers alone are those of the whole', async () => {
  const [whole, network, alone] = await Promise.all([
    world.call('demo', topologyEndpoints.networkTopology, {}),
    world.call('demo', topologyEndpoints.networkTopology, { query: { parts: 'network' } }),
    world.call('demo', topologyEndpoints.topologyServers, {}),
  ])
  expect(network).toEqual({ ...whole, servers: [] })
  // A browser's address bar sends no X-Requested-With.
  const opened = await (await world.as('demo')).get('/project/network_topology/json', { 'x-requested-with': '' })
  expect(opened.statusCode).toBe(200)
  expect(alone.servers).toEqual(whole.servers)
})

test(
  '[STACK-01] a stack at work is drawn with its nodes, what requires them, and what is in progress',
  { timeout: PATIENCE_MS },
  async () => {
    const id = await launch(world, slowTemplate(2))
    // A browser's address bar sends no X-Requested-With.
    const asked = async () => {
      const reply = await (await world.as('demo')).get(`/project/stacks/get_d3_data/${id}/`, { 'x-requested-with': '' })
      expect(reply.statusCode).toBe(200)
      return topologyEndpoints.stackTopology.result.parse(reply.json())
    }
    // Heat may list the resources one after the other.
    const working = await until(
      asked,
      ({ nodes }) => nodes.length === 3 && nodes.some(({ name, in_progress: busy }) => name === 'first' && busy),
    )
    expect(working.stack).toMatchObject({ stack_id: id, in_progress: true, info_box: { status: 'Create In Progress' } })
    const nodes = new Map(working.nodes.map((node) => [node.name, node]))
    expect([...nodes.keys()].toSorted()).toEqual(['alone', 'first', 'second'])
    expect(nodes.get('first')).toMatchObject({
      required_by: ['second'],
      image_size: 50,
      image_x: -25,
      image_y: -25,
      info_box: { name: 'first', type: 'OS::Heat::TestResource' },
    })
    expect([...nodes.values()].some((node) => node.in_progress)).toBe(true)

    await stackIs(world, id, 'CREATE_COMPLETE')
    const rested = await asked()
    expect(rested.stack).toMatchObject({ in_progress: false, status: 'CREATE_COMPLETE' })
    for (const node of rested.nodes) {
      expect(node).toMatchObject({ in_progress: false, status: 'CREATE_COMPLETE', instance: expect.any(String) })
    }
  },
)
