import { portEndpoints as ports, trunkEndpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { dropTrunk, madeNetwork, madePort, madeSubnet, madeTrunk } from '../support/networks.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { asStranger, NOTHING } from '../support/refusals.ts'

const ids = async (world: World) => ({ params: { id: (await madePort(world)).id } })
const one = once(ids)
const network = once(madeNetwork)
const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING })

describeContract('[API-NEUTRON] ports', ports, {
  portList: {
    good: async (world) => {
      const { id } = await madeTrunk(world)
      const child = await madePort(world)
      const sub_ports = [{ port_id: child.id, segmentation_type: 'vlan', segmentation_id: 101 }]
      await world.call('demo', trunkEndpoints.trunkUpdate, { params: { id }, body: [{ sub_ports: [] }, { sub_ports }] })
      world.cleanUp(() => dropTrunk(world, id))
      return { query: { network_id: child.network_id } }
    },
    shows: ({ items }) =>
      expect(items).toContainEqual(
        expect.objectContaining({
          admin_state: 'UP',
          binding__vnic_type: 'normal',
          trunk_id: expect.any(String),
          segmentation_type: 'vlan',
          segmentation_id: 101,
        }),
      ),
    refused: {},
  },
  portCreate: {
    good: async (world) => {
      const { network_id, id, prefix } = await madeSubnet(world)
      world.cleanUp(async () => {
        const { items } = await world.call('demo', ports.portList, { query: { network_id } })
        for (const port of items) await world.call('demo', ports.portDelete, { params: { id: port.id } })
      })
      const fixed_ips = [{ subnet_id: id, ip_address: `${prefix}.50` }]
      return {
        body: { network_id, fixed_ips, admin_state_up: false, allowed_address_pairs: [{ ip_address: '10.9.9.9' }] },
      }
    },
    shows: (port) => {
      expect(port).toMatchObject({ admin_state: 'DOWN', fixed_ips: [{ ip_address: expect.stringMatching(/\.50$/) }] })
      expect(port.allowed_address_pairs[0]?.ip_address).toBe('10.9.9.9')
    },
    refused: {
      'no network': () => ({ args: { body: { name: 'x' } }, status: 400, says: 'network_id is required' }),
      'an unknown network': () => ({ args: { body: { network_id: NOTHING } }, status: 404 }),
      'an address outside the subnet': async (world) => {
        const { network_id, id } = await madeSubnet(world)
        return { args: { body: { network_id, fixed_ips: [{ subnet_id: id, ip_address: '10.1.1.1' }] } }, status: 400 }
      },
      "another project's network": asStranger(async (world) => ({ body: { network_id: await network(world) } })),
    },
  },
  portView: {
    good: one,
    shows: showsRequested,
    refused: { 'an unknown id': unknown, "another project's": asStranger(one) },
  },
  portUpdate: {
    good: async (world) => ({ ...(await ids(world)), body: { name: 'renamed', security_groups: [] } }),
    shows: (port) => expect(port).toMatchObject({ name: 'renamed', security_groups: [] }),
    refused: {
      'an unknown group': async (world) => ({
        args: { ...(await one(world)), body: { security_groups: [NOTHING] } },
        status: 404,
      }),
      'an unknown id': () => ({ args: { params: { id: NOTHING }, body: { name: 'x' } }, status: 404 }),
    },
  },
  portDelete: { good: ids, refused: { 'an unknown id': unknown, "another project's": asStranger(one) } },
})
