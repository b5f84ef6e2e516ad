import { floatingIpEndpoints as addresses } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { externalNetwork, madeFloatingIp, madePort, reachablePort } from '../support/networks.ts'
import { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { asStranger, NOTHING } from '../support/refusals.ts'

const behindRouter = once(reachablePort)
const ids = async (world: World) => ({ params: { id: (await madeFloatingIp(world)).id } })
const one = once(ids)
const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING })

describeContract('[API-NETWORK] floating IPs', addresses, {
  floatingIpList: {
    good: async (world) => ({ query: { id: (await madeFloatingIp(world)).id } }),
    shows: ({ items: [address] }) => {
      expect(address?.ip).toBe(address?.floating_ip_address)
      expect(address?.pool).toBe(address?.floating_network_id)
      expect(address).toMatchObject({ fixed_ip: null, instance_id: null, instance_type: null })
    },
    refused: {},
  },
  floatingIpPoolList: {
    as: 'admin',
    good: () => ({ query: { with_subnets: 'true' } }),
    shows: ({ items }) => {
      expect(items.every((pool) => pool['router:external'])).toBe(true)
      expect(items.flatMap(({ subnets = [] }) => subnets)).toContainEqual(
        expect.objectContaining({ cidr: expect.stringContaining('/') }),
      )
    },
    refused: {},
  },
  floatingIpTargetList: {
    good: async (world) => {
      await behindRouter(world)
      await madePort(world)
      return {}
    },
    shows: ({ items }) =>
      expect(items.some((target) => target.id === `${target.port_id}_${target.fixed_ip}`)).toBe(true),
    refused: { 'an empty server': () => ({ args: { query: { server_id: '' } }, status: 400, says: 'server_id' }) },
  },
  floatingIpCreate: {
    good: async (world) => {
      const description = world.name('made')
      world.cleanUp(async () => {
        const { items } = await world.call('demo', addresses.floatingIpList, { query: { description } })
        for (const { id } of items) await world.call('demo', addresses.floatingIpDelete, { params: { id } })
      })
      return { body: { pool_id: await externalNetwork(world), description } }
    },
    shows: ({ pool, description }, _world, { body }) => expect({ pool_id: pool, description }).toEqual(body),
    refused: {
      'no pool': () => ({ args: { body: { description: 'x' } }, status: 400, says: 'A pool is required.' }),
      'an unknown pool': () => ({ args: { body: { pool_id: NOTHING } }, status: 404 }),
      'a member a choice of address': async (world) => ({
        args: { body: { pool_id: await externalNetwork(world), floating_ip_address: '172.24.4.99' } },
        status: 403,
      }),
    },
  },
  floatingIpAssociate: {
    good: async (world) => {
      const { id } = await madeFloatingIp(world)
      const port = await behindRouter(world)
      return { body: { address_id: id, port_id: `${port.id}_${port.fixed_ips[0]?.ip_address}` } }
    },
    refused: {
      'no address': () => ({ args: { body: { port_id: NOTHING } }, status: 400, says: 'address_id is required' }),
      'an unknown address': () => ({ args: { body: { address_id: NOTHING } }, status: 404 }),
      'an unknown port': async (world) => ({
        args: { body: { address_id: (await one(world)).params.id, port_id: NOTHING } },
        status: 404,
      }),
      'a port without a router to the external network': async (world) => ({
        args: { body: { address_id: (await one(world)).params.id, port_id: (await madePort(world)).id } },
        status: 404,
      }),
      "another project's": asStranger(async (world) => ({ body: { address_id: (await one(world)).params.id } })),
    },
  },
  floatingIpView: {
    good: one,
    shows: showsRequested,
    refused: { 'an unknown id': unknown, "another project's": asStranger(one) },
  },
  floatingIpDelete: { good: ids, refused: { 'an unknown id': unknown, "another project's": asStranger(one) } },
})

describe('[API-NETWORK] more about floating IPs', () => {
  let world: World
  beforeAll(async () => {
    world = await World.start()
  })
  afterAll(() => world.stop())

  test('one is associated with a port and disassociated', async () => {
    const { id } = await madeFloatingIp(world)
    const port = await reachablePort(world)
    const shown = () => world.call('demo', addresses.floatingIpView, { params: { id } })

    await world.call('demo', addresses.floatingIpAssociate, { body: { address_id: id, port_id: port.id } })
    expect(await shown()).toMatchObject({ port_id: port.id, fixed_ip: port.fixed_ips[0]?.ip_address })
    await world.call('demo', addresses.floatingIpAssociate, { body: { address_id: id } })
    expect(await shown()).toMatchObject({ port_id: null, fixed_ip: null })
  })
})
