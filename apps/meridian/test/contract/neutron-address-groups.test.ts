import { addressGroupEndpoints as endpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested, showsSent } from '../support/contract-cases.ts'
import { once } from '../support/once.ts'
import { NOTHING } from '../support/refusals.ts'
import type { World } from '../support/world.ts'

const ADDRESSES = ['192.0.2.0/24', '198.51.100.7/32']

async function created(world: World): Promise<{ id: string }> {
  const { id } = await world.call('demo', endpoints.addressGroupCreate, {
    body: { name: world.name('addressGroup'), addresses: ADDRESSES },
  })
  world.cleanUp(() => world.call('demo', endpoints.addressGroupDelete, { params: { id } }))
  return { id }
}
const shared = once(created)
const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404 })

describeContract('[API-NEUTRON] address groups', endpoints, {
  addressGroupList: {
    good: async (world) => {
      await shared(world)
      return {}
    },
    shows: async ({ items }, world) => expect(items).toContainEqual(expect.objectContaining(await shared(world))),
    refused: {},
  },
  addressGroupCreate: {
    good: (world) => ({ body: { name: world.name('addressGroup'), description: 'Offices', addresses: ADDRESSES } }),
    shows: (result, world, args) => {
      world.cleanUp(() => world.call('demo', endpoints.addressGroupDelete, { params: { id: result.id } }))
      showsSent(result, world, args)
    },
    refused: {
      'an empty name': () => ({ args: { body: { name: '' } }, status: 400, says: 'A name is required.' }),
      'an address without its length': () => ({
        args: { body: { name: 'x', addresses: ['192.0.2.7'] } },
        status: 400,
        says: 'Each address needs its prefix length.',
      }),
    },
  },
  addressGroupView: {
    good: async (world) => ({ params: await shared(world) }),
    shows: showsRequested,
    refused: { 'an unknown id': unknown },
  },
  addressGroupUpdate: {
    good: async (world) => ({ params: await created(world), body: { name: world.name('renamed') } }),
    shows: showsSent,
    refused: { 'an unknown id': () => ({ args: { params: { id: NOTHING }, body: { name: 'x' } }, status: 404 }) },
  },
  addressGroupAdd: {
    good: async (world) => ({ params: await created(world), body: { addresses: ['2001:db8::/32'] } }),
    shows: ({ addresses }) => expect(addresses).toEqual([...ADDRESSES, '2001:db8::/32']),
    refused: {
      'an address that it has': async (world) => ({
        args: { params: await shared(world), body: { addresses: ADDRESSES } },
        status: 400,
        says: 'already exist in the address group',
      }),
    },
  },
  addressGroupRemove: {
    good: async (world) => ({ params: await created(world), body: { addresses: ['192.0.2.0/24'] } }),
    shows: ({ addresses }) => expect(addresses).toEqual(['198.51.100.7/32']),
    refused: {
      'an address that it does not have': async (world) => ({
        args: { params: await shared(world), body: { addresses: ['203.0.113.1/32'] } },
        status: 404,
        says: 'not found in the address group',
      }),
    },
  },
  addressGroupDelete: {
    good: async (world) => ({ params: await created(world) }),
    refused: { 'an unknown id': unknown },
  },
})
