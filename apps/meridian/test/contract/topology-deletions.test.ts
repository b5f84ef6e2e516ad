import {
  networkEndpoints,
  nova,
  RefusedDeletion,
  routerEndpoints,
  subnetEndpoints,
  topologyDeletionEndpoints,
} from '@meridian/contract'
import type { Endpoint } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { externalNetwork, madeInterface, madeNetwork, madeRouter, madeSubnet } from '../support/networks.ts'
import { once } from '../support/once.ts'
import { NOTHING } from '../support/refusals.ts'
import { madeServer } from '../support/servers.ts'
import { until } from '../support/until.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

const TAB = { tab: 'network_tabs__subnets_tab' } as const
const unknown = () => ({ args: { query: { id: NOTHING } }, status: 404, says: NOTHING })
const withoutId = () => ({ status: 400, says: 'id' })

const isGone = (world: World, view: Endpoint, id: string) =>
  until(
    () => world.send('demo', view, { params: { id } }),
    ({ statusCode }) => statusCode === 404,
  )

const server = once(async (world) => (await madeServer(world)).id)
const router = once(madeRouter)
const network = once(madeNetwork)
const subnet = once((world) => madeSubnet(world))
const connected = once(async (world) => {
  const id = await madeRouter(world)
  return { ...(await madeInterface(world, id)), router: id }
})

const byId = (making: (world: World) => Promise<string>) => async (world: World) => ({
  query: { id: await making(world) },
})

const asStranger = (making: (world: World) => Promise<string>) => async (world: World) => ({
  as: 'stranger' as const,
  args: { query: { id: await making(world) } },
  status: 404,
})

describeContract(
  '[TOPO-05] deleting from the network topology',
  topologyDeletionEndpoints,
  {
    topologyInstanceDelete: {
      good: byId(server),
      shows: async (notice, world) => {
        expect(notice).toEqual({
          type: 'info',
          message: expect.stringMatching(/^Scheduled deletion of Instance: server-/),
          iframe_id: await server(world),
        })
        await isGone(world, nova.serverView, await server(world))
      },
      refused: { 'an unknown server': unknown, 'no id': withoutId },
    },
    topologyRouterDelete: {
      good: byId(router),
      shows: async (notice, world) => {
        expect(notice).toEqual({
          type: 'success',
          iframe_id: expect.any(String),
          message: expect.stringMatching(/^Deleted Router: router-/),
        })
        await isGone(world, routerEndpoints.routerView, await router(world))
      },
      refused: {
        'an unknown router': unknown,
        'no id': withoutId,
        "another project's": asStranger(once(madeRouter)),
        'one that has interfaces': async (world) => ({
          args: { query: { id: (await connected(world)).router } },
          status: 409,
          says: 'ports still attached',
        }),
      },
    },
    topologyNetworkDelete: {
      good: byId(network),
      shows: async (notice, world) => {
        expect(notice).toEqual({
          type: 'success',
          iframe_id: expect.any(String),
          message: expect.stringMatching(/^Deleted Network: network-/),
        })
        await isGone(world, networkEndpoints.networkView, await network(world))
      },
      refused: {
        'an unknown network': unknown,
        'no id': withoutId,
        "another project's": asStranger(once(madeNetwork)),
      },
    },
    topologyInterfaceDelete: {
      good: async (world) => {
        const { router: id, portId } = await connected(world)
        return { params: { router: id }, query: { id: portId } }
      },
      shows: (notice) =>
        expect(notice).toEqual({
          type: 'success',
          iframe_id: expect.any(String),
          message: expect.stringMatching(/^Deleted Interface: \(/),
        }),
      refused: {
        'an unknown port': async (world) => ({
          args: { params: { router: (await connected(world)).router }, query: { id: NOTHING } },
          status: 404,
        }),
        "another router's": async (world) => {
          const { portId } = await madeInterface(world, await madeRouter(world))
          return { args: { params: { router: (await connected(world)).router }, query: { id: portId } }, status: 404 }
        },
      },
    },
    topologySubnetDelete: {
      good: async (world) => {
        const { id, network_id } = await subnet(world)
        return { params: { network: network_id }, query: { ...TAB, id } }
      },
      shows: async (notice, world) => {
        expect(notice).toEqual({
          type: 'success',
          iframe_id: expect.any(String),
          message: expect.stringMatching(/^Deleted Subnet: \(/),
        })
        await isGone(world, subnetEndpoints.subnetView, (await subnet(world)).id)
      },
      refused: {
        "another network's": async (world) => ({
          args: { params: { network: await madeNetwork(world) }, query: { ...TAB, id: (await madeSubnet(world)).id } },
          status: 404,
        }),
        'another table of the page': async (world) => {
          const { id, network_id } = await madeSubnet(world)
          const query = { tab: 'network_tabs__ports_tab', id }
          return { args: { params: { network: network_id }, query }, status: 400, says: 'tab' }
        },
      },
    },
  },
  { refusal: RefusedDeletion },
)

describe('[TOPO-05] the endpoints of deletions', () => {
  let world: World
  beforeAll(async () => {
    world = await World.start()
  })
  afterAll(() => world.stop(), PATIENCE_MS)

  test('neither a GET nor a DELETE without the CSRF token deletes', { timeout: PATIENCE_MS }, async () => {
    const { id, network_id: parent } = await madeSubnet(world)
    const routerId = await madeRouter(world)
    const { portId } = await madeInterface(world, routerId)
    const at = '/project/network_topology'
    const browser = await world.as('demo')
    for (const path of [
      `/router?id=${routerId}`,
      `/network?id=${parent}`,
      `/router/${routerId}/?id=${portId}`,
      `/network/${parent}/?tab=network_tabs__subnets_tab&id=${id}`,
    ]) {
      await browser.get(at + path)
      expect((await browser.send('DELETE', at + path, undefined, { 'x-csrftoken': '' })).statusCode).toBe(401)
    }
    const { items } = await world.call('demo', routerEndpoints.routerList, {})
    expect(items.map((one) => one.id)).toContain(routerId)
    await world.call('demo', subnetEndpoints.subnetView, { params: { id } })
    const kept = await world.send('demo', routerEndpoints.routerDelete, { params: { id: routerId } })
    expect(kept.statusCode).toBe(409)
  })

  test(
    '[TOPO-09] the reply, a refusal too, has type, message and the id that the request carried',
    { timeout: PATIENCE_MS },
    async () => {
      const id = await madeRouter(world)
      const { topologyRouterDelete } = topologyDeletionEndpoints
      const notice = await world.call('demo', topologyRouterDelete, { query: { id, iframe_id: 'frame-7' } })
      expect(notice).toEqual({
        type: 'success',
        message: expect.stringContaining('Deleted Router'),
        iframe_id: 'frame-7',
      })
      const busy = await madeRouter(world)
      await madeInterface(world, busy)
      const refused = await world.send('demo', topologyRouterDelete, { query: { id: busy, iframe_id: 'frame-8' } })
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        { type: 'error', message: expect.stringContaining('ports still attached'), iframe_id: 'frame-8' },
      ])
      const long = { id, iframe_id: 'x'.repeat(256) }
      expect((await world.send('demo', topologyRouterDelete, { query: long })).statusCode).toBe(400)
    },
  )

  test('a gateway is removed by its generated link id', { timeout: PATIENCE_MS }, async () => {
    const id = await madeRouter(world)
    const gateway = { network_id: await externalNetwork(world) }
    await world.call('demo', routerEndpoints.routerUpdate, { params: { id }, body: { external_gateway_info: gateway } })
    const query = { id: `gateway${gateway.network_id}` }
    const { topologyInterfaceDelete } = topologyDeletionEndpoints
    await world.call('demo', topologyInterfaceDelete, { params: { router: id }, query })
    const { external_gateway_info: left } = await world.call('demo', routerEndpoints.routerView, { params: { id } })
    expect(left).toBeNull()
  })
})
