import { cinder, glance, volumeActionEndpoints as actions } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { madeVolume } from '../support/volumes.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { byMember, unknownId } from '../support/refusals.ts'

const aVolume = once((world) => madeVolume(world))
const idOf = async (world: World) => ({ params: { id: (await aVolume(world)).id } })
const fresh = async (world: World) => ({ params: { id: (await madeVolume(world)).id } })

const notByMember = (body?: object) => byMember(idOf, body)

const unknown = (body?: object) => unknownId('could not be found', body)

async function anotherType(world: World): Promise<string> {
  const { volume_type: type } = await aVolume(world)
  const { items } = await world.call('demo', cinder.volumeTypeList, {})
  return items.find(({ name }) => name !== type)?.id ?? ''
}

describeContract('[API-CINDER] what can be done with a volume', actions, {
  volumeExtend: {
    good: async (world) => ({ ...(await fresh(world)), body: { new_size: 2 } }),
    refused: {
      'a size that is no larger': async (world) => ({
        args: { ...(await idOf(world)), body: { new_size: 1 } },
        status: 400,
        says: 'must be greater than current size',
      }),
      'a size that is not a number': async (world) => ({
        args: { ...(await idOf(world)), body: { new_size: 'big' } },
        status: 400,
        says: 'new_size',
      }),
      'an unknown id': unknown({ new_size: 2 }),
    },
  },
  volumeRetype: {
    good: async (world) => ({
      ...(await fresh(world)),
      body: { new_type: await anotherType(world), migration_policy: 'on-demand' as const },
    }),
    refused: {
      'an unknown type': async (world) => ({
        args: { ...(await idOf(world)), body: { new_type: 'no-such-type' } },
        status: 404,
        says: 'no-such-type',
      }),
      'an unknown policy': async (world) => ({
        args: { ...(await idOf(world)), body: { new_type: 'x', migration_policy: 'now' } },
        status: 400,
        says: 'migration_policy',
      }),
    },
  },
  volumeUpload: {
    good: async (world) => ({ ...(await fresh(world)), body: { image_name: world.name('from-volume') } }),
    shows: ({ image_id: id, status }, world) => {
      expect(status).toBe('uploading')
      world.cleanUp(() => world.call('demo', glance.imageDelete, { params: { id } }))
    },
    refused: {
      'an image without a name': async (world) => ({
        args: { ...(await idOf(world)), body: { image_name: '' } },
        status: 400,
        says: 'image_name',
      }),
      'an unknown id': unknown({ image_name: 'x' }),
    },
  },
  volumeResetStatus: {
    as: 'admin',
    good: async (world) => ({ ...(await fresh(world)), body: { status: 'error' as const } }),
    refused: {
      'an unknown status': async (world) => ({
        args: { ...(await idOf(world)), body: { status: 'happy' } },
        status: 400,
        says: 'status',
      }),
      'a member': notByMember({ status: 'error' }),
      'an unknown id': unknown({ status: 'error' }),
    },
  },
  volumeForceDelete: {
    as: 'admin',
    good: fresh,
    refused: { 'a member': notByMember(), 'an unknown id': unknown() },
  },
})
