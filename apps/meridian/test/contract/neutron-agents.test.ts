import { networkAgentEndpoints as agents, routerEndpoints as routers } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { madeRouter } from '../support/networks.ts'
import { NOTHING } from '../support/refusals.ts'
import type { World } from '../support/world.ts'

async function anyAgent(world: World, type?: string) {
  const query: Record<string, string> = type === undefined ? {} : { agent_type: type }
  const { items } = await world.call('admin', agents.networkAgentList, { query })
  return { params: { id: items[0]?.id ?? '' } }
}

const L3 = 'L3 agent'
const DHCP = 'DHCP agent'

/** A router of its own, on an L3 agent or on none. */
async function routerOn(world: World, isHosted: boolean) {
  const { params } = await anyAgent(world, L3)
  const router = await madeRouter(world)
  const { items } = await world.call('admin', routers.routerAgentList, { params: { id: router } })
  for (const { id } of items) await world.call('admin', agents.agentRouterRemove, { params: { id, router } })
  if (isHosted) await world.call('admin', agents.agentRouterAdd, { params, body: { router } })
  return { params, router }
}

const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING })

describeContract('[API-NEUTRON] agents', agents, {
  networkAgentList: {
    as: 'admin',
    good: () => ({}),
    shows: ({ items }) => expect(items[0]).toMatchObject({ admin_state: 'UP', alive: expect.any(Boolean) }),
    refused: {},
  },
  networkAgentView: {
    as: 'admin',
    good: (world) => anyAgent(world),
    shows: ({ admin_state: state }) => expect(state).toBe('UP'),
    // A member sees no agent, so that Neutron knows none.
    refused: {
      'an unknown id': unknown,
      'a member': async (world) => ({ as: 'demo', args: await anyAgent(world), status: 404 }),
    },
  },
  networkAgentUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await anyAgent(world)), body: { description: '' } }),
    shows: showsRequested,
    refused: {
      'an unknown id': () => ({ ...unknown(), args: { params: { id: NOTHING }, body: { description: 'x' } } }),
      'an invalid state': async (world) => ({
        args: { ...(await anyAgent(world)), body: { admin_state_up: 'x' } },
        status: 400,
        says: 'admin_state_up',
      }),
    },
  },
  networkAgentDelete: {
    as: 'admin',
    lacks: ({ real }) => (real ? 'its agents are needed' : null),
    good: async (world) => {
      const { items } = await world.call('admin', agents.networkAgentList, {})
      return { params: { id: items.find(({ agent_type: type }) => type.startsWith('Metadata'))?.id ?? '' } }
    },
    refused: { 'an unknown id': unknown },
  },
  agentRouterList: {
    as: 'admin',
    good: async (world) => ({ params: (await routerOn(world, true)).params }),
    shows: ({ items }) => expect(items[0]).toMatchObject({ status: expect.any(String), admin_state: 'UP' }),
    refused: { 'an unknown id': unknown },
  },
  agentRouterAdd: {
    as: 'admin',
    good: async (world) => {
      const { params, router } = await routerOn(world, false)
      return { params, body: { router } }
    },
    refused: {
      'no router': async (world) => ({
        args: { ...(await anyAgent(world, L3)), body: { router: '' } },
        status: 400,
        says: 'router',
      }),
      'an unknown router': async (world) => ({
        args: { ...(await anyAgent(world, L3)), body: { router: NOTHING } },
        status: 404,
        says: NOTHING,
      }),
    },
  },
  agentRouterRemove: {
    as: 'admin',
    good: async (world) => {
      const { params, router } = await routerOn(world, true)
      return { params: { ...params, router } }
    },
    refused: {
      'a router that it does not host': async (world) => {
        const { params, router } = await routerOn(world, false)
        return { args: { params: { ...params, router } }, status: 409, says: 'is not hosted by' }
      },
    },
  },
  agentNetworkList: {
    as: 'admin',
    lacks: async (world) => ((await anyAgent(world, DHCP)).params.id === '' ? 'the cloud has no DHCP agent' : null),
    good: (world) => anyAgent(world, DHCP),
    shows: ({ items }) => expect(items[0]).toMatchObject({ name: expect.any(String), admin_state: 'UP' }),
    refused: { 'an unknown id': unknown },
  },
})
