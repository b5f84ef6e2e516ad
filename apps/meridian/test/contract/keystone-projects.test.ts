import { projectEndpoints as projects } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { madeProject, NO_ID, notAdmin } from '../support/identity.ts'
import { World } from '../support/world.ts'

const ids = async (world: World) => ({ params: { id: await madeProject(world) } })
const unknown = () => ({ args: { params: { id: NO_ID } }, status: 404, says: 'Could not find project' })

describeContract('[API-KEYSTONE] projects', projects, {
  projectList: {
    as: 'admin',
    good: async (world) => {
      await madeProject(world)
      return {}
    },
    shows: ({ items }) => expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['admin', 'demo'])),
    refused: {
      'a member': notAdmin({}),
      "a member others' projects": notAdmin({ query: { user_id: NO_ID, admin: 'false' } }),
    },
  },
  projectCreate: {
    as: 'admin',
    good: async (world) => {
      const parent = await madeProject(world)
      const name = world.name('made')
      world.cleanUp(async () => {
        const { items } = await world.call('admin', projects.projectList, { query: { name } })
        for (const { id } of items) await world.call('admin', projects.projectDelete, { params: { id } })
      })
      const body = { name, description: 'Made by a test', cost_centre: '42', parent_id: parent, tags: ['red', 'blue'] }
      return { body }
    },
    shows: (project, _world, { body }) => {
      const { parent_id: parent } = body as { parent_id: string } // as sent above
      expect(project).toMatchObject({ enabled: true, cost_centre: '42', parent_id: parent })
      expect(project.tags.toSorted()).toEqual(['blue', 'red'])
    },
    refused: {
      'a member': notAdmin({ body: { name: 'x' } }),
      'no name': () => ({ args: { body: { description: 'x' } }, status: 400, says: 'is required' }),
      'a name that exists': () => ({ args: { body: { name: 'demo' } }, status: 409 }),
      'a tag with a comma': () => ({ args: { body: { name: 'x', tags: ['a,b'] } }, status: 400, says: 'tags' }),
    },
  },
  projectDeleteMany: {
    as: 'admin',
    good: async (world) => ({ body: [await madeProject(world), await madeProject(world)] }),
    refused: {
      'a member': notAdmin({ body: [NO_ID] }),
      'an unknown id': () => ({ args: { body: [NO_ID] }, status: 404 }),
    },
  },
  projectView: {
    good: async (world) => {
      const session = (await (await world.as('demo')).get('/api/keystone/user-session/')).json()
      return { params: { id: session.project_id } }
    },
    shows: ({ name }) => expect(name).toBe('demo'),
    refused: {
      'a member those of others': async (world) => ({ args: await ids(world), status: 403 }),
      'an unknown id': () => ({ as: 'admin', ...unknown() }),
    },
  },
  projectUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await ids(world)), body: { description: 'changed', enabled: null } }),
    refused: {
      'a member': notAdmin({ params: { id: NO_ID }, body: { enabled: true } }),
      'a name that is too long': async (world) => ({
        args: { ...(await ids(world)), body: { name: 'x'.repeat(65) } },
        status: 400,
        says: 'at most 64 characters',
      }),
      'an unknown id': () => ({ args: { params: { id: NO_ID }, body: { enabled: true } }, status: 404 }),
    },
  },
  projectDelete: {
    as: 'admin',
    good: ids,
    refused: { 'a member': notAdmin({ params: { id: NO_ID } }), 'an unknown id': unknown },
  },
})

describe('[API-KEYSTONE] more about projects', () => {
  let world: World
  beforeAll(async () => {
    world = await World.start()
  })
  afterAll(() => world.stop())

  test('the list can be filtered by id', async () => {
    const id = await madeProject(world)
    const found = await world.call('admin', projects.projectList, { query: { id } })
    expect(found.items.map((project) => project.id)).toEqual([id])
    expect((await world.call('admin', projects.projectList, { query: { id: NO_ID } })).items).toEqual([])
  })

  test("an administrator can list another user's projects", async () => {
    const session = (await (await world.as('demo')).get('/api/keystone/user-session/')).json()
    const { items } = await world.call('admin', projects.projectList, { query: { user_id: session.id } })
    expect(items.map(({ name }) => name)).toContain('demo')
  })
})
