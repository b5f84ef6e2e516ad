import { networkAgentEndpoints, portEndpoints, routerEndpoints as routers } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeContract, showsRequested, showsSent } from '../support/contract-cases.ts'
import { externalNetwork, madeInterface, madeRouter, madeSubnet } from '../support/networks.ts'
import { once } from '../support/once.ts'
import { asStranger, NOTHING } from '../support/refusals.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

const ids = async (world: World) => ({ params: { id: await madeRouter(world) } })
const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING })
const one = once(ids)

/** A router with an interface, and a route through it. */
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
    refused: {
      'a member the routers of an agent': () => ({ args: { query: { l3_agent_id: NOTHING } }, status: 403 }),
    },
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
    shows: ({ external_gateway_info: gateway }) => {
      expect(gateway?.external_fixed_ips.length).toBeGreaterThan(0)
      expect(gateway?.network_name).toBe('public')
    },
    refused: {
      'an unknown external network': () => ({
        args: { body: { name: 'x', external_gateway_info: { network_id: NOTHING } } },
        status: 404,
      }),
      'a member a distributed one': () => ({ args: { body: { name: 'x', distributed: true } }, status: 403 }),
    },
  },
  routerView: {
    good: one,
    shows: showsRequested,
    refused: { 'an unknown id': unknown, "another project's": asStranger(one) },
  },
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
  routerAgentList: {
    as: 'admin',
    good: async (world) => ({ params: { id: (await attached(world)).id } }),
    shows: ({ items }, world) => {
      expect(items.filter(({ agent_type: type }) => type !== 'L3 agent')).toEqual([])
      if (!world.real) expect(items).not.toEqual([])
    },
    refused: {
      'a member': async (world) => ({ as: 'demo', args: { params: { id: (await attached(world)).id } }, status: 403 }),
      'an unknown id': unknown,
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
    shows: showsSent,
    refused: {
      'neither subnet nor port': async (world) => ({
        args: { ...(await one(world)), body: { network: 'x' } },
        status: 400,
      }),
      'an invalid address': async (world) => ({
        args: { ...(await one(world)), body: { subnet_id: NOTHING, ip_address: '10.0.0' } },
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
      "a next hop outside the router's subnets": async (world) => ({
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

describe('[API-NEUTRON] changes of a router that need several Neutron calls', () => {
  let world: World
  beforeAll(async () => {
    world = await World.start()
  })
  afterAll(() => world.stop(), PATIENCE_MS)

  const portsOf = async (id: string, more: Record<string, string> = {}) =>
    (await world.call('admin', portEndpoints.portList, { query: { device_id: id, all_projects: 'true', ...more } }))
      .items

  test('an interface is added at the requested address', { timeout: PATIENCE_MS }, async () => {
    const id = await madeRouter(world)
    const { id: subnet_id, prefix } = await madeSubnet(world)
    const address = `${prefix}.77`
    const body = { subnet_id, ip_address: address }
    const { port_id } = await world.call('demo', routers.routerInterfaceAdd, { params: { id }, body })
    world.cleanUp(() => world.call('demo', routers.routerInterfaceRemove, { params: { id, portId: port_id } }))
    expect((await portsOf(id)).map(({ fixed_ips: ips }) => ips[0]?.ip_address)).toEqual([address])
  })

  test('a refused interface leaves no port', { timeout: PATIENCE_MS }, async () => {
    const id = await madeRouter(world)
    const subnet = await madeInterface(world, id)
    const body = { subnet_id: subnet.id, ip_address: `${subnet.prefix}.77` }
    // The subnet already has an interface of this router.
    expect((await world.send('demo', routers.routerInterfaceAdd, { params: { id }, body })).statusCode).toBe(400)
    const { items } = await world.call('demo', portEndpoints.portList, { query: { network_id: subnet.network_id } })
    expect(items.filter(({ device_id: device }) => device !== id)).toEqual(
      items.filter(({ device_owner: owner }) => owner === 'network:dhcp'),
    )
  })

  test('a router is deleted with its interfaces and routes', { timeout: PATIENCE_MS }, async () => {
    const { id } = await world.call('demo', routers.routerCreate, { body: { name: world.name('router') } })
    const params = { id }
    const { id: subnet_id, prefix } = await madeSubnet(world)
    await world.call('demo', routers.routerInterfaceAdd, { params, body: { subnet_id } })
    const routes = [{ destination: '10.99.0.0/24', nexthop: `${prefix}.9` }]
    await world.call('demo', routers.routerRoutesAdd, { params, body: { routes } })
    await world.call('demo', routers.routerDelete, { params, query: { detach: 'true' } })
    expect((await world.send('demo', routers.routerView, { params })).statusCode).toBe(404)
    expect(await portsOf(id)).toEqual([])
  })

  test("removing the gateway's port clears the gateway", { timeout: PATIENCE_MS }, async () => {
    const id = await madeRouter(world)
    const body = { external_gateway_info: { network_id: await externalNetwork(world) } }
    await world.call('demo', routers.routerUpdate, { params: { id }, body })
    const [port] = await portsOf(id, { device_owner: 'network:router_gateway' })
    await world.call('admin', routers.routerInterfaceRemove, { params: { id, portId: port?.id ?? '' } })
    const { external_gateway_info: left } = await world.call('demo', routers.routerView, { params: { id } })
    expect(left).toBeNull()
  })

  test('administrators can list the routers of an agent', { timeout: PATIENCE_MS }, async () => {
    const id = await madeRouter(world)
    await madeInterface(world, id)
    const { items: all } = await world.call('admin', networkAgentEndpoints.networkAgentList, {
      query: { agent_type: 'L3 agent' },
    })
    // A cloud without L3 agents has no routers to list.
    if (all.length === 0) return
    const { items: agents } = await world.call('admin', routers.routerAgentList, { params: { id } })
    expect(agents[0]).toMatchObject({ admin_state: 'UP', agent_type: 'L3 agent' })
    const listed = async (agent: string, more: Record<string, string> = {}) =>
      (await world.call('admin', routers.routerList, { query: { l3_agent_id: agent, ...more } })).items.map(
        ({ id: each }) => each,
      )
    expect(await listed(agents[0]?.id ?? '')).toContain(id)
    expect(await listed(agents[0]?.id ?? '', { admin_state_up: 'false' })).not.toContain(id)
  })
})
