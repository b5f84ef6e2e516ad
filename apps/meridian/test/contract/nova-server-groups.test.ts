import { serverGroupEndpoints as groups } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { projectOf } from '../support/servers.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { NOTHING } from '../support/refusals.ts'

async function madeGroup(world: World): Promise<{ id: string }> {
  const body = { name: world.name('group'), policies: ['soft-anti-affinity' as const] }
  const { id } = await world.call('demo', groups.serverGroupCreate, { body })
  world.cleanUp(() => world.call('demo', groups.serverGroupDelete, { params: { id } }))
  return { id }
}
const shared = once(madeGroup)

const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING })
const ofAnother = async (world: World) => ({
  as: 'stranger' as const,
  args: { params: await shared(world) },
  status: 404,
})

describeContract('[API-NOVA] server groups', groups, {
  serverGroupList: {
    good: async (world) => {
      await shared(world)
      return {}
    },
    shows: async ({ items }, world) =>
      expect(items).toContainEqual(
        expect.objectContaining({
          policies: ['soft-anti-affinity'],
          members: [],
          project_id: await projectOf(world, 'demo'),
        }),
      ),
    refused: {},
  },
  serverGroupCreate: {
    good: (world) => ({ body: { name: world.name('group'), policies: ['affinity' as const] } }),
    shows: ({ id, policies }, world) => {
      world.cleanUp(() => world.call('demo', groups.serverGroupDelete, { params: { id } }))
      expect(policies).toEqual(['affinity'])
    },
    refused: {
      'an unknown policy': () => ({
        args: { body: { name: 'x', policies: ['far-apart'] } },
        status: 400,
        says: 'policies.0',
      }),
      'two policies': () => ({
        args: { body: { name: 'x', policies: ['affinity', 'anti-affinity'] } },
        status: 400,
        says: 'policies',
      }),
      'no name': () => ({ args: { body: { name: '', policies: ['affinity'] } }, status: 400, says: 'name' }),
    },
  },
  serverGroupView: {
    good: async (world) => ({ params: await shared(world) }),
    shows: showsRequested,
    refused: { 'an unknown id': unknown, "another's": ofAnother },
  },
  serverGroupDelete: {
    good: async (world) => ({ params: await madeGroup(world) }),
    refused: { 'an unknown id': unknown, "another's": ofAnother },
  },
})
