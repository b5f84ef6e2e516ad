import {
  networkEndpoints as networks,
  portEndpoints as ports,
  projectContentEndpoints as contents,
  projectEndpoints as projects,
} from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { madeProject } from './support/identity.ts'
import { purge } from './support/purge.ts'
import { World } from './support/world.ts'

/** The seeded project of demo has something of nearly every kind. */
let world: World
let id: string
beforeAll(async () => {
  world = await World.start()
  const { items } = await world.call('admin', projects.projectList, { query: { name: 'demo' } })
  id = items[0]?.id ?? ''
})
afterAll(() => world.stop())

const MINUTE = 60_000

const list = async () => world.call('admin', contents.projectContentList, { params: { id } })

test('members may neither list nor delete what a project contains', async () => {
  const params = { id, kind: 'server', itemId: 'x' }
  expect((await world.send('demo', contents.projectContentList, { params })).statusCode).toBe(403)
  expect((await world.send('demo', contents.projectContentDelete, { params })).statusCode).toBe(403)
})

test('an unknown kind and an item of another project are refused', async () => {
  const send = (kind: string, itemId: string) =>
    world.send('admin', contents.projectContentDelete, { params: { id: 'other', kind, itemId } })
  expect((await send('galaxy', 'x')).statusCode).toBe(400)
  const server = (await list()).items.find(({ kind }) => kind === 'server')
  const answer = await send('server', server?.id ?? '')
  expect([answer.statusCode, answer.json()]).toEqual([404, expect.stringContaining('The project has no server')])
})

test('what Heat and Swift hide from administrators without a role on the project is reported', async () => {
  const other = await madeProject(world)
  const { items, gaps } = await world.call('admin', contents.projectContentList, { params: { id: other } })
  expect(items.filter(({ kind }) => kind !== 'security_group')).toEqual([])
  expect(gaps?.map(({ service }) => service).toSorted()).toEqual(['object-store', 'orchestration'])
})

test('a purge names what stayed, and leaves nothing once its reason is gone', { timeout: 5 * MINUTE }, async () => {
  const before = await list()
  // The administrator has a role on this project.
  expect(before.gaps).toBeUndefined()
  expect(before.items.filter(({ kind }) => kind === 'container').map(({ name }) => name)).toContain('backups')
  expect(new Set(before.items.map(({ kind }) => kind)).size).toBeGreaterThan(10)

  const { items: own } = await world.call('demo', networks.networkList, { query: {} })
  const used = own.find(({ project_id: project }) => project === id)
  const session = (await (await world.as('admin')).get('/api/keystone/user-session/')).json()
  const foreign = await world.call('admin', ports.portCreate, {
    body: { network_id: used?.id ?? '', name: 'foreign', tenant_id: session.project_id },
  })

  const stayed = await purge(world, id, before.items)
  expect(Object.fromEntries(stayed)).toEqual({ [`network ${used?.id}`]: expect.stringContaining('in use') })
  expect((await list()).items.map(({ kind, name }) => [kind, name])).toEqual([['network', used?.name]])

  await world.call('admin', ports.portDelete, { params: { id: foreign.id } })
  expect(await purge(world, id, (await list()).items)).toEqual(new Map())
  expect((await list()).items).toEqual([])
})
