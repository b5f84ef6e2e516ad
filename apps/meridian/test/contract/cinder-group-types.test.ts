import { volumeGroupTypeEndpoints as groupTypes } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { madeGroupType } from '../support/volume-groups.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { byMember, NOTHING, unknownId } from '../support/refusals.ts'

const aType = once(madeGroupType)
const idOf = async (world: World) => ({ params: { id: await aType(world) } })

const unknown = (body?: object) => unknownId(NOTHING, body)
const notByMember = (body?: object) => byMember(idOf, body)

describeContract('[API-CINDER] types of groups', groupTypes, {
  groupTypeList: {
    good: async (world) => {
      await aType(world)
      return {}
    },
    shows: async ({ items }, world) => expect(items.map(({ id }) => id)).toContain(await aType(world)),
    refused: {},
  },
  groupTypeCreate: {
    as: 'admin',
    good: (world) => ({ body: { name: world.name('group-type'), is_public: false } }),
    shows: ({ id, is_public: isPublic }, world) => {
      world.cleanUp(() => world.call('admin', groupTypes.groupTypeDelete, { params: { id } }))
      expect(isPublic).toBe(false)
    },
    refused: {
      'no name': () => ({ args: { body: { name: '' } }, status: 400, says: 'name' }),
      'a member': notByMember({ name: 'mine' }),
    },
  },
  groupTypeView: {
    good: idOf,
    shows: ({ name }) => expect(name).not.toBe(''),
    refused: { 'an unknown id': unknown() },
  },
  groupTypeUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await idOf(world)), body: { description: 'All at once' } }),
    refused: { 'a member': notByMember({ description: 'x' }), 'an unknown id': unknown({ description: 'x' }) },
  },
  groupTypeDelete: {
    as: 'admin',
    good: async (world) => ({ params: { id: await madeGroupType(world) } }),
    refused: { 'a member': notByMember(), 'an unknown id': unknown() },
  },
  groupTypeMetadata: {
    as: 'admin',
    good: async (world) => {
      const body = { updated: { old: 'value' }, removed: [] }
      await world.call('admin', groupTypes.groupTypeMetadataUpdate, { ...(await idOf(world)), body })
      return idOf(world)
    },
    shows: (metadata) => expect(metadata).toEqual({ old: 'value' }),
    refused: { 'a member': notByMember() },
  },
  groupTypeMetadataUpdate: {
    as: 'admin',
    good: async (world) => {
      const body = { updated: { old: 'spec' }, removed: [] }
      await world.call('admin', groupTypes.groupTypeMetadataUpdate, { ...(await idOf(world)), body })
      return { ...(await idOf(world)), body: { updated: { consistent: '<is> True' }, removed: ['old'] } }
    },
    shows: async (_nothing, world) =>
      expect(await world.call('admin', groupTypes.groupTypeMetadata, await idOf(world))).toEqual({
        consistent: '<is> True',
      }),
    refused: { 'a member': notByMember({ updated: { a: 'b' }, removed: [] }) },
  },
})
