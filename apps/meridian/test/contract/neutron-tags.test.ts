import { networkEndpoints, networkTagEndpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { once } from '../support/once.ts'
import { NOTHING } from '../support/refusals.ts'
import type { World } from '../support/world.ts'

const tagged = once(async (world: World): Promise<{ id: string }> => {
  const { id } = await world.call('demo', networkEndpoints.networkCreate, { body: { name: world.name('tagged') } })
  world.cleanUp(() => world.call('demo', networkEndpoints.networkDelete, { params: { id } }))
  return { id }
})

const ofNetwork = async (world: World) => ({ params: { type: 'networks', ...(await tagged(world)) } })

describeContract('[API-NEUTRON] tags', networkTagEndpoints, {
  networkTagsReplace: {
    good: async (world) => ({ ...(await ofNetwork(world)), body: { tags: ['blue', 'a b'] } }),
    shows: async (_result, world) => {
      const { tags } = await world.call('demo', networkEndpoints.networkView, { params: await tagged(world) })
      expect(tags.toSorted()).toEqual(['a b', 'blue'])
    },
    refused: {
      'an unknown id': () => ({ args: { params: { type: 'networks', id: NOTHING }, body: { tags: [] } }, status: 404 }),
      'a type without tags': async (world) => ({
        args: { params: { type: 'agents', ...(await tagged(world)) }, body: { tags: [] } },
        status: 404,
        says: 'no tags for agents',
      }),
      "another's": async (world) => ({
        as: 'stranger',
        args: { ...(await ofNetwork(world)), body: { tags: ['mine'] } },
        status: 404,
      }),
      'a tag with a comma': async (world) => ({
        args: { ...(await ofNetwork(world)), body: { tags: ['a,b'] } },
        status: 400,
        says: 'A tag must not contain',
      }),
    },
  },
})
