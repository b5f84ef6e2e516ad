import { flavorEndpoints as flavors } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { projectOf } from '../support/servers.ts'
import type { World } from '../support/world.ts'

const SMALL = { vcpus: 1, ram: 64, disk: 1 }

/** A flavor; deleted after the tests. */
async function madeFlavor(world: World, change: object = {}): Promise<string> {
  const body = { name: world.name('flavor'), ...SMALL, ...change }
  const { id } = await world.call('admin', flavors.flavorCreate, { body })
  world.cleanUp(() => world.call('admin', flavors.flavorDelete, { params: { id } }))
  return id
}

/** A private flavor of the administrator's project. */
const madePrivateFlavor = async (world: World) =>
  madeFlavor(world, { flavor_access: [{ id: await projectOf(world, 'admin') }] })

const unknown =
  (args: { params?: object; body?: object } = {}) =>
  () => ({
    args: { ...args, params: { id: 'no-such-flavor', ...args.params } },
    status: 404,
    says: 'no-such-flavor',
  })
const byMember =
  (args: { params?: object; body?: object } = {}) =>
  async (world: World) => ({
    as: 'demo' as const,
    args: { ...args, params: { id: await madeFlavor(world), ...args.params } },
    status: 403,
    says: 'Policy',
  })
const CHANGE = { updated: { 'hw:cpu_policy': 'dedicated' }, removed: [] }

describeContract('[API-NOVA] flavors', flavors, {
  flavorList: {
    good: async (world) => {
      await madeFlavor(world)
      return { query: { is_public: 'true', get_extras: 'true' } }
    },
    shows: ({ items }) => {
      expect(items.map(({ ram }) => ram)).toEqual(items.map(({ ram }) => ram).toSorted((left, right) => left - right))
      expect(items[0]).toMatchObject({ extras: {}, swap: 0 })
    },
    refused: {
      'an invalid boolean': () => ({
        args: { query: { get_extras: 'perhaps' } },
        status: 400,
        says: 'get_extras',
      }),
    },
  },
  flavorCreate: {
    as: 'admin',
    good: async (world) => ({
      body: {
        ...SMALL,
        name: world.name('flavor'),
        swap: 512,
        'OS-FLV-EXT-DATA:ephemeral': 2,
        flavor_access: [{ id: await projectOf(world, 'demo') }],
      },
    }),
    shows: (flavor, world) => {
      world.cleanUp(() => world.call('admin', flavors.flavorDelete, { params: { id: flavor.id } }))
      expect(flavor).toMatchObject({ swap: 512, 'os-flavor-access:is_public': false, rxtx_factor: 1 })
    },
    refused: {
      'a member': (world) => ({
        as: 'demo' as const,
        args: { body: { ...SMALL, name: world.name('flavor') } },
        status: 403,
        says: 'Policy',
      }),
      'an id that exists': async (world) => ({
        args: { body: { ...SMALL, name: world.name('flavor'), id: await madeFlavor(world) } },
        status: 409,
        says: 'already exists',
      }),
      'no vCPUs': () => ({ args: { body: { ...SMALL, name: 'x', vcpus: 0 } }, status: 400, says: 'vcpus' }),
      'an id with odd characters': () => ({
        args: { body: { ...SMALL, name: 'x', id: 'a/b' } },
        status: 400,
        says: 'Flavor ID can only contain',
      }),
    },
  },
  flavorView: {
    as: 'admin',
    good: async (world) => ({
      params: { id: await madePrivateFlavor(world) },
      query: { get_extras: 'true', get_access_list: 'true' },
    }),
    shows: async (flavor, world) =>
      expect(flavor).toMatchObject({ extras: {}, 'access-list': [await projectOf(world, 'admin')] }),
    refused: {
      'an unknown id': unknown(),
      "another's": async (world) => ({
        as: 'demo' as const,
        args: { params: { id: await madePrivateFlavor(world) } },
        status: 404,
      }),
    },
  },
  flavorUpdate: {
    as: 'admin',
    good: async (world) => {
      const id = await madeFlavor(world)
      await world.call('admin', flavors.flavorExtraSpecsUpdate, { params: { id }, body: CHANGE })
      return { params: { id }, body: { ...SMALL, name: `renamed-${id}`, ram: 128 } }
    },
    shows: async (_result, world) => {
      const { items } = await world.call('admin', flavors.flavorList, { query: { get_extras: 'true' } })
      const changed = items.find(({ id, name }) => name === `renamed-${id}`)
      expect(changed).toMatchObject({ ram: 128, extras: CHANGE.updated })
    },
    refused: {
      'an unknown id': unknown({ body: { ...SMALL, name: 'x' } }),
      'a member': byMember({ body: { ...SMALL, name: 'x' } }),
      'a name that exists': async (world) => {
        const [id, other] = [await madeFlavor(world), await madeFlavor(world)]
        const { name } = await world.call('admin', flavors.flavorView, { params: { id: other } })
        return { args: { params: { id }, body: { ...SMALL, name } }, status: 409, says: name }
      },
    },
  },
  flavorDelete: {
    as: 'admin',
    good: async (world) => ({ params: { id: await madeFlavor(world) } }),
    refused: { 'an unknown id': unknown(), 'a member': byMember() },
  },
  flavorExtraSpecs: {
    good: async (world) => ({ params: { id: await madeFlavor(world) } }),
    shows: (extras) => expect(extras).toEqual({}),
    refused: { 'an unknown id': unknown() },
  },
  flavorExtraSpecsUpdate: {
    as: 'admin',
    good: async (world) => {
      const params = { id: await madeFlavor(world) }
      await world.call('admin', flavors.flavorExtraSpecsUpdate, { params, body: CHANGE })
      return { params, body: { updated: { 'hw:numa_nodes': '1' }, removed: ['hw:cpu_policy'] } }
    },
    refused: {
      'an unknown id': unknown({ body: CHANGE }),
      'a member': byMember({ body: CHANGE }),
      'a value that is not a string': () => ({
        args: { params: { id: 'x' }, body: { updated: { a: 1 }, removed: [] } },
        status: 400,
        says: 'updated.a',
      }),
    },
  },
  flavorAccessList: {
    as: 'admin',
    good: async (world) => ({ params: { id: await madePrivateFlavor(world) } }),
    shows: ({ items }) => expect(items.length).toBe(1),
    // Whether members may read it depends on the cloud: many combine the older rule with the newer one.
    refused: {
      'an unknown id': unknown(),
      'a public flavor': async (world) => ({
        args: { params: { id: await madeFlavor(world) } },
        status: 404,
        says: 'public',
      }),
    },
  },
  flavorAccessAdd: {
    as: 'admin',
    good: async (world) => ({
      params: { id: await madePrivateFlavor(world) },
      body: { project: await projectOf(world, 'demo') },
    }),
    refused: {
      'a member': byMember({ body: { project: 'x' } }),
      'a project that already has access': async (world) => ({
        args: { params: { id: await madePrivateFlavor(world) }, body: { project: await projectOf(world, 'admin') } },
        status: 409,
      }),
      'no project': async () => ({
        args: { params: { id: 'x' }, body: { project: '' } },
        status: 400,
        says: 'project',
      }),
    },
  },
  flavorAccessRemove: {
    as: 'admin',
    good: async (world) => ({
      params: { id: await madePrivateFlavor(world), project: await projectOf(world, 'admin') },
    }),
    refused: {
      'a member': byMember({ params: { project: 'x' } }),
      'a project without access': async (world) => ({
        args: { params: { id: await madePrivateFlavor(world), project: await projectOf(world, 'demo') } },
        status: 404,
      }),
    },
  },
})
