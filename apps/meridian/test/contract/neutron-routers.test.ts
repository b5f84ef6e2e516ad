import { routerEndpoints as routers } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { externalNetwork, madeInterface, madeRouter, madeSubnet } from '../support/networks.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { asStranger, NOTHING } from '../support/refusals.ts'

const ids = async (world: World) => ({ params: { id: await madeRouter(world) } })
const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING })
const one = once(ids)

/** A router with an interface, and a route that can be led over it. */
const attached = once(async (world) => {
  const id = await madeRouter(world)
  const { prefix } = await madeInterface(world, id)
  return { id, route: { destination: '10.99.0.0/24', nexthop: `${prefix}.9` } }
})

async function routed(world: World) {
  const { id, route } = await attached(world)
  const args = { params: { id }, body: { routes: [route] } }
  await world.call('demo', routers.routerRoutesAdd, args)
  world.cleanUp(() => world.call('demo', routers.routerRoutesRemove, args))
  return args
}

const nowhere = [{ destination: '10.99.0.0/24', nexthop: '1.2.3.4' }]

describeContract('[API-NEUTRON] routers', routers, {
  routerList: {
    good: async (world) => {
      await one(world)
      return {}
    },
    shows: ({ items }) => expect(items[0]?.admin_state).toBe('UP'),
    refused: {},
  },
  routerCreate: {
    good: async (world) => {
      const name = world.name('made')
      world.cleanUp(async () => {
        const { items } = await world.call('demo', routers.routerList, { query: { name } })
        for (const { id } of items) await world.call('demo', routers.routerDelete, { params: { id } })
      })
      return { body: { name, external_gateway_info: { network_id: await externalNetwork(world) } } }
    },
    shows: ({ external_gateway_info: gateway }) => expect(gateway?.external_fixed_ips.length).toBeGreaterThan(0),
    refused: {
      'an unknown external network': () => ({
        args: { body: { name: 'x', external_gateway_info: { network_id: NOTHING } } },
        status: 404,
      }),
      'a member what is distributed': () => ({ args: { body: { name: 'x', distributed: true } }, status: 403 }),
    },
  },
  routerView: { good: one, refused: { 'an unknown id': unknown, "another project's": asStranger(one) } },
  routerUpdate: {
    good: async (world) => ({ ...(await one(world)), body: { name: 'renamed', external_gateway_info: null } }),
    shows: (router) => expect(router).toMatchObject({ name: 'renamed', external_gateway_info: null }),
    refused: {
      'a gateway without a network': async (world) => ({
        args: { ...(await one(world)), body: { external_gateway_info: {} } },
        status: 400,
        says: 'network_id',
      }),
      'an unknown id': () => ({ args: { params: { id: NOTHING }, body: { name: 'x' } }, status: 404 }),
      "another project's": asStranger(async (world) => ({ ...(await one(world)), body: { name: 'x' } })),
    },
  },
  routerDelete: {
    good: ids,
    refused: {
      'one with interfaces': async (world) => ({ args: { params: { id: (await attached(world)).id } }, status: 409 }),
      'an unknown id': unknown,
      "another project's": asStranger(one),
    },
  },
  routerInterfaceAdd: {
    good: async (world) => {
      const { id: subnet_id } = await madeSubnet(world)
      const { id } = (await one(world)).params
      world.cleanUp(async () => {
        const browser = await world.as('demo')
        const { items } = (await browser.get(`/api/neutron/ports/?device_id=${id}`)).json()
        for (const port of items)
          await world.call('demo', routers.routerInterfaceRemove, { params: { id, portId: port.id } })
      })
      return { params: { id }, body: { subnet_id } }
    },
    refused: {
      'neither subnet nor port': async (world) => ({
        args: { ...(await one(world)), body: { network: 'x' } },
        status: 400,
      }),
      'an unknown subnet': async (world) => ({
        args: { ...(await one(world)), body: { subnet_id: NOTHING } },
        status: 404,
      }),
      "another project's": asStranger(async (world) => ({
        ...(await one(world)),
        body: { subnet_id: (await madeSubnet(world)).id },
      })),
    },
  },
  routerInterfaceRemove: {
    good: async (world) => {
      const { id } = await attached(world)
      return { params: { id, portId: (await madeInterface(world, id)).portId } }
    },
    refused: {
      'an unknown port': async (world) => ({
        args: { params: { ...(await one(world)).params, portId: NOTHING } },
        status: 404,
      }),
      "another project's": asStranger(async (world) => ({ params: { ...(await one(world)).params, portId: NOTHING } })),
    },
  },
  routerRoutesAdd: {
    good: async (world) => {
      const { id, route } = await attached(world)
      const args = { params: { id }, body: { routes: [{ ...route, destination: '10.98.0.0/24' }] } }
      world.cleanUp(() => world.call('demo', routers.routerRoutesRemove, args))
      return args
    },
    refused: {
      'no routes': async (world) => ({
        args: { ...(await one(world)), body: { routes: [] } },
        status: 400,
        says: 'routes',
      }),
      'a next hop that is out of reach': async (world) => ({
        args: { params: { id: (await attached(world)).id }, body: { routes: nowhere } },
        status: 400,
      }),
      'an unknown router': () => ({ args: { params: { id: NOTHING }, body: { routes: nowhere } }, status: 404 }),
    },
  },
  routerRoutesRemove: {
    good: routed,
    refused: {
      'no routes': async (world) => ({
        args: { ...(await one(world)), body: { routes: [] } },
        status: 400,
        says: 'routes',
      }),
      'an unknown router': () => ({ args: { params: { id: NOTHING }, body: { routes: nowhere } }, status: 404 }),
    },
  },
})
