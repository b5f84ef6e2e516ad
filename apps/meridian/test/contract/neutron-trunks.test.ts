import { trunkEndpoints as trunks, type Args } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { dropTrunk, madePort, madeTrunk } from '../support/networks.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { asStranger, NOTHING } from '../support/refusals.ts'

const ids = async (world: World) => ({ params: { id: (await madeTrunk(world)).id } })
const one = once(ids)
const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING })
const vlan = (port_id: string, segmentation_id: number) => ({ port_id, segmentation_type: 'vlan', segmentation_id })

describeContract('[API-NEUTRON] trunks', trunks, {
  trunkList: {
    good: async (world) => ({ query: { name: (await madeTrunk(world)).name } }),
    shows: ({ items }) =>
      expect(items).toEqual([
        expect.objectContaining({
          name_or_id: expect.stringContaining('trunk-'),
          subport_count: 0,
          admin_state: 'UP',
        }),
      ]),
    refused: {},
  },
  trunkCreate: {
    good: async (world) => {
      const [parent, child] = [await madePort(world), await madePort(world)]
      world.cleanUp(async () => {
        const { items } = await world.call('demo', trunks.trunkList, { query: { port_id: parent.id } })
        for (const { id } of items) await dropTrunk(world, id)
      })
      return { body: { port_id: parent.id, admin_state_up: false, sub_ports: [vlan(child.id, 7)] } }
    },
    shows: (trunk) => {
      expect(trunk).toMatchObject({ subport_count: 1, admin_state: 'DOWN' })
      expect(trunk.name_or_id).toBe(`(${trunk.id.slice(0, 13)})`)
    },
    refused: {
      'no parent': () => ({ args: { body: { name: 'x' } }, status: 400, says: 'A parent port is required.' }),
      'an unknown parent': () => ({ args: { body: { port_id: NOTHING } }, status: 404 }),
      'a parent of another trunk': async (world) => ({
        args: { body: { port_id: (await madeTrunk(world)).port_id } },
        status: 409,
      }),
      'the same segmentation id twice': () => ({
        args: { body: { port_id: NOTHING, sub_ports: [vlan('a', 1), vlan('b', 1)] } },
        status: 400,
        says: 'Segmentation IDs must be unique.',
      }),
      'an invalid number': () => ({
        args: { body: { port_id: NOTHING, sub_ports: [vlan('a', 4095)] } },
        status: 400,
        says: 'segmentation_id',
      }),
    },
  },
  trunkView: {
    good: one,
    shows: showsRequested,
    refused: { 'an unknown id': unknown, "another project's": asStranger(one) },
  },
  trunkUpdate: {
    good: async (world): Promise<Args<typeof trunks.trunkUpdate>> => {
      const { id, name } = await madeTrunk(world)
      const child = await madePort(world)
      const sub_ports = [vlan(child.id, 9)]
      world.cleanUp(() => dropTrunk(world, id))
      const shall = { name: 'renamed', admin_state_up: false, sub_ports }
      return { params: { id }, body: [{ name, sub_ports: [] }, shall] }
    },
    shows: (trunk) => {
      expect(trunk).toMatchObject({ name: 'renamed', admin_state: 'DOWN', subport_count: 1 })
    },
    refused: {
      'one version only': async (world) => ({ args: { ...(await one(world)), body: [{ name: 'x' }] }, status: 400 }),
      'an unknown subport': async (world) => ({
        args: { ...(await one(world)), body: [{ sub_ports: [] }, { sub_ports: [vlan(NOTHING, 3)] }] },
        status: 404,
      }),
      'an unknown id': () => ({ args: { params: { id: NOTHING }, body: [{}, { name: 'x' }] }, status: 404 }),
      "another project's": asStranger(async (world) => ({ ...(await one(world)), body: [{}, { name: 'x' }] })),
    },
  },
  trunkDelete: {
    good: ids,
    refused: {
      'a disabled one': async (world) => {
        const args = await ids(world)
        await world.call('demo', trunks.trunkUpdate, { ...args, body: [{}, { admin_state_up: false }] })
        return { args, status: 409, says: 'disabled' }
      },
      'an unknown id': unknown,
      "another project's": asStranger(one),
    },
  },
})
