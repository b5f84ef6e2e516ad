import { domainEndpoints as domains } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { madeDomain, NO_ID, notAdmin } from '../support/identity.ts'
import type { World } from '../support/world.ts'

const ids = async (world: World) => ({ params: { id: await madeDomain(world) } })
const unknown = () => ({ args: { params: { id: NO_ID } }, status: 404, says: 'Could not find domain' })

describeContract('[API-KEYSTONE] domains', domains, {
  domainList: {
    as: 'admin',
    good: () => ({}),
    shows: ({ items }) => expect(items.map(({ name }) => name)).toContain('Default'),
    refused: { 'a member': notAdmin({}) },
  },
  domainCreate: {
    as: 'admin',
    good: async (world) => {
      const name = world.name('made')
      world.cleanUp(async () => {
        const { items } = await world.call('admin', domains.domainList, { query: { name } })
        for (const { id } of items) {
          await world.call('admin', domains.domainUpdate, { params: { id }, body: { enabled: false } })
          await world.call('admin', domains.domainDelete, { params: { id } })
        }
      })
      return { body: { name, description: 'Made by a test' } }
    },
    shows: ({ enabled }) => expect(enabled).toBe(true),
    refused: {
      'a member': notAdmin({ body: { name: 'x' } }),
      'a name that exists': () => ({ args: { body: { name: 'Default' } }, status: 409 }),
      'a name that is too long': () => ({
        args: { body: { name: 'x'.repeat(65) } },
        status: 400,
        says: 'at most 64 characters',
      }),
    },
  },
  domainDeleteMany: {
    as: 'admin',
    good: async (world) => ({ body: [await madeDomain(world)] }),
    refused: {
      'a member': notAdmin({ body: [NO_ID] }),
      'an unknown id': () => ({ args: { body: [NO_ID] }, status: 404 }),
    },
  },
  domainView: {
    good: () => ({ params: { id: 'default' } }),
    shows: (domain) => expect(domain).toEqual({ id: expect.any(String), name: 'Default' }),
    refused: {
      "a member another's": notAdmin({ params: { id: NO_ID } }),
      'an unknown id': () => ({ as: 'admin', ...unknown() }),
    },
  },
  domainUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await ids(world)), body: { description: 'changed' } }),
    refused: {
      'a member': notAdmin({ params: { id: NO_ID }, body: { enabled: true } }),
      'an unknown id': () => ({ args: { params: { id: NO_ID }, body: { enabled: true } }, status: 404 }),
    },
  },
  domainDelete: {
    as: 'admin',
    good: ids,
    refused: {
      'a member': notAdmin({ params: { id: NO_ID } }),
      'one that is enabled': async (world) => {
        const id = await madeDomain(world)
        await world.call('admin', domains.domainUpdate, { params: { id }, body: { enabled: true } })
        world.cleanUp(() => world.call('admin', domains.domainUpdate, { params: { id }, body: { enabled: false } }))
        return { args: { params: { id } }, status: 403, says: 'disable' }
      },
      'an unknown id': unknown,
    },
  },
  defaultDomain: {
    good: () => ({}),
    shows: ({ name }) => expect(name).toBe('Default'),
    refused: {},
  },
})
