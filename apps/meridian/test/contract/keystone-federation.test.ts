import {
  identityProviderEndpoints as providers,
  mappingEndpoints as mappings,
  protocolEndpoints as protocols,
} from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested, showsSent } from '../support/contract-cases.ts'
import { madeDomain, NO_ID, refusedByKeystone } from '../support/identity.ts'
import type { World } from '../support/world.ts'

const noId = { params: { id: NO_ID } }
const unknown = { args: noId, status: 404 }

const rules = [
  {
    local: [{ user: { name: '{0}' } }, { groups: '{1}', domain: { name: 'Default' } }],
    remote: [{ type: 'OIDC-preferred_username' }, { type: 'OIDC-groups', whitelist: ['cloud-users'] }],
  },
]

async function madeMapping(world: World) {
  const id = world.name('mapping')
  await world.call('admin', mappings.mappingCreate, { body: { id, rules } })
  world.cleanUp(() => world.call('admin', mappings.mappingDelete, { params: { id } }))
  return { params: { id } }
}

async function madeProvider(world: World) {
  const id = world.name('provider')
  const body = { id, enabled: true, remote_ids: [world.name('remote')], domain_id: await madeDomain(world) }
  await world.call('admin', providers.identityProviderCreate, { body })
  world.cleanUp(() => world.call('admin', providers.identityProviderDelete, { params: { id } }))
  return { params: { id } }
}

async function madeProtocol(world: World) {
  const providerId = (await madeProvider(world)).params.id
  const mapping_id = (await madeMapping(world)).params.id
  await world.call('admin', protocols.protocolCreate, { params: { providerId }, body: { id: 'openid', mapping_id } })
  return { params: { providerId, id: 'openid' } }
}

const noProtocol = { params: { providerId: NO_ID, id: 'openid' } }

describeContract('[API-KEYSTONE] identity providers', providers, {
  identityProviderList: {
    as: 'admin',
    good: async (world) => {
      await madeProvider(world)
      return {}
    },
    shows: ({ items }) => expect(items.some(({ id }) => id.startsWith('provider'))).toBe(true),
    refused: { 'a member': refusedByKeystone({}) },
  },
  identityProviderCreate: {
    as: 'admin',
    good: async (world) => {
      const id = world.name('made')
      const domain_id = await madeDomain(world)
      world.cleanUp(() => world.call('admin', providers.identityProviderDelete, { params: { id } }))
      return { body: { id, description: 'For a test', enabled: true, remote_ids: [world.name('remote')], domain_id } }
    },
    shows: showsSent,
    refused: {
      'a member': refusedByKeystone({ body: { id: 'x' } }),
      'no id': () => ({ args: { body: { id: '' } }, status: 400, says: 'An ID is required.' }),
      'an id that exists': async (world) => ({
        args: { body: { id: (await madeProvider(world)).params.id } },
        status: 409,
      }),
    },
  },
  identityProviderView: {
    as: 'admin',
    good: madeProvider,
    shows: showsRequested,
    refused: { 'a member': refusedByKeystone(noId), 'an unknown id': () => unknown },
  },
  identityProviderUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await madeProvider(world)), body: { enabled: false, remote_ids: [] } }),
    refused: {
      'a member': refusedByKeystone({ ...noId, body: { enabled: true } }),
      'a negative time': () => ({ args: { ...noId, body: { authorization_ttl: -1 } }, status: 400 }),
    },
  },
  identityProviderDelete: {
    as: 'admin',
    good: madeProvider,
    refused: { 'a member': refusedByKeystone(noId), 'an unknown id': () => unknown },
  },
})

describeContract('[API-KEYSTONE] protocols of identity providers', protocols, {
  protocolList: {
    as: 'admin',
    good: async (world) => ({ params: { providerId: (await madeProtocol(world)).params.providerId } }),
    shows: ({ items }) => expect(items.map(({ id }) => id)).toEqual(['openid']),
    refused: { 'a member': refusedByKeystone({ params: { providerId: NO_ID } }) },
  },
  protocolCreate: {
    as: 'admin',
    good: async (world) => ({
      params: { providerId: (await madeProvider(world)).params.id },
      body: { id: 'saml2', mapping_id: (await madeMapping(world)).params.id },
    }),
    shows: showsSent,
    refused: {
      'a member': refusedByKeystone({ params: { providerId: NO_ID }, body: { id: 'saml2', mapping_id: 'x' } }),
      'no mapping': () => ({
        args: { params: { providerId: NO_ID }, body: { id: 'saml2', mapping_id: '' } },
        status: 400,
        says: 'A mapping is required.',
      }),
      'an unknown mapping': async (world) => ({
        args: { params: { providerId: (await madeProvider(world)).params.id }, body: { id: 'a', mapping_id: NO_ID } },
        status: 400,
        says: NO_ID,
      }),
    },
  },
  protocolUpdate: {
    as: 'admin',
    good: async (world) => ({
      ...(await madeProtocol(world)),
      body: { mapping_id: (await madeMapping(world)).params.id },
    }),
    refused: {
      'a member': refusedByKeystone({ ...noProtocol, body: { mapping_id: 'x' } }),
      'an unknown provider': async (world) => ({
        args: { ...noProtocol, body: { mapping_id: (await madeMapping(world)).params.id } },
        status: 404,
      }),
      'an unknown mapping, before an unknown provider': () => ({
        args: { ...noProtocol, body: { mapping_id: 'x' } },
        status: 400,
        says: 'Invalid mapping id: x',
      }),
    },
  },
  protocolDelete: {
    as: 'admin',
    good: madeProtocol,
    refused: {
      'a member': refusedByKeystone(noProtocol),
      'an unknown provider': () => ({ args: noProtocol, status: 404 }),
    },
  },
})

describeContract('[API-KEYSTONE] mappings', mappings, {
  mappingList: {
    as: 'admin',
    good: async (world) => {
      await madeMapping(world)
      return {}
    },
    shows: ({ items }) => expect(items.some(({ id }) => id.startsWith('mapping'))).toBe(true),
    refused: { 'a member': refusedByKeystone({}) },
  },
  mappingCreate: {
    as: 'admin',
    good: (world) => {
      const id = world.name('made')
      world.cleanUp(() => world.call('admin', mappings.mappingDelete, { params: { id } }))
      return { body: { id, rules } }
    },
    shows: showsSent,
    refused: {
      'a member': refusedByKeystone({ body: { id: 'x', rules } }),
      'no rules': () => ({ args: { body: { id: 'x', rules: [] } }, status: 400, says: 'At least one rule' }),
      'a rule without attributes': () => ({
        args: { body: { id: 'x', rules: [{ local: [], remote: [] }] } },
        status: 400,
        says: 'remote',
      }),
    },
  },
  mappingView: {
    as: 'admin',
    good: madeMapping,
    shows: showsRequested,
    refused: { 'a member': refusedByKeystone(noId), 'an unknown id': () => unknown },
  },
  mappingUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await madeMapping(world)), body: { rules } }),
    refused: {
      'a member': refusedByKeystone({ ...noId, body: { rules } }),
      'an unknown id': () => ({ args: { ...noId, body: { rules } }, status: 404 }),
    },
  },
  mappingDelete: {
    as: 'admin',
    good: madeMapping,
    refused: { 'a member': refusedByKeystone(noId), 'an unknown id': () => unknown },
  },
})
