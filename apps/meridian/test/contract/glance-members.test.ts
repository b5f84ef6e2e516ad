import { glance, imageMemberEndpoints as members, keystone } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { madeImage } from '../support/images.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { NOTHING } from '../support/refusals.ts'

const strangers = async (world: World) => (await world.call('stranger', keystone.userSession, {})).project_id ?? ''
const sharedImage = (world: World) => madeImage(world, 'demo', { visibility: 'shared' })

/** An image that is shared with the stranger's project. */
async function offered(world: World) {
  const { id } = await sharedImage(world)
  const member = await strangers(world)
  await world.call('demo', members.imageMemberAdd, { params: { id }, body: { member } })
  return { params: { id, member } }
}
const anOffer = once(offered)

describeContract('[API-GLANCE] sharing an image', members, {
  imageMemberList: {
    good: async (world) => ({ params: { id: (await anOffer(world)).params.id } }),
    shows: async ({ items }, world) =>
      expect(items.map((one) => [one.member_id, one.status])).toEqual([[await strangers(world), 'pending']]),
    refused: { 'an unknown id': () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING }) },
  },
  imageMemberAdd: {
    good: async (world) => ({
      params: { id: (await sharedImage(world)).id },
      body: { member: await strangers(world) },
    }),
    shows: ({ status }) => expect(status).toBe('pending'),
    refused: {
      nobody: async (world) => ({
        args: { params: { id: (await anOffer(world)).params.id }, body: { member: '' } },
        status: 400,
        says: 'member',
      }),
      'one that already has it': async (world) => {
        const { id, member } = (await anOffer(world)).params
        return { args: { params: { id }, body: { member } }, status: 409 }
      },
      'a private image': async (world) => ({
        args: { params: { id: (await madeImage(world)).id }, body: { member: await strangers(world) } },
        status: 403,
      }),
    },
  },
  imageMemberUpdate: {
    as: 'stranger',
    good: async (world) => ({ ...(await offered(world)), body: { status: 'accepted' as const } }),
    shows: async ({ status, image_id: id }, world) => {
      expect(status).toBe('accepted')
      expect((await world.call('stranger', glance.imageView, { params: { id } })).id).toBe(id)
    },
    refused: {
      'an unknown status': async (world) => ({
        args: { ...(await anOffer(world)), body: { status: 'maybe' } },
        status: 400,
        says: 'status',
      }),
      'its owner': async (world) => ({
        as: 'demo',
        args: { ...(await anOffer(world)), body: { status: 'accepted' } },
        status: 403,
      }),
    },
  },
  imageOfferAnswer: {
    as: 'stranger',
    good: async (world) => ({
      params: { id: (await offered(world)).params.id },
      body: { status: 'accepted' as const },
    }),
    shows: async (answer, world, { params }) => {
      expect(answer.status).toBe('accepted')
      const id = params?.id ?? ''
      expect(await world.call('stranger', glance.imageView, { params: { id } })).toMatchObject({
        member_status: 'accepted',
      })
      const query = { visibility: 'shared', member_status: 'accepted' }
      const { items } = await world.call('stranger', glance.imageList, { query })
      expect(items.find((image) => image.id === id)?.member_status).toBe('accepted')
    },
    refused: {
      'an answer that Glance does not know': async (world) => ({
        args: { params: { id: (await offered(world)).params.id }, body: { status: 'maybe' } },
        status: 400,
        says: 'status',
      }),
      'its owner': async (world) => ({
        as: 'demo',
        args: { params: { id: (await offered(world)).params.id }, body: { status: 'accepted' } },
        status: 403,
        says: 'Not allowed to update members',
      }),
    },
  },
  imageMemberRemove: {
    good: offered,
    refused: {
      'a project that is not a member': async (world) => ({
        args: { params: { id: (await anOffer(world)).params.id, member: 'nobody' } },
        status: 404,
      }),
    },
  },
})
