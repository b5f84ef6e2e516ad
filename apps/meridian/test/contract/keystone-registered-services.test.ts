import {
  regionEndpoints as regions,
  registeredEndpointEndpoints as endpoints,
  registeredServiceEndpoints as services,
} from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested, showsSent } from '../support/contract-cases.ts'
import { forbidden, NO_ID, refusedByKeystone } from '../support/identity.ts'
import type { World } from '../support/world.ts'

const noId = { params: { id: NO_ID } }
const unknown = { args: noId, status: 404 }

async function madeService(world: World) {
  const body = { type: world.name('type'), name: world.name('service') }
  const { id } = await world.call('admin', services.registeredServiceCreate, { body })
  world.cleanUp(() => world.call('admin', services.registeredServiceDelete, { params: { id } }))
  return { params: { id } }
}

async function endpointForm(world: World) {
  const { params } = await madeService(world)
  return { service_id: params.id, interface: 'public' as const, url: 'https://cloud.example/v1' }
}

async function madeEndpoint(world: World) {
  const { id } = await world.call('admin', endpoints.endpointCreate, { body: await endpointForm(world) })
  return { params: { id } }
}

async function madeRegion(world: World) {
  const id = world.name('region')
  await world.call('admin', regions.regionCreate, { body: { id } })
  world.cleanUp(() => world.call('admin', regions.regionDelete, { params: { id } }))
  return { params: { id } }
}

describeContract('[API-KEYSTONE] services of the catalogue', services, {
  registeredServiceList: {
    as: 'admin',
    good: () => ({}),
    shows: ({ items }) =>
      expect(items.map(({ type }) => type)).toEqual(expect.arrayContaining(['identity', 'network'])),
    refused: { 'a member': refusedByKeystone({}) },
  },
  registeredServiceCreate: {
    as: 'admin',
    good: (world) => {
      const type = world.name('made')
      world.cleanUp(async () => {
        const { items } = await world.call('admin', services.registeredServiceList, {})
        for (const { id } of items.filter((one) => one.type === type))
          await world.call('admin', services.registeredServiceDelete, { params: { id } })
      })
      return { body: { type, name: 'made', description: 'For a test', enabled: false } }
    },
    shows: showsSent,
    refused: {
      'a member': refusedByKeystone({ body: { type: 'x' } }),
      'no type': () => ({ args: { body: { type: '' } }, status: 400, says: 'A type is required.' }),
    },
  },
  registeredServiceView: {
    as: 'admin',
    good: madeService,
    shows: showsRequested,
    refused: { 'a member': refusedByKeystone(noId), 'an unknown id': () => unknown },
  },
  registeredServiceUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await madeService(world)), body: { description: 'changed', enabled: false } }),
    refused: {
      'a member': refusedByKeystone({ ...noId, body: { name: 'x' } }),
      'an unknown id': () => ({ args: { ...noId, body: { name: 'x' } }, status: 404 }),
    },
  },
  registeredServiceDelete: {
    as: 'admin',
    good: madeService,
    refused: { 'a member': refusedByKeystone(noId), 'an unknown id': () => unknown },
  },
})

describeContract('[API-KEYSTONE] endpoints of the catalogue', endpoints, {
  endpointList: {
    as: 'admin',
    good: () => ({}),
    shows: ({ items }) => expect(items.map((one) => one.service_type)).toContain('network'),
    refused: { 'a member': refusedByKeystone({}) },
  },
  endpointCreate: {
    as: 'admin',
    good: async (world) => ({ body: await endpointForm(world) }),
    shows: async ({ id }, world) => {
      const made = await world.call('admin', endpoints.endpointView, { params: { id } })
      expect(made).toMatchObject({ interface: 'public', url: 'https://cloud.example/v1', enabled: true })
    },
    refused: {
      'a member': refusedByKeystone({ body: { service_id: NO_ID, interface: 'public', url: 'http://a' } }),
      'no URL': () => ({
        args: { body: { service_id: NO_ID, interface: 'public', url: 'nowhere' } },
        status: 400,
        says: 'A URL is required.',
      }),
      'no region at all': async (world) => ({
        args: { body: { ...(await endpointForm(world)), region_id: null } },
        status: 400,
        says: 'region_id',
      }),
      'an unknown service': () => ({
        args: { body: { service_id: NO_ID, interface: 'public', url: 'http://a' } },
        status: 400,
      }),
    },
  },
  endpointView: {
    as: 'admin',
    good: madeEndpoint,
    shows: ({ service_name: name }) => expect(name).toContain('service'),
    refused: { 'a member': forbidden(madeEndpoint), 'an unknown id': () => unknown },
  },
  endpointUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await madeEndpoint(world)), body: { enabled: false } }),
    refused: {
      'a member': forbidden(madeEndpoint, { enabled: false }),
      'an unknown kind': () => ({ args: { ...noId, body: { interface: 'secret' } }, status: 400, says: 'interface' }),
    },
  },
  endpointDelete: {
    as: 'admin',
    good: madeEndpoint,
    refused: { 'a member': forbidden(madeEndpoint), 'an unknown id': () => unknown },
  },
})

describeContract('[API-KEYSTONE] regions', regions, {
  regionList: { good: () => ({}), shows: ({ items }) => expect(items.length).toBeGreaterThan(0), refused: {} },
  regionCreate: {
    as: 'admin',
    good: (world) => {
      const id = world.name('made')
      world.cleanUp(() => world.call('admin', regions.regionDelete, { params: { id } }))
      return { body: { id, description: 'For a test' } }
    },
    shows: showsSent,
    refused: {
      'a member': refusedByKeystone({ body: { id: 'x' } }),
      'no id': () => ({ args: { body: { id: ' ' } }, status: 400, says: 'An ID is required.' }),
      'an id that exists': async (world) => ({
        args: { body: { id: (await madeRegion(world)).params.id } },
        status: 409,
      }),
    },
  },
  regionView: { good: madeRegion, shows: showsRequested, refused: { 'an unknown id': () => unknown } },
  regionUpdate: {
    as: 'admin',
    good: async (world) => ({
      ...(await madeRegion(world)),
      body: { parent_region_id: (await madeRegion(world)).params.id },
    }),
    refused: {
      'a member': refusedByKeystone({ ...noId, body: { description: 'x' } }),
      'an unknown parent': async (world) => ({
        args: { ...(await madeRegion(world)), body: { parent_region_id: NO_ID } },
        status: 404,
      }),
    },
  },
  regionDelete: {
    as: 'admin',
    good: madeRegion,
    refused: {
      'a member': refusedByKeystone(noId),
      'a region with endpoints': async (world) => {
        const { items } = await world.call('admin', endpoints.endpointList, {})
        return { args: { params: { id: items[0]?.region_id ?? '' } }, status: 403, says: 'associated endpoints' }
      },
    },
  },
})
