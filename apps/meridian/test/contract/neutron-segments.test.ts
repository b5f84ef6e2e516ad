import { networkSegmentEndpoints as segments } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsSent } from '../support/contract-cases.ts'
import { madeNetwork } from '../support/networks.ts'
import { NOTHING } from '../support/refusals.ts'
import type { World } from '../support/world.ts'

const ofNetwork = async (world: World) => ({ params: { id: await madeNetwork(world) } })
const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING })

/** A second segment of a network of demo; deleted with the network. */
async function madeSegment(world: World) {
  const params = await ofNetwork(world)
  const body = { name: world.name('rack'), description: '', network_type: 'vxlan' }
  const { id } = await world.call('admin', segments.networkSegmentCreate, { ...params, body })
  return { params: { id } }
}

describeContract('[API-NEUTRON] segments of a network', segments, {
  networkSegmentList: {
    as: 'admin',
    good: ofNetwork,
    shows: ({ items }) => expect(items).toMatchObject([{ network_type: 'vxlan', segmentation_id: expect.any(Number) }]),
    // Neutron lists no segments of a network that does not exist, and none for members.
    refused: {},
  },
  networkSegmentCreate: {
    as: 'admin',
    good: async (world) => ({
      ...(await ofNetwork(world)),
      body: { name: world.name('rack'), description: 'Rack 1', network_type: 'vxlan' },
    }),
    shows: showsSent,
    refused: {
      'no type': async (world) => ({
        args: { ...(await ofNetwork(world)), body: { name: null, description: '', network_type: '' } },
        status: 400,
        says: 'A type is required.',
      }),
      'an unknown type': async (world) => ({
        args: { ...(await ofNetwork(world)), body: { name: null, description: '', network_type: 'foo' } },
        status: 400,
        says: "network_type value 'foo' not supported",
      }),
      'an unknown physical network': async (world) => ({
        args: {
          ...(await ofNetwork(world)),
          body: { name: null, description: '', network_type: 'vlan', physical_network: 'nope', segmentation_id: 5 },
        },
        status: 400,
        says: "physical_network 'nope' unknown",
      }),
      'an unknown network': () => ({
        args: { params: { id: NOTHING }, body: { name: null, description: '', network_type: 'vxlan' } },
        status: 404,
        says: NOTHING,
      }),
      'a member': async (world) => ({
        as: 'demo',
        args: { ...(await ofNetwork(world)), body: { name: null, description: '', network_type: 'vxlan' } },
        status: 403,
      }),
    },
  },
  networkSegmentUpdate: {
    as: 'admin',
    good: async (world) => ({ ...(await madeSegment(world)), body: { name: 'rack-2', description: 'moved' } }),
    shows: showsSent,
    refused: {
      'an unknown id': () => ({ ...unknown(), args: { params: { id: NOTHING }, body: { name: 'x' } } }),
      'a member': async (world) => ({
        as: 'demo',
        args: { ...(await madeSegment(world)), body: { name: 'x' } },
        status: 404,
      }),
    },
  },
  networkSegmentDelete: {
    as: 'admin',
    good: madeSegment,
    refused: {
      'an unknown id': unknown,
      'a member': async (world) => ({ as: 'demo', args: await madeSegment(world), status: 404 }),
    },
  },
})
