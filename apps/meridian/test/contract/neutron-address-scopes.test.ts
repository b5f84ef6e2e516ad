import { addressScopeEndpoints as scopes, subnetPoolEndpoints as pools } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested, showsSent } from '../support/contract-cases.ts'
import { once } from '../support/once.ts'
import { NOTHING } from '../support/refusals.ts'
import type { World } from '../support/world.ts'

async function madeScope(world: World): Promise<{ id: string }> {
  const body = { name: world.name('scope'), ip_version: 4 as const }
  const { id } = await world.call('demo', scopes.addressScopeCreate, { body })
  world.cleanUp(() => world.call('demo', scopes.addressScopeDelete, { params: { id } }))
  return { id }
}

const PREFIXES = ['203.0.113.0/24']

async function madePool(world: World): Promise<{ id: string }> {
  const body = { name: world.name('pool'), prefixes: PREFIXES }
  const { id } = await world.call('demo', pools.subnetPoolCreate, { body })
  world.cleanUp(() => world.call('demo', pools.subnetPoolDelete, { params: { id } }))
  return { id }
}

const sharedScope = once(madeScope)
const sharedPool = once(madePool)
const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404 })
const unknownChange = () => ({ args: { params: { id: NOTHING }, body: { name: 'x' } }, status: 404 })
const noName = 'A name is required.'

describeContract('[API-NEUTRON] address scopes', scopes, {
  addressScopeList: {
    good: async (world) => {
      await sharedScope(world)
      return {}
    },
    shows: async ({ items }, world) => expect(items).toContainEqual(expect.objectContaining(await sharedScope(world))),
    refused: {},
  },
  addressScopeCreate: {
    good: (world) => ({ body: { name: world.name('scope'), ip_version: 6 as const } }),
    shows: (result, world, args) => {
      world.cleanUp(() => world.call('demo', scopes.addressScopeDelete, { params: { id: result.id } }))
      showsSent(result, world, args)
    },
    refused: {
      'an empty name': () => ({ args: { body: { name: '', ip_version: 4 } }, status: 400, says: noName }),
      'sharing by a member': (world) => ({
        args: { body: { name: world.name('scope'), ip_version: 4, shared: true } },
        status: 403,
      }),
    },
  },
  addressScopeView: {
    good: async (world) => ({ params: await sharedScope(world) }),
    shows: showsRequested,
    refused: { 'an unknown id': unknown },
  },
  addressScopeUpdate: {
    good: async (world) => ({ params: await madeScope(world), body: { name: world.name('renamed') } }),
    shows: showsSent,
    refused: { 'an unknown id': unknownChange },
  },
  addressScopeDelete: {
    good: async (world) => ({ params: await madeScope(world) }),
    refused: { 'an unknown id': unknown },
  },
})

describeContract('[API-NEUTRON] [WORKFLOW-07] subnet pools', pools, {
  subnetPoolList: {
    good: () => ({}),
    shows: ({ items }) =>
      expect(items).toContainEqual(
        expect.objectContaining({ ip_version: 4, min_prefixlen: 8, max_prefixlen: 32, default_prefixlen: 24 }),
      ),
    refused: {},
  },
  subnetPoolCreate: {
    good: async (world) => ({
      body: {
        name: world.name('pool'),
        description: 'Offices',
        prefixes: PREFIXES,
        min_prefixlen: 26,
        default_prefixlen: 27,
        max_prefixlen: 28,
        default_quota: 64,
        address_scope_id: (await sharedScope(world)).id,
      },
    }),
    shows: (result, world, args) => {
      world.cleanUp(() => world.call('demo', pools.subnetPoolDelete, { params: { id: result.id } }))
      showsSent(result, world, args)
    },
    refused: {
      'an empty name': () => ({ args: { body: { name: '', prefixes: PREFIXES } }, status: 400, says: noName }),
      'a prefix without its length': () => ({
        args: { body: { name: 'x', prefixes: ['203.0.113.0'] } },
        status: 400,
        says: 'Each prefix needs its length.',
      }),
    },
  },
  subnetPoolView: {
    good: async (world) => ({ params: await sharedPool(world) }),
    shows: showsRequested,
    refused: { 'an unknown id': unknown },
  },
  subnetPoolUpdate: {
    good: async (world) => ({
      params: await madePool(world),
      body: { name: world.name('renamed'), prefixes: [...PREFIXES, '198.51.100.0/24'] },
    }),
    // Neutron joins and sorts prefixes.
    shows: ({ prefixes }) => expect(prefixes.toSorted()).toEqual(['198.51.100.0/24', '203.0.113.0/24']),
    refused: { 'an unknown id': unknownChange },
  },
  subnetPoolDelete: {
    good: async (world) => ({ params: await madePool(world) }),
    refused: { 'an unknown id': unknown },
  },
})
