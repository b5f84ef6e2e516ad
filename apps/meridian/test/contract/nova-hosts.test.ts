import { computeServiceEndpoints, computeZoneEndpoints, hypervisorEndpoints, nova } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import type { World } from '../support/world.ts'
import { NOTHING } from '../support/refusals.ts'

const byMember =
  (args: object = {}) =>
  () => ({ as: 'demo' as const, args, status: 403, says: 'Policy' })

async function computeService(world: World) {
  const { items } = await world.call('admin', nova.computeServiceList, {})
  return { id: String(items.find(({ binary }) => binary === 'nova-compute')?.id) }
}

describeContract('[API-NOVA] zones', computeZoneEndpoints, {
  computeZoneList: {
    good: () => ({}),
    shows: ({ items }) => expect(items).toContainEqual(expect.objectContaining({ zoneState: { available: true } })),
    refused: { 'details to a member': byMember({ query: { detailed: true } }) },
  },
})

describeContract('[API-NOVA] compute services', computeServiceEndpoints, {
  computeServiceList: {
    as: 'admin',
    good: () => ({}),
    shows: ({ items }) =>
      expect(items).toContainEqual(expect.objectContaining({ binary: 'nova-compute', state: 'up' })),
    refused: { 'a member': byMember() },
  },
  computeServiceUpdate: {
    as: 'admin',
    good: async (world) => ({ params: await computeService(world), body: { status: 'enabled' as const } }),
    refused: {
      'a member': byMember({ params: { id: NOTHING }, body: { status: 'enabled' } }),
      'an unknown id': () => ({
        args: { params: { id: NOTHING }, body: { status: 'enabled' } },
        status: 404,
        says: NOTHING,
      }),
      'a disabled reason while enabling': () => ({
        args: { params: { id: NOTHING }, body: { status: 'enabled', disabled_reason: 'because' } },
        status: 400,
        says: 'disabled_reason',
      }),
      'an unknown status': () => ({
        args: { params: { id: NOTHING }, body: { status: 'sleeping' } },
        status: 400,
        says: 'status',
      }),
    },
  },
  computeServiceDelete: {
    as: 'admin',
    lacks: ({ real }) => (real ? 'its services are needed' : null),
    good: async (world) => {
      const { items } = await world.call('admin', nova.computeServiceList, {})
      return { params: { id: String(items.find(({ binary }) => binary === 'nova-conductor')?.id) } }
    },
    refused: {
      'a member': byMember({ params: { id: NOTHING } }),
      'an unknown id': () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING }),
    },
  },
})

describeContract('[API-NOVA] hypervisors', hypervisorEndpoints, {
  hypervisorList: {
    as: 'admin',
    good: () => ({}),
    shows: ({ items: [hypervisor] }) => expect(hypervisor?.vcpus).toBeGreaterThan(0),
    refused: { 'a member': byMember() },
  },
  hypervisorStatistics: {
    as: 'admin',
    good: () => ({}),
    shows: ({ count }) => expect(count).toBeGreaterThan(0),
    refused: { 'a member': byMember() },
  },
  hypervisorView: {
    as: 'admin',
    good: async (world) => {
      const { items } = await world.call('admin', nova.hypervisorList, {})
      return { params: { id: String(items[0]?.id) } }
    },
    shows: ({ servers }) => expect(servers.length).toBeGreaterThan(0),
    refused: {
      'a member': byMember({ params: { id: NOTHING } }),
      'an unknown id': () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING }),
    },
  },
})
