import { groupEndpoints as groups, userEndpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested, showsSent } from '../support/contract-cases.ts'
import { madeGroup, madeUser, NO_ID, notAdmin } from '../support/identity.ts'
import type { World } from '../support/world.ts'

const ids = async (world: World) => ({ params: { id: await madeGroup(world) } })
const unknown = () => ({ args: { params: { id: NO_ID } }, status: 404, says: 'Could not find group' })

async function member(world: World) {
  const params = { id: await madeGroup(world), userId: (await madeUser(world)).id }
  await world.call('admin', groups.groupMemberAdd, { params })
  return { params }
}

describeContract('[API-KEYSTONE] groups', groups, {
  groupList: {
    as: 'admin',
    good: async (world) => {
      await madeGroup(world)
      return {}
    },
    shows: ({ items }) => expect(items.length).toBeGreaterThan(0),
    refused: { 'a member': notAdmin({}) },
  },
  groupCreate: {
    as: 'admin',
    good: async (world) => {
      const name = world.name('made')
      world.cleanUp(async () => {
        const { items } = await world.call('admin', groups.groupList, { query: { name } })
        for (const { id } of items) await world.call('admin', groups.groupDelete, { params: { id } })
      })
      return { body: { name, description: 'Made by a test' } }
    },
    shows: showsSent,
    refused: {
      'a member': notAdmin({ body: { name: 'x' } }),
      'a name that is too long': () => ({
        args: { body: { name: 'x'.repeat(65) } },
        status: 400,
        says: 'at most 64 characters',
      }),
      'an unknown domain': () => ({ args: { body: { name: 'x', domain_id: NO_ID } }, status: 404 }),
    },
  },
  groupDeleteMany: {
    as: 'admin',
    good: async (world) => ({ body: [await madeGroup(world)] }),
    refused: {
      'a member': notAdmin({ body: [NO_ID] }),
      'an unknown id': () => ({ args: { body: [NO_ID] }, status: 404 }),
    },
  },
  groupView: {
    as: 'admin',
    good: ids,
    shows: showsRequested,
    refused: { 'a member': notAdmin({ params: { id: NO_ID } }), 'an unknown id': unknown },
  },
  groupUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await ids(world)), body: { description: 'changed' } }),
    refused: {
      'a member': notAdmin({ params: { id: NO_ID }, body: { name: 'x' } }),
      'an unknown id': () => ({ args: { params: { id: NO_ID }, body: { name: 'x' } }, status: 404 }),
    },
  },
  groupDelete: {
    as: 'admin',
    good: ids,
    refused: { 'a member': notAdmin({ params: { id: NO_ID } }), 'an unknown id': unknown },
  },
  groupMemberAdd: {
    as: 'admin',
    good: async (world) => ({ params: { id: await madeGroup(world), userId: (await madeUser(world)).id } }),
    refused: {
      'a member': notAdmin({ params: { id: NO_ID, userId: NO_ID } }),
      'an unknown user': async (world) => ({
        args: { params: { id: await madeGroup(world), userId: NO_ID } },
        status: 404,
      }),
    },
  },
  groupMemberRemove: {
    as: 'admin',
    good: member,
    shows: async (_result, world) => {
      const { params } = await member(world)
      const query = { group_id: params.id }
      expect((await world.call('admin', userEndpoints.userList, { query })).items).toHaveLength(1)
      await world.call('admin', groups.groupMemberRemove, { params })
      expect((await world.call('admin', userEndpoints.userList, { query })).items).toEqual([])
    },
    refused: {
      'a member': notAdmin({ params: { id: NO_ID, userId: NO_ID } }),
      'a user who is not in the group': async (world) => ({
        args: { params: { id: await madeGroup(world), userId: (await madeUser(world)).id } },
        status: 404,
      }),
    },
  },
})
