import { glance, nova, topologyEndpoints } from '@meridian/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cleanUpServer, madeServer, serverRequest, sharedServer } from './support/servers.ts'
import { until } from './support/until.ts'
import { World } from './support/world.ts'

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterEach(() => world.console.faults())
afterAll(() => world.stop())

describe('[API-NOVA] a list of servers does not wait for image names', () => {
  /** The server caches names for each user and project, so each test needs a new user. */
  test.each([
    ['slow', 'demo', { service: 'image', delayMs: 1_000 }, 'The image service did not answer in time.'],
    ['dead', 'reader', { service: 'image', drop: true }, 'Unable to establish connection to the image service.'],
  ] as const)('Glance is %s', async (_how, account, fault, message) => {
    await world.as(account)
    await world.console.faults(fault)
    const page = await world.call(account, nova.serverList, { query: { paginate: 'true' } })
    expect(page.items.length).toBeGreaterThan(0)
    expect(new Set(page.items.map(({ image_name: name }) => name))).toEqual(new Set([null]))
    expect(page.gaps).toEqual([{ service: 'image', message, request_id: null }])
  })

  test('late names are in the next reply', async () => {
    const named = await until(
      () => world.call('demo', nova.serverList, { query: { paginate: 'true' } }),
      ({ gaps }) => gaps === undefined,
    )
    expect(named.items.map(({ image_name: name }) => name)).toContainEqual(expect.any(String))
  })

  test('cached names do not need Glance', async () => {
    await world.call('demo', nova.serverList, {})
    await world.console.faults({ service: 'image', drop: true })
    expect((await world.call('demo', nova.serverList, {})).gaps).toBeUndefined()
  })

  test('a late name leaves out no other', async () => {
    const body = await serverRequest(world)
    const { items: images } = await world.call('demo', glance.imageList, {})
    const image = images.find(({ name }) => name === 'rescue-tools') // no other server has it
    await world.console.faults({ service: 'image', delayMs: 1_000 })
    const { id } = await world.call('demo', nova.serverCreate, { body: { ...body, source_id: image?.id ?? '' } })
    cleanUpServer(world, id)
    const { items, gaps } = await world.call('demo', nova.serverList, {})
    expect(gaps).toMatchObject([{ service: 'image' }])
    expect(items.find((server) => server.id === id)?.image_name).toBeNull()
    expect(items.map(({ image_name: name }) => name)).toContainEqual(expect.any(String))
  })
})

test('[TOPO-01] networks, routers and ports are drawn while Nova does not respond', async () => {
  const whole = await world.call('demo', topologyEndpoints.networkTopology, {})
  expect(whole.servers.length).toBeGreaterThan(0)
  await world.console.faults({ service: 'compute', drop: true })
  const network = await world.call('demo', topologyEndpoints.networkTopology, { query: { parts: 'network' } })
  expect(network).toEqual({ ...whole, servers: [] })
  const { servers, gaps } = await world.call('demo', topologyEndpoints.topologyServers, {})
  expect({ servers, services: gaps?.map(({ service }) => service) }).toEqual({ servers: [], services: ['compute'] })
})

test("[API-NOVA] a server's volumes are listed without names if Cinder is down", async () => {
  const { items } = await world.call('demo', nova.serverList, {})
  const server = items.find((one) => one['os-extended-volumes:volumes_attached'].length > 0)
  await world.console.faults({ service: 'volumev3', drop: true })
  const volumes = await world.call('demo', nova.serverVolumeList, { params: { id: server?.id ?? '' } })
  expect(volumes.items).toContainEqual(expect.objectContaining({ name: null }))
  expect(volumes.gaps).toContainEqual(expect.objectContaining({ service: 'volume' }))
})

test('[API-NOVA] a flavor whose update is refused still exists with its extra specs', async () => {
  const flavors = await Promise.all(
    ['kept', 'other'].map((what) =>
      world.call('admin', nova.flavorCreate, { body: { name: world.name(what), vcpus: 1, ram: 64, disk: 1 } }),
    ),
  )
  const [kept, other] = flavors
  const params = { id: kept?.id ?? '' }
  const extras = { 'hw:cpu_policy': 'dedicated' }
  await world.call('admin', nova.flavorExtraSpecsUpdate, { params, body: { updated: extras, removed: [] } })
  const body = { name: other?.name ?? '', vcpus: 2, ram: 128, disk: 1 }
  expect((await world.send('admin', nova.flavorUpdate, { params, body })).statusCode).toBe(409)
  const found = await world.call('admin', nova.flavorView, { params, query: { get_extras: 'true' } })
  expect(found).toMatchObject({ name: kept?.name, vcpus: 1, extras })
})

describe('[API-NOVA] evacuation', () => {
  const hostOf = async (id: string) => {
    const server = await world.call('admin', nova.serverView, { params: { id } })
    return server['OS-EXT-SRV-ATTR:host']
  }

  test('a server moves off its failed host', async () => {
    const { id } = await madeServer(world)
    const host = await hostOf(id)
    const { items } = await world.call('admin', nova.computeServiceList, {})
    const service = items.find((one) => one.binary === 'nova-compute' && one.host === host)
    const params = { id: String(service?.id) }
    await world.call('admin', nova.computeServiceUpdate, { params, body: { forced_down: true } })
    await world.call('admin', nova.serverEvacuate, { params: { id }, body: { host: null } })
    const now = await until(
      () => hostOf(id),
      (found) => found !== host,
    )
    expect(now).not.toBe(host)
  })

  test.each([
    ['a member', 'demo', { host: null }, 403, 'Policy'],
    ['a host that lives', 'admin', { host: null }, 400, 'still in use'],
    ['no word on the host', 'admin', { password: 'x' }, 400, 'host'],
  ] as const)('is refused: %s', async (_why, account, body, status, says) => {
    const { id } = await sharedServer(world)
    const answer = await world.send(account, nova.serverEvacuate, { params: { id }, body })
    expect([answer.statusCode, answer.json()]).toEqual([status, expect.stringContaining(says)])
  })
})
