import { keystone, nova, swift, urlOf, type Endpoint } from '@meridian/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { administered, furnish, type InProject } from './support/belongings.ts'
import { keyOf, plainReads, readsBelow, type Read } from './support/reads.ts'
import { World, type AnyArgs } from './support/world.ts'

let world: World
let own: InProject
/** The demo project, with all that it has from the start. */
let furnished: InProject
beforeAll(async () => {
  world = await World.start()
  own = await administered(world)
  const demo = await world.call('demo', keystone.userSession, {})
  furnished = await administered(world, demo.project_id ?? '')
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

/** A period that is over, so that its usage stays the same. */
const PAST = { start: dayAgo(400), end: dayAgo(1) }
const queryOf = ({ name, query }: Read) => (name === 'usageList' ? PAST : query)

interface Reply {
  items: { id?: unknown }[]
}

/** The rows; null if it is no list, or if the caller may not read it. */
async function rowsOf(project: InProject, endpoint: Endpoint, args: AnyArgs): Promise<string[] | null> {
  const { statusCode, body } = await project.send(endpoint, args)
  const { items } = statusCode === 200 ? (JSON.parse(body) as Partial<Reply>) : {} // checked below
  return Array.isArray(items) ? items.map(({ id, ...rest }) => JSON.stringify(id ?? rest, rounded)) : null
}

/** Sums of parts differ from sums of the whole far behind the point. */
function rounded(key: string, value: unknown): unknown {
  if (key === 'uptime') return undefined // goes on between two readings
  return typeof value === 'number' ? Number(value.toPrecision(9)) : value
}

const OF_ALL = { all_projects: 'true' }

/** Expects the same rows from services that send one at a time; returns how many these are. */
async function expectWhole(project: InProject, endpoint: Endpoint, args: AnyArgs): Promise<number> {
  await world.console.faults()
  const whole = await rowsOf(project, endpoint, args)
  await oneAtATime()
  expect([urlOf(endpoint, args), await rowsOf(project, endpoint, args)]).toEqual([urlOf(endpoint, args), whole])
  return whole?.length ?? 0
}

test.each(plainReads)('$name is whole, however small the pages of the services are', async (read) => {
  for (const query of [queryOf(read), { ...queryOf(read), ...OF_ALL }]) await expectWhole(own, read.endpoint, { query })
})

/** What the services never cut, so that asking for less of it shows nothing. */
const NEVER_CUT: Readonly<Record<string, string>> = {
  serverVolumeList: 'Nova sends a thousand attachments, and no server has as many',
  stackResourceList: 'Heat knows no limit of resources',
  stackEventList: 'Heat cuts events only as it is asked to, and keeps a thousand for each stack',
}

/** As many items of each list are looked at: those of the demo project are alike. */
const MOST_PARENTS = 4
const countsBelow = new Map<string, number>()

test.each(readsBelow.filter(({ name }) => !(name in NEVER_CUT)))(
  '$name is whole for each item',
  async ({ name, endpoint, query, parameter, parent }) => {
    await world.console.faults()
    const { statusCode, body } = await furnished.send(parent.endpoint, { query: queryOf(parent) })
    const { items } = statusCode === 200 ? (JSON.parse(body) as { items?: Parameters<typeof keyOf>[0][] }) : {} // checked below
    const keys = Array.isArray(items) ? items.map(keyOf).filter((key) => key !== '') : []
    for (const key of keys.slice(0, MOST_PARENTS)) {
      const count = await expectWhole(furnished, endpoint, { params: { [parameter]: key }, query })
      countsBelow.set(name, Math.max(count, countsBelow.get(name) ?? 0))
    }
  },
)

test.each(['objectList', 'objectSearch'])('of %s there are several for an item, so that pages matter', (name) =>
  expect(countsBelow.get(name)).toBeGreaterThan(1),
)

test('pages of objects and containers are filled, and say that there are more', async () => {
  const { items: boxes } = await furnished.call(swift.containerList)
  const counts = await Promise.all(
    boxes.map(async ({ name: container }) => {
      const { items } = await furnished.call(swift.objectList, { params: { container } })
      return { container, count: items.length }
    }),
  )
  const [{ container, count } = { container: '', count: 0 }] = counts.toSorted((a, b) => b.count - a.count)
  expect(count).toBeGreaterThan(2)
  await oneAtATime()
  const objects = await furnished.call(swift.objectList, { params: { container }, query: { limit: '2' } })
  expect([objects.items.length, objects.has_more]).toEqual([2, true])
  const containers = await furnished.call(swift.containerList, { query: { limit: '1' } })
  expect([containers.items.length, containers.has_more]).toEqual([1, boxes.length > 1])
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
  const read = plainReads.find((known) => known.name === name)
  if (!read) throw new Error(`There is no ${name}`)
  expect((await rowsOf(own, read.endpoint, {}))?.length).toBeGreaterThan(1)
})

test('the usage of a project is that of all its servers', async () => {
  const { items } = await world.call('demo', nova.usageList, { query: PAST })
  await oneAtATime()
  const read = await world.call('demo', nova.usageList, { query: PAST })
  expect(read.items[0]?.server_usages.length).toBeGreaterThan(5)
  expect(JSON.stringify(read.items, rounded)).toBe(JSON.stringify(items, rounded))
})
