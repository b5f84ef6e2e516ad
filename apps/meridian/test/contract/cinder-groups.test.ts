import { cinder, volumeGroupEndpoints as groups } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { cleanUpGroup, groupIs, madeGroup, madeGroupType } from '../support/volume-groups.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { asStranger, NOTHING, unknownId } from '../support/refusals.ts'

const aGroup = once(madeGroup)
const idOf = async (world: World) => ({ params: { id: (await aGroup(world)).id } })

const unknown = (body?: object) => unknownId('could not be found', body)
const ofAnother = asStranger(idOf)

describeContract('[API-CINDER] groups of volumes', groups, {
  volumeGroupList: {
    good: async (world) => ({ query: { name: (await aGroup(world)).name } }),
    shows: async ({ items }, world) => {
      const { id } = await aGroup(world)
      expect(items.map((group) => group.id)).toContain(id)
    },
    refused: { 'a page without end': () => ({ args: { query: { page_size: 0 } }, status: 400, says: 'page_size' }) },
  },
  volumeGroupCreate: {
    good: async (world) => ({
      body: {
        name: world.name('group'),
        group_type: await madeGroupType(world),
        volume_types: (await aGroup(world)).volume_types,
      },
    }),
    shows: async ({ id }, world) => {
      cleanUpGroup(world, id)
      await groupIs(world, id, 'available')
    },
    refused: {
      'no volume types': () => ({
        args: { body: { group_type: NOTHING, volume_types: [] } },
        status: 400,
        says: 'At least one volume type must be assigned to a group.',
      }),
      'an unknown group type': async (world) => ({
        args: { body: { group_type: NOTHING, volume_types: (await aGroup(world)).volume_types } },
        status: 404,
      }),
    },
  },
  volumeGroupClone: {
    good: async (world) => ({ ...(await idOf(world)), body: { name: world.name('clone') } }),
    shows: async ({ id }, world) => {
      cleanUpGroup(world, id)
      expect((await groupIs(world, id, 'available')).volumes).toHaveLength(1)
    },
    refused: { 'an unknown id': unknown({ name: 'x' }) },
  },
  volumeGroupView: {
    good: idOf,
    shows: ({ volumes }) => expect(volumes).toHaveLength(1),
    refused: { 'an unknown id': unknown(), "another project's": ofAnother },
  },
  volumeGroupUpdate: {
    good: async (world) => {
      const { id, volumes } = await madeGroup(world)
      world.cleanUp(async () => {
        for (const volume of volumes) await world.call('demo', cinder.volumeDelete, { params: { id: volume } })
      })
      return { params: { id }, body: { description: 'emptied', remove_volumes: volumes } }
    },
    refused: {
      'an unknown volume id': async (world) => ({
        args: { ...(await idOf(world)), body: { add_volumes: [NOTHING] } },
        status: 400,
      }),
      'an unknown id': unknown({ name: 'x' }),
    },
  },
  volumeGroupDelete: {
    good: async (world) => ({ params: { id: (await madeGroup(world)).id }, query: { delete_volumes: 'true' } }),
    refused: {
      'a group with volumes without delete_volumes': async (world) => ({ args: await idOf(world), status: 400 }),
      'an unknown id': unknown(),
    },
  },
})
