import {
  limitEndpoints as limits,
  registeredLimitEndpoints as registered,
  registeredServiceEndpoints as services,
  trustEndpoints as trusts,
} from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested, showsSent } from '../support/contract-cases.ts'
import { madeProject, madeUser, NO_ID, forbidden, refusedByKeystone } from '../support/identity.ts'
import type { World } from '../support/world.ts'

const noId = { params: { id: NO_ID } }
const unknown = { args: noId, status: 404 }

async function registeredForm(world: World) {
  const { items } = await world.call('admin', services.registeredServiceList, {})
  const service_id = items.find(({ type }) => type === 'compute')?.id ?? ''
  return { service_id, resource_name: world.name('things'), default_limit: 10 }
}

async function madeRegistered(world: World) {
  const form = await registeredForm(world)
  const { id } = await world.call('admin', registered.registeredLimitCreate, { body: form })
  world.cleanUp(() => world.call('admin', registered.registeredLimitDelete, { params: { id } }))
  return { params: { id }, form }
}

async function limitForm(world: World) {
  const { service_id, resource_name } = (await madeRegistered(world)).form
  return { service_id, resource_name, resource_limit: 5, project_id: await madeProject(world) }
}

async function madeLimit(world: World) {
  const { id } = await world.call('admin', limits.limitCreate, { body: await limitForm(world) })
  world.cleanUp(() => world.call('admin', limits.limitDelete, { params: { id } }))
  return { params: { id } }
}

const nothing = { service_id: NO_ID, resource_name: 'x' }

describeContract('[API-KEYSTONE] registered limits', registered, {
  registeredLimitList: {
    good: async (world) => {
      await madeRegistered(world)
      return {}
    },
    shows: ({ items }) => expect(items.some((one) => one.resource_name.startsWith('things'))).toBe(true),
    refused: {},
  },
  registeredLimitCreate: {
    as: 'admin',
    good: async (world) => {
      const body = await registeredForm(world)
      world.cleanUp(async () => {
        const { items } = await world.call('admin', registered.registeredLimitList, {})
        for (const { id } of items.filter((one) => one.resource_name === body.resource_name))
          await world.call('admin', registered.registeredLimitDelete, { params: { id } })
      })
      return { body }
    },
    shows: showsSent,
    refused: {
      'a member': refusedByKeystone({ body: { ...nothing, default_limit: 1 } }),
      'less than unlimited': () => ({ args: { body: { ...nothing, default_limit: -2 } }, status: 400 }),
      'an unknown service': () => ({ args: { body: { ...nothing, default_limit: 1 } }, status: 400 }),
    },
  },
  registeredLimitView: { good: madeRegistered, shows: showsRequested, refused: { 'an unknown id': () => unknown } },
  registeredLimitUpdate: {
    as: 'admin',
    good: async (world) => ({ params: (await madeRegistered(world)).params, body: { default_limit: 20 } }),
    refused: {
      'a member': refusedByKeystone({ ...noId, body: { default_limit: 1 } }),
      'an unknown id': () => ({ args: { ...noId, body: { default_limit: 1 } }, status: 404 }),
    },
  },
  registeredLimitDelete: {
    as: 'admin',
    good: async (world) => ({ params: (await madeRegistered(world)).params }),
    refused: { 'a member': refusedByKeystone(noId), 'an unknown id': () => unknown },
  },
})

describeContract('[API-KEYSTONE] limits of projects and domains', limits, {
  limitList: {
    as: 'admin',
    good: async (world) => {
      await madeLimit(world)
      return {}
    },
    // With a token for the administrator's own project Keystone would list none of them.
    shows: ({ items }) => expect(items.some((one) => one.resource_name.startsWith('things'))).toBe(true),
    refused: {},
  },
  limitCreate: {
    as: 'admin',
    good: async (world) => {
      const body = await limitForm(world)
      world.cleanUp(async () => {
        const { items } = await world.call('admin', limits.limitList, {})
        for (const { id } of items.filter((one) => one.project_id === body.project_id))
          await world.call('admin', limits.limitDelete, { params: { id } })
      })
      return { body }
    },
    shows: showsSent,
    refused: {
      'a member': refusedByKeystone({ body: { ...nothing, resource_limit: 1, project_id: NO_ID } }),
      'neither project nor domain': () => ({
        args: { body: { ...nothing, resource_limit: 1 } },
        status: 400,
        says: 'Either a project or a domain is required.',
      }),
      'a resource without a default': async (world) => ({
        args: { body: { ...(await limitForm(world)), resource_name: 'nothing-of-that-name' } },
        status: 403,
        says: 'no corresponding registered limit',
      }),
    },
  },
  limitView: {
    as: 'admin',
    good: madeLimit,
    shows: showsRequested,
    refused: { 'an unknown id': () => unknown },
  },
  limitUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await madeLimit(world)), body: { resource_limit: -1 } }),
    refused: {
      'a member': forbidden(madeLimit, { resource_limit: 1 }),
      'an unknown id': () => ({ args: { ...noId, body: { resource_limit: 1 } }, status: 404 }),
    },
  },
  limitDelete: {
    as: 'admin',
    good: madeLimit,
    refused: { 'a member': forbidden(madeLimit), 'an unknown id': () => unknown },
  },
})

async function trustForm(world: World) {
  return { trustee_user_id: (await madeUser(world)).id, impersonation: false, roles: [{ name: 'member' }] }
}

async function madeTrust(world: World) {
  const { id } = await world.call('admin', trusts.trustCreate, { body: await trustForm(world) })
  world.cleanUp(() => world.call('admin', trusts.trustDelete, { params: { id } }))
  return { params: { id } }
}

describeContract('[API-KEYSTONE] trusts', trusts, {
  trustList: {
    as: 'admin',
    good: async (world) => {
      await madeTrust(world)
      return {}
    },
    shows: ({ items }) => expect(items.length).toBeGreaterThan(0),
    refused: { 'a member': refusedByKeystone({}) },
  },
  trustCreate: {
    as: 'demo',
    good: async (world) => {
      const body = await trustForm(world)
      world.cleanUp(async () => {
        const { items } = await world.call('admin', trusts.trustList, {})
        for (const { id } of items.filter((one) => one.trustee_user_id === body.trustee_user_id))
          await world.call('admin', trusts.trustDelete, { params: { id } })
      })
      return { body }
    },
    shows: ({ roles: shared }) => expect(shared?.map(({ name }) => name)).toEqual(['member']),
    refused: {
      'no role': () => ({
        args: { body: { trustee_user_id: NO_ID, impersonation: false, roles: [] } },
        status: 400,
        says: 'At least one role is required.',
      }),
      'an unknown role': async (world) => ({
        args: { body: { ...(await trustForm(world)), roles: [{ name: 'no-such-role' }] } },
        status: 404,
      }),
    },
  },
  trustView: {
    as: 'admin',
    good: madeTrust,
    shows: ({ roles: shared }) => expect(shared?.length).toBeGreaterThan(0),
    refused: { 'an unknown id': () => unknown },
  },
  trustDelete: {
    as: 'admin',
    good: madeTrust,
    refused: {
      'a user who is no party': async (world) => ({ as: 'reader', args: await madeTrust(world), status: 403 }),
      'an unknown id': () => unknown,
    },
  },
})
