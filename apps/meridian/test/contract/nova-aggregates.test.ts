import { aggregateEndpoints as aggregates, nova } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'

const NONE = '999999'

async function madeAggregate(world: World): Promise<{ id: string }> {
  const { id } = await world.call('admin', aggregates.aggregateCreate, { body: { name: world.name('aggregate') } })
  const params = { id: String(id) }
  world.cleanUp(() => world.call('admin', aggregates.aggregateDelete, { params }))
  return params
}
const shared = once(madeAggregate)

async function aHost(world: World): Promise<string> {
  const { items } = await world.call('admin', nova.computeServiceList, {})
  return items.find(({ binary }) => binary === 'nova-compute')?.host ?? ''
}

async function madeFull(world: World) {
  const params = await madeAggregate(world)
  const host = await aHost(world)
  await world.call('admin', aggregates.aggregateHostAdd, { params, body: { host } })
  world.cleanUp(() => world.call('admin', aggregates.aggregateHostRemove, { params: { ...params, host } }))
  return { params, host }
}

type More = { params?: object; body?: object }
const unknown =
  (args: More = {}) =>
  () => ({ args: { ...args, params: { id: NONE, ...args.params } }, status: 404, says: NONE })
const byMember =
  (args: More = {}) =>
  async (world: World) => ({
    as: 'demo' as const,
    args: { ...args, params: { ...(await shared(world)), ...args.params } },
    status: 403,
    says: 'Policy',
  })
const CHANGE = { updated: { ssd: 'true' }, removed: [] }

describeContract('[API-NOVA] host aggregates', aggregates, {
  aggregateList: {
    as: 'admin',
    good: async (world) => {
      await shared(world)
      return {}
    },
    shows: ({ items }) => expect(items).toContainEqual(expect.objectContaining({ hosts: [] })),
    refused: { 'a member': byMember() },
  },
  aggregateCreate: {
    as: 'admin',
    good: (world) => ({ body: { name: world.name('aggregate'), availability_zone: world.name('zone') } }),
    shows: ({ id, availability_zone: zone }, world) => {
      world.cleanUp(() => world.call('admin', aggregates.aggregateDelete, { params: { id: String(id) } }))
      expect(zone).toMatch(/^zone-/)
    },
    refused: {
      'a member': byMember({ body: { name: 'x' } }),
      'a name that exists': async (world) => {
        const { name } = await world.call('admin', aggregates.aggregateView, { params: await shared(world) })
        return { args: { body: { name } }, status: 409, says: name }
      },
      'a name of blanks': () => ({ args: { body: { name: ' ' } }, status: 400, says: 'name' }),
    },
  },
  aggregateView: {
    as: 'admin',
    good: async (world) => ({ params: await shared(world) }),
    shows: showsRequested,
    refused: {
      'a member': byMember(),
      'an unknown id': unknown(),
      'an id that is not a number': () => ({ args: { params: { id: 'x' } }, status: 400 }),
    },
  },
  aggregateUpdate: {
    as: 'admin',
    good: async (world) => ({ params: await shared(world), body: { name: world.name('renamed') } }),
    shows: async (_result, world) => {
      const { name } = await world.call('admin', aggregates.aggregateView, { params: await shared(world) })
      expect(name).toMatch(/^renamed-/)
    },
    refused: {
      'a member': byMember({ body: { name: 'x' } }),
      'an unknown id': unknown({ body: { name: 'x' } }),
      'an empty zone': async (world) => ({
        args: { params: await shared(world), body: { availability_zone: '' } },
        status: 400,
        says: 'availability_zone',
      }),
    },
  },
  aggregateDelete: {
    as: 'admin',
    good: async (world) => ({ params: await madeAggregate(world) }),
    refused: {
      'a member': byMember(),
      'an unknown id': unknown(),
      'one that has hosts': async (world) => {
        const { params } = await madeFull(world)
        return { args: { params }, status: 400, says: 'not empty' }
      },
    },
  },
  aggregateHostAdd: {
    as: 'admin',
    good: async (world) => {
      const params = await madeAggregate(world)
      const host = await aHost(world)
      world.cleanUp(() => world.call('admin', aggregates.aggregateHostRemove, { params: { ...params, host } }))
      return { params, body: { host } }
    },
    refused: {
      'a member': byMember({ body: { host: 'x' } }),
      'an unknown id': async (world) => ({
        args: { params: { id: NONE }, body: { host: await aHost(world) } },
        status: 404,
        says: NONE,
      }),
      'an unknown host': async (world) => ({
        args: { params: await shared(world), body: { host: 'no-such-host' } },
        status: 404,
        says: 'no-such-host',
      }),
    },
  },
  aggregateHostRemove: {
    as: 'admin',
    good: async (world) => {
      const { params, host } = await madeFull(world)
      return { params: { ...params, host } }
    },
    refused: {
      'a member': byMember({ params: { host: 'x' } }),
      'a host that is not in it': async (world) => ({
        args: { params: { ...(await shared(world)), host: 'no-such-host' } },
        status: 404,
        says: 'no-such-host',
      }),
    },
  },
  aggregateExtraSpecs: {
    as: 'admin',
    good: async (world) => {
      const params = await shared(world)
      await world.call('admin', aggregates.aggregateExtraSpecsUpdate, { params, body: CHANGE })
      return { params }
    },
    shows: (metadata) => expect(metadata).toMatchObject(CHANGE.updated),
    refused: { 'a member': byMember(), 'an unknown id': unknown() },
  },
  aggregateExtraSpecsUpdate: {
    as: 'admin',
    good: async (world) => {
      const params = await shared(world)
      await world.call('admin', aggregates.aggregateExtraSpecsUpdate, { params, body: CHANGE })
      return { params, body: { updated: { fast: 'yes' }, removed: ['ssd'] } }
    },
    shows: async (_result, world) =>
      expect(await world.call('admin', aggregates.aggregateExtraSpecs, { params: await shared(world) })).toEqual({
        fast: 'yes',
      }),
    refused: {
      'a member': byMember({ body: CHANGE }),
      'an unknown id': unknown({ body: CHANGE }),
      'a value that is not a string': async (world) => ({
        args: { params: await shared(world), body: { updated: { a: true }, removed: [] } },
        status: 400,
        says: 'updated.a',
      }),
    },
  },
})
