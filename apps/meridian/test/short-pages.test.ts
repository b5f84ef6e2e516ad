import { api, nova, urlOf, type Endpoint } from '@meridian/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { administered, furnish, type InProject } from './support/belongings.ts'
import { World, type AnyArgs } from './support/world.ts'

let world: World
let own: InProject
beforeAll(async () => {
  world = await World.start()
  own = await administered(world)
  await furnish(world, own)
  await furnish(world, own)
  for (const name of ['one', 'two']) await own.call(nova.keypairCreate, { body: { name } })
})
afterEach(() => world.console.faults())
afterAll(() => world.stop())

/** Placement has no pages; it refuses a limit. */
const PAGING = ['compute', 'identity', 'image', 'metric', 'network', 'object-store', 'orchestration', 'volumev3']

/** Every service sends one item at a time, as if its operator had set the maximum of a page so. */
const oneAtATime = () => world.console.faults(...PAGING.map((service) => ({ service, method: 'GET', maxItems: 1 })))

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** What these need to be asked; the period is over, so that its usage stays the same. */
const QUERIES: Readonly<Record<string, Record<string, string>>> = {
  usageList: { start: dayAgo(400), end: dayAgo(1) },
}

interface Reply {
  items: { id?: unknown }[]
}

/** The rows; null if it is no list, or if the caller may not read it. */
async function rowsOf(endpoint: Endpoint, args: AnyArgs): Promise<string[] | null> {
  const { statusCode, body } = await own.send(endpoint, args)
  const { items } = statusCode === 200 ? (JSON.parse(body) as Partial<Reply>) : {} // checked below
  return Array.isArray(items) ? items.map(({ id, ...rest }) => JSON.stringify(id ?? rest, rounded)) : null
}

/** Sums of parts differ from sums of the whole far behind the point. */
const rounded = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value)

const lists = Object.values(api)
  .flatMap((group) => Object.entries(group))
  .filter(([, { method, path, bytes }]) => method === 'GET' && !/[:*]/.test(path) && !bytes)
const OF_ALL = { all_projects: 'true' }

test.each(lists)('%s is whole, however small the pages of the services are', async (name, endpoint) => {
  for (const query of [QUERIES[name] ?? {}, { ...QUERIES[name], ...OF_ALL }]) {
    await world.console.faults()
    const whole = await rowsOf(endpoint, { query })
    await oneAtATime()
    expect([urlOf(endpoint, { query }), await rowsOf(endpoint, { query })]).toEqual([urlOf(endpoint, { query }), whole])
  }
})

/** All lists that a service pages; more of the others would prove nothing. */
test.each([
  'serverList',
  'serverGroupList',
  'keypairList',
  'flavorList',
  'hypervisorList',
  'aggregateList',
  'volumeList',
  'snapshotList',
  'backupList',
  'volumeTypeList',
  'volumeGroupList',
  'groupSnapshotList',
  'groupTypeList',
  'imageList',
  'namespaceList',
  'networkList',
  'subnetList',
  'portList',
  'routerList',
  'trunkList',
  'securityGroupList',
  'floatingIpList',
  'subnetPoolList',
  'addressScopeList',
  'addressGroupList',
  'qosPolicyList',
  'rbacPolicyList',
  'stackList',
  'containerList',
])('of %s there are several, so that pages matter', async (name) => {
  const [, endpoint] = lists.find(([known]) => known === name) ?? []
  if (!endpoint) throw new Error(`There is no ${name}`)
  expect((await rowsOf(endpoint, {}))?.length).toBeGreaterThan(1)
})

test('the usage of a project is that of all its servers', async () => {
  const { items } = await world.call('demo', nova.usageList, { query: QUERIES['usageList'] as never })
  await oneAtATime()
  const read = await world.call('demo', nova.usageList, { query: QUERIES['usageList'] as never })
  expect(read.items[0]?.server_usages.length).toBeGreaterThan(5)
  expect(JSON.stringify(read.items, rounded)).toBe(JSON.stringify(items, rounded))
})
