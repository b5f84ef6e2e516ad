import { cinder, CONTENT_KINDS, keystone, nova, type Endpoint } from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { administered, furnish, type InProject } from '../support/belongings.ts'
import { ConsoleQueries, homeLists, resources } from '../support/console-queries.ts'
import { keyOf, plainReads, readsBelow } from '../support/reads.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

let world: World
let own: InProject
let other: InProject
/** The ids of everything that another project owns. */
let foreign: Map<string, string>
/** The ids of what the own project owns, with the kind of each. */
let owned: Map<string, string>

const contentOf = async (id: string) => {
  const { items, gaps } = await world.call('admin', keystone.projectContentList, { params: { id } })
  expect(gaps).toBeUndefined()
  return new Map(items.map((item) => [item.id, item.kind]))
}

beforeAll(async () => {
  world = await World.start()
  own = await administered(world)
  other = await administered(world)
  await Promise.all([furnish(world, own), furnish(world, other)])
  foreign = await contentOf(other.id)
  owned = await contentOf(own.id)
}, PATIENCE_MS * 2)
afterAll(() => world.stop(), PATIENCE_MS * 2)

test('the other project has something of each kind', () => {
  const kinds = new Set(foreign.values())
  expect(CONTENT_KINDS.filter((kind) => !kinds.has(kind))).toEqual([])
})

/** Sets what a project has to the status that Home looks for. */
async function fail(project: InProject, things: ReadonlyMap<string, string>): Promise<void> {
  const resets: Readonly<Record<string, [Endpoint, object]>> = {
    server: [nova.serverResetState, { state: 'error' }],
    volume: [cinder.volumeResetStatus, { status: 'error' }],
    snapshot: [cinder.snapshotResetStatus, { status: 'error' }],
    backup: [cinder.backupResetStatus, { status: 'error' }],
  }
  for (const [id, kind] of things) {
    const [endpoint, body] = resets[kind] ?? []
    if (endpoint) await project.call(endpoint, { params: { id }, body })
  }
}

/** The kinds of the other project's things that a reply mentions. */
const foreignIn = (reply: string) => [...foreign].flatMap(([id, kind]) => (reply.includes(id) ? [kind] : []))

/** What has the things of all projects, for administrators alone. */
const OF_ALL: Readonly<Record<string, string>> = {
  dhcpServedList: 'the agents of each network, for the networks of all projects',
  migrationList: 'the migrations of all servers',
}

describe('an administrator in a project is answered with nothing of another project', () => {
  test.for(plainReads)('$name', { timeout: PATIENCE_MS }, async ({ name, endpoint, query }) => {
    const { statusCode, body } = await own.send(endpoint, { query })
    if (name in OF_ALL) return
    expect([statusCode, foreignIn(statusCode < 400 ? body : '')]).toEqual([statusCode, []])
  })

  const asked = new Set<string>()

  test.for(readsBelow)('$name of what the project owns', { timeout: PATIENCE_MS }, async (read) => {
    const { statusCode, body } = await own.send(read.parent.endpoint, { query: read.parent.query })
    const { items = [] } = statusCode === 200 ? (JSON.parse(body) as { items?: Parameters<typeof keyOf>[0][] }) : {} // lists have items
    for (const key of Array.isArray(items) ? items.map(keyOf).filter((id) => owned.has(id)) : []) {
      const reply = await own.send(read.endpoint, { params: { [read.parameter]: key }, query: read.query })
      expect([reply.statusCode, foreignIn(reply.body)]).toEqual([reply.statusCode, []])
      if (reply.statusCode < 400) asked.add(read.name)
    }
  })

  test('these were answered, so that their silence means something', () => {
    expect([...asked]).toEqual(
      expect.arrayContaining([
        'serverView',
        'serverVolumeList',
        'volumeView',
        'networkView',
        'objectList',
        'stackView',
      ]),
    )
  })
})

describe('an administrator sees in the panels of a project nothing of another', () => {
  let console: ConsoleQueries
  beforeAll(async () => {
    console = new ConsoleQueries(await world.as('admin'), own.id)
  })
  beforeEach(() => {
    console.replies = []
  })
  afterAll(() => console.stop())

  const expectOwn = () =>
    expect(console.replies.flatMap((reply) => foreignIn(reply).map((kind) => [kind, reply.split(' ', 2)]))).toEqual([])

  const panels = resources.filter(({ panels: { project } }) => project)
  const seen = new Set<string>()

  test.for(panels)(
    '$panels.project.path: its list, its search and its deletions',
    { timeout: PATIENCE_MS },
    async (entry) => {
      const resource = await entry.resource()
      const { items } = await console.read(resource.list.query({}, 'project'))
      for (const list of resource.find?.lists('owned', 'project') ?? []) await console.read(list)
      expectOwn()
      const mine = items.filter(({ id }) => owned.has(id))
      for (const { id } of mine) seen.add(owned.get(id) ?? '')
      const intl = { formatMessage: () => '', formatList: () => '', formatNumber: () => '', locale: 'en' }
      const tools = { intl, label: resource.label, project: own.id }
      // What a look-ahead reads may be of all projects; what it finds may not.
      for (const { look } of resource.actions)
        expect(foreignIn(JSON.stringify(await look?.(mine, tools)) ?? '')).toEqual([])
    },
  )

  test('these panels show what the project owns', () => {
    // Shares are listed for administrators alone.
    expect(CONTENT_KINDS.filter((kind) => !seen.has(kind))).toEqual(['rbac_policy'])
  })

  test('the export has the project, and nothing of another', { timeout: PATIENCE_MS }, async () => {
    const facts = JSON.stringify(await console.exported(own.id))
    expect(foreignIn(facts)).toEqual([])
    expect([...owned].filter(([id, kind]) => kind === 'server' && facts.includes(id))).toHaveLength(1)
    expectOwn()
  })

  test('Home counts and shows what is of the project', { timeout: PATIENCE_MS }, async () => {
    await Promise.all([fail(own, owned), fail(other, foreign)])
    const shown = await Promise.all(
      Object.values(homeLists)
        .flat()
        .map((list) => console.read(list)),
    )
    expectOwn()
    const kinds = new Set(shown.flatMap(({ items }) => items.map(({ id }) => owned.get(id))))
    expect([...kinds].filter(Boolean).toSorted()).toEqual(['backup', 'server', 'snapshot', 'stack', 'volume'])
  })
})
