import { nova, topologyEndpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import type { World } from '../support/world.ts'

async function someServer(world: World): Promise<string> {
  const { items } = await world.call('demo', nova.serverList, {})
  const running = items.find(({ status }) => status === 'ACTIVE')
  if (!running) throw new Error('demo has no server')
  return running.id
}

const unknown = () => ({ args: { params: { id: '00000000-0000-4000-8000-000000000000' } }, status: 404 })

describeContract('[TOPO-01] [STACK-01] data at addresses of pages', topologyEndpoints, {
  networkTopology: {
    good: () => ({}),
    shows: (topology) => {
      expect(topology.gaps).toBeUndefined()
      expect(topology.servers[0]?.url).toMatch(/^\/project\/instances\/.+\/$/)
      expect(topology.networks[0]).toMatchObject({ 'router:external': true })
      const ids = [...topology.servers, ...topology.routers].map(({ id }) => id)
      expect(topology.ports.filter(({ device_id: id }) => ids.includes(id)).length).toBeGreaterThan(2)
    },
    refused: {},
  },
  stackTopology: {
    good: () => ({ params: { id: '00000000-0000-4000-8000-000000000000' } }),
    shows: ({ stack }) => expect(stack).toMatchObject({ status: 'DELETE_COMPLETE', image: 'stack-red' }),
    refused: {},
  },
  consoleLog: {
    good: async (world) => ({ params: { id: await someServer(world) }, query: { length: '5' } }),
    refused: {
      'a length that is none': async (world) => ({
        args: { params: { id: await someServer(world) }, query: { length: '-3' } },
        status: 400,
        says: 'Log length must be a nonnegative integer.',
      }),
      'an unknown server': unknown,
    },
  },
})
