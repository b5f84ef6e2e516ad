import { groupEndpoints, passwordEndpoints, userEndpoints as users } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { madeGroup, madeProject, madeUser, NO_ID, notAdmin } from '../support/identity.ts'
import { once } from '../support/once.ts'
import { World } from '../support/world.ts'

const unknown = () => ({ args: { params: { id: NO_ID } }, status: 404, says: 'Could not find user' })
const ids = async (world: World) => ({ params: { id: (await madeUser(world)).id } })

/** A group with demo as its member. */
const groupOfDemo = once(async (world) => {
  const group = await madeGroup(world)
  const { id } = (await (await world.as('demo')).get('/api/keystone/user-session/')).json()
  await world.call('admin', groupEndpoints.groupMemberAdd, { params: { id: group, userId: id } })
  return group
})

describeContract('[API-KEYSTONE] users', users, {
  userList: {
    as: 'admin',
    good: async (world) => ({ query: { name: (await madeUser(world)).name } }),
    shows: ({ items }) => expect(items).toHaveLength(1),
    refused: {
      'a member': notAdmin({}),
    },
  },
  userCreate: {
    as: 'admin',
    good: async (world) => {
      const name = world.name('made')
      world.cleanUp(async () => {
        const { items } = await world.call('admin', users.userList, { query: { name } })
        for (const { id } of items) await world.call('admin', users.userDelete, { params: { id } })
      })
      const project = await madeProject(world)
      return { body: { name, password: 'secret', email: 'made@example.org', project, description: 'Made by a test' } }
    },
    shows: (user) => {
      expect(user).toMatchObject({ email: 'made@example.org', enabled: true, description: 'Made by a test' })
      expect(user.project_id).toBe(user.default_project_id)
      expect(user.project_id).toBeTruthy()
    },
    refused: {
      'a member': notAdmin({ body: { name: 'x', password: 'y' } }),
      'a name that exists': async (world) => ({
        args: { body: { name: (await madeUser(world)).name, password: 'x' } },
        status: 409,
      }),
      'no name': () => ({ args: { body: { password: 'x' } }, status: 400, says: 'is required' }),
      'no password': () => ({ args: { body: { name: 'x' } }, status: 400, says: 'password' }),
      'an empty body': () => ({ args: { body: {} }, status: 400, says: 'request requires JSON body' }),
    },
  },
  userDeleteMany: {
    as: 'admin',
    good: async (world) => {
      const own = await world.call('admin', users.userView, { params: { id: 'current' } })
      return { body: [(await madeUser(world)).id, (await madeUser(world)).id, own.id] }
    },
    shows: async (_result, world) => {
      const own = await world.call('admin', users.userView, { params: { id: 'current' } })
      expect(own.enabled).toBe(true)
    },
    refused: {
      'a member': notAdmin({ body: [NO_ID] }),
      'an empty list': () => ({ args: { body: [] }, status: 400 }),
      'a value that is not a list': () => ({ args: { body: { id: NO_ID } }, status: 400 }),
      'an unknown id': () => ({ args: { body: [NO_ID] }, status: 404 }),
    },
  },
  userView: {
    good: () => ({ params: { id: 'current' } }),
    shows: ({ name }) => expect(name).toBe('demo'),
    refused: {
      "another's": async (world) => ({ args: await ids(world), status: 403 }),
      'an unknown id': () => ({ as: 'admin', ...unknown() }),
    },
  },
  userUpdate: {
    as: 'admin',
    good: async (world) => ({
      ...(await ids(world)),
      body: { description: 'changed', enabled: false, password: 'new' },
    }),
    refused: {
      'a member': notAdmin({ params: { id: NO_ID }, body: { enabled: true } }),
      'an empty name': async (world) => ({ args: { ...(await ids(world)), body: { name: ' ' } }, status: 400 }),
      'an invalid boolean': async (world) => ({
        args: { ...(await ids(world)), body: { enabled: 'perhaps' } },
        status: 400,
        says: 'enabled',
      }),
      'an unknown id': () => ({ args: { params: { id: NO_ID }, body: { enabled: true } }, status: 404 }),
    },
  },
  userDelete: {
    as: 'admin',
    good: ids,
    refused: {
      'a member': notAdmin({ params: { id: NO_ID } }),
      oneself: () => ({ args: { params: { id: 'current' } }, status: 404, says: 'current' }),
      'an unknown id': unknown,
    },
  },
  userGroups: {
    good: async (world) => {
      await groupOfDemo(world)
      return { params: { id: 'current' } }
    },
    shows: async ({ items }, world) => expect(items.map(({ id }) => id)).toContain(await groupOfDemo(world)),
    refused: {
      "another's": async (world) => ({ args: await ids(world), status: 403 }),
      'an unknown id': () => ({ as: 'admin', ...unknown() }),
    },
  },
})

describe('[API-KEYSTONE] more about users', () => {
  let world: World
  beforeAll(async () => {
    world = await World.start()
  })
  afterAll(() => world.stop())

  const found = async (query: Record<string, string>) =>
    (await world.call('admin', users.userList, { query })).items.map(({ name }) => name)

  test('the list can be filtered by project', async () => {
    const session = (await (await world.as('demo')).get('/api/keystone/user-session/')).json()
    const members = await found({ project_id: session.project_id })
    expect(members).toContain('demo')
    expect(members).not.toContain((await madeUser(world)).name)
  })

  test('the list can be filtered by group', async () => {
    expect(await found({ group_id: await madeGroup(world) })).toEqual([])
  })

  test('the filter value None is no filter', async () => {
    const { name } = await madeUser(world)
    expect(await found({ name, enabled: 'True' })).toEqual([name])
    expect(await found({ name, enabled: 'False' })).toEqual([])
    expect(await found({ name, enabled: 'None' })).toEqual([name])
  })

  test('a changed password signs in and ends the old session', async () => {
    const { name, password } = await madeUser(world)
    const { items } = await world.call('admin', users.userList, { query: { name } })
    await giveRole(world, items[0]?.id ?? '')
    const browser = world.console.browser()
    expect((await browser.signIn(name, password)).statusCode).toBe(200)
    const change = (body: object) => browser.post(passwordEndpoints.passwordChange.path, body)

    const wrong = await change({ original_password: 'wrong', password: 'another' })
    expect([wrong.statusCode, wrong.json()]).toEqual([400, 'The current password is incorrect.'])
    const same = await change({ original_password: password, password })
    expect(same.json()).toContain('Old password and new password must be different')

    expect((await change({ original_password: password, password: 'another' })).statusCode).toBe(204)
    expect((await browser.get('/api/keystone/user-session/')).statusCode).toBe(401)
    expect((await world.console.browser().signIn(name, 'another')).statusCode).toBe(200)
  })
})

async function giveRole(world: World, user: string): Promise<void> {
  const admin = await world.as('admin')
  const role = (await admin.get('/api/keystone/roles/default')).json()
  await admin.send('PUT', `/api/keystone/projects/${await madeProject(world)}/${role.id}/${user}`)
}
