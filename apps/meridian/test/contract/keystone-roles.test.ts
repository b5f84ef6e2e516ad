import { roleEndpoints as roles, roleInferenceEndpoints as inferences } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsSent } from '../support/contract-cases.ts'
import { madeRole, NO_ID, notAdmin, forbidden, refusedByKeystone } from '../support/identity.ts'
import type { World } from '../support/world.ts'

const ids = async (world: World) => ({ params: { id: await madeRole(world) } })
const unknown = () => ({ args: { params: { id: NO_ID } }, status: 404, says: 'Could not find role' })

describeContract('[API-KEYSTONE] roles', roles, {
  roleList: {
    as: 'admin',
    good: async (world) => {
      const session = (await (await world.as('admin')).get('/api/keystone/user-session/')).json()
      return { query: { project_id: session.project_id, user_id: 'current' } }
    },
    shows: ({ items }) => expect(items.map(({ name }) => name)).toContain('admin'),
    refused: { 'a member': notAdmin({}) },
  },
  roleCreate: {
    as: 'admin',
    good: async (world) => {
      const name = world.name('made')
      world.cleanUp(async () => {
        const { items } = await world.call('admin', roles.roleList, { query: { name } })
        for (const { id } of items) await world.call('admin', roles.roleDelete, { params: { id } })
      })
      return { body: { name } }
    },
    shows: showsSent,
    refused: {
      'a member': notAdmin({ body: { name: 'x' } }),
      'a name that exists': () => ({ args: { body: { name: 'admin' } }, status: 409 }),
      'an empty name': () => ({ args: { body: { name: '' } }, status: 400, says: 'is required' }),
      'a name of blanks': () => ({ args: { body: { name: '  ' } }, status: 400, says: 'is required' }),
      'an invalid name': () => ({ args: { body: { name: 7 } }, status: 400, says: 'name' }),
    },
  },
  roleDeleteMany: {
    as: 'admin',
    good: async (world) => ({ body: [await madeRole(world), await madeRole(world)] }),
    refused: {
      'a member': notAdmin({ body: [NO_ID] }),
      'an unknown id': () => ({ args: { body: [NO_ID] }, status: 404 }),
    },
  },
  roleView: {
    as: 'admin',
    good: () => ({ params: { id: 'default' } }),
    shows: ({ name }) => expect(name).toBe('member'),
    refused: { 'a member': notAdmin({ params: { id: 'default' } }), 'an unknown id': unknown },
  },
  roleUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await ids(world)), body: { name: world.name('renamed') } }),
    refused: {
      'a member': notAdmin({ params: { id: NO_ID }, body: { name: 'x' } }),
      'an unknown id': () => ({ args: { params: { id: NO_ID }, body: { name: 'x' } }, status: 404 }),
      'a name that exists': async (world) => ({
        args: { ...(await ids(world)), body: { name: 'admin' } },
        status: 409,
      }),
    },
  },
  roleDelete: {
    as: 'admin',
    good: ids,
    refused: {
      'a member': notAdmin({ params: { id: NO_ID } }),
      'the default one by its name': () => ({ args: { params: { id: 'default' } }, status: 404 }),
      'an unknown id': unknown,
    },
  },
})

/** A role and another that it does not imply yet. */
const pair = async (world: World) => ({ params: { id: await madeRole(world), impliedId: await madeRole(world) } })
const implied = async (world: World) => {
  const args = await pair(world)
  await world.call('admin', inferences.impliedRoleAdd, args)
  return args
}

describeContract('[API-KEYSTONE] implied roles', inferences, {
  roleInferenceList: {
    as: 'admin',
    good: () => ({}),
    shows: ({ items }) => {
      const byName = new Map(
        items.map(({ prior_role: prior, implies }) => [prior.name, implies.map(({ name }) => name)]),
      )
      expect(byName.get('admin')).toContain('member')
      expect(byName.get('member')).toContain('reader')
    },
    refused: { 'a member': refusedByKeystone({}) },
  },
  impliedRoleAdd: {
    as: 'admin',
    good: pair,
    refused: {
      'a member': forbidden(pair),
      'a role that implies it already': async (world) => ({ args: await implied(world), status: 409 }),
      'an unknown role': () => ({ args: { params: { id: NO_ID, impliedId: NO_ID } }, status: 404 }),
    },
  },
  impliedRoleRemove: {
    as: 'admin',
    good: implied,
    refused: {
      'a member': forbidden(implied),
      'what is not implied': async (world) => ({ args: await pair(world), status: 404, says: 'does not imply' }),
    },
  },
})
