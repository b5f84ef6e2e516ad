import { cinder, volumeTypeEndpoints as types } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { byMember, NOTHING, unknownId } from '../support/refusals.ts'

/** A private volume type; deleted after the tests. */
async function madeType(world: World) {
  const type = await world.call('admin', types.volumeTypeCreate, {
    body: { name: world.name('type'), is_public: false },
  })
  world.cleanUp(() => world.call('admin', types.volumeTypeDelete, { params: { id: type.id } }))
  return type
}
const aType = once(madeType)
const idOf = async (world: World) => ({ params: { id: (await aType(world)).id } })

const ENCRYPTION = {
  provider: 'luks',
  control_location: 'front-end' as const,
  cipher: 'aes-xts-plain64',
  key_size: 256,
}

/** A volume type with encryption. */
async function encrypting(world: World) {
  const params = { id: (await madeType(world)).id }
  await world.call('admin', types.volumeTypeEncryptionSet, { params, body: ENCRYPTION })
  return { params }
}

const unknown = (body?: object) => unknownId(NOTHING, body)
const notByMember = (body?: object) => byMember(idOf, body)
const projectOf = async (world: World) =>
  (await (await world.as('demo')).get('/api/keystone/user-session/')).json().project_id as string // of a signed-in member

describeContract('[API-CINDER] volume types', types, {
  volumeTypeList: {
    as: 'admin',
    good: async (world) => {
      await Promise.all([aType(world), encrypting(world)])
      return { query: { detailed: 'true' } }
    },
    shows: async ({ items }, world) => {
      expect(items.map(({ encryption }) => encryption?.cipher ?? null)).toContain('aes-xts-plain64')
      expect(items.map(({ id }) => id)).toContain((await aType(world)).id)
      const { items: ofMember } = await world.call('demo', types.volumeTypeList, {})
      expect(ofMember.map(({ id }) => id)).not.toContain((await aType(world)).id)
    },
    refused: { 'an odd word': () => ({ args: { query: { detailed: 'maybe' } }, status: 400, says: 'detailed' }) },
  },
  volumeTypeCreate: {
    as: 'admin',
    good: (world) => ({ body: { name: world.name('type'), description: 'Fast' } }),
    shows: ({ id, is_public: isPublic }, world) => {
      world.cleanUp(() => world.call('admin', types.volumeTypeDelete, { params: { id } }))
      expect(isPublic).toBe(true)
    },
    refused: {
      'no name': () => ({ args: { body: { name: ' ' } }, status: 400, says: 'name' }),
      'a name that exists': async (world) => ({ args: { body: { name: (await aType(world)).name } }, status: 409 }),
      'a member': notByMember({ name: 'mine' }),
    },
  },
  volumeTypeDefault: {
    good: () => ({}),
    shows: async ({ id }, world) => {
      const { items } = await world.call('demo', types.volumeTypeList, {})
      expect(items.map((type) => type.id)).toContain(id)
    },
    refused: {},
  },
  volumeTypeView: { as: 'admin', good: idOf, shows: showsRequested, refused: { 'an unknown id': unknown() } },
  volumeTypeUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await idOf(world)), body: { description: 'Slow' } }),
    shows: async (_nothing, world) =>
      expect((await world.call('admin', types.volumeTypeView, await idOf(world))).description).toBe('Slow'),
    refused: { 'a member': notByMember({ description: 'x' }), 'an unknown id': unknown({ description: 'x' }) },
  },
  volumeTypeDelete: {
    as: 'admin',
    good: async (world) => ({ params: { id: (await madeType(world)).id } }),
    refused: { 'a member': notByMember(), 'an unknown id': unknown() },
  },
  volumeTypeMetadata: {
    as: 'admin',
    good: async (world) => {
      const body = { updated: { old: 'value' }, removed: [] }
      await world.call('admin', types.volumeTypeMetadataUpdate, { ...(await idOf(world)), body })
      return idOf(world)
    },
    shows: (metadata) => expect(metadata).toEqual({ old: 'value' }),
    refused: { 'an unknown id': unknown() },
  },
  volumeTypeMetadataUpdate: {
    as: 'admin',
    good: async (world) => {
      const body = { updated: { old: 'spec' }, removed: [] }
      await world.call('admin', types.volumeTypeMetadataUpdate, { ...(await idOf(world)), body })
      return { ...(await idOf(world)), body: { updated: { 'capabilities:thin': 'yes' }, removed: ['old'] } }
    },
    shows: async (_nothing, world) =>
      expect(await world.call('admin', types.volumeTypeMetadata, await idOf(world))).toEqual({
        'capabilities:thin': 'yes',
      }),
    refused: { 'a member': notByMember({ updated: { a: 'b' }, removed: [] }) },
  },
  volumeTypeEncryption: {
    as: 'admin',
    good: idOf,
    shows: ({ encryption }) => expect(encryption).toBeNull(),
    refused: { 'an unknown id': unknown() },
  },
  volumeTypeEncryptionSet: {
    as: 'admin',
    good: async (world) => ({ ...(await encrypting(world)), body: { ...ENCRYPTION, key_size: 512 } }),
    refused: {
      'an unknown control location': async (world) => ({
        args: { ...(await idOf(world)), body: { ...ENCRYPTION, control_location: 'nowhere' } },
        status: 400,
        says: 'control_location',
      }),
      'a member': notByMember(ENCRYPTION),
    },
  },
  volumeTypeEncryptionDelete: {
    as: 'admin',
    good: encrypting,
    refused: {
      'a type without encryption': async (world) => ({
        args: await idOf(world),
        status: 404,
        says: 'has no encryption',
      }),
      'a member': notByMember(),
    },
  },
  volumeTypeAccess: {
    as: 'admin',
    good: async (world) => {
      const params = { id: (await madeType(world)).id }
      await world.call('admin', types.volumeTypeAccessUpdate, { params, body: { added: [await projectOf(world)] } })
      return { params }
    },
    shows: async ({ items }, world) => expect(items).toEqual([await projectOf(world)]),
    refused: { 'a member': notByMember(), 'an unknown id': unknown() },
  },
  volumeTypeAccessUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await idOf(world)), body: { added: [await projectOf(world)] } }),
    shows: async (_nothing, world) => {
      const project = await projectOf(world)
      expect(await world.call('admin', types.volumeTypeAccess, await idOf(world))).toEqual({ items: [project] })
      const body = { removed: [project] }
      await world.call('admin', cinder.volumeTypeAccessUpdate, { ...(await idOf(world)), body })
      expect(await world.call('admin', types.volumeTypeAccess, await idOf(world))).toEqual({ items: [] })
    },
    refused: { 'a member': notByMember({ added: [NOTHING] }) },
  },
})
