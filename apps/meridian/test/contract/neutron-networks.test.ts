import { networkEndpoints as networks } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { madeNetwork, madePort, madeSubnet } from '../support/networks.ts'
import { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { asStranger, NOTHING } from '../support/refusals.ts'

const ids = async (world: World) => ({ params: { id: await madeNetwork(world) } })
const one = once(ids)
const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING })

describeContract('[API-NEUTRON] networks', networks, {
  networkList: {
    good: async (world) => {
      await madeSubnet(world)
      return {}
    },
    shows: ({ items }) => {
      const made = items.find((network) => network.subnets.some(({ cidr }) => cidr.startsWith('10.77.')))
      expect(made).toMatchObject({ admin_state: 'UP', 'router:external': false, router__external: false })
      expect(made?.subnets[0]?.ipver_str).toBe('IPv4')
      expect(items.some((network) => network.shared)).toBe(true)
    },
    refused: {
      'an invalid page size': () => ({ args: { query: { page_size: 'x' } }, status: 400, says: 'page_size' }),
    },
  },
  networkCreate: {
    good: (world) => {
      const name = world.name('made')
      world.cleanUp(async () => {
        const { items } = await world.call('demo', networks.networkList, { query: { name } })
        for (const { id } of items) await world.call('demo', networks.networkDelete, { params: { id } })
      })
      return { body: { name, admin_state_up: false } }
    },
    shows: (network) => expect(network).toMatchObject({ admin_state: 'DOWN', subnets: [] }),
    refused: {
      'a member a shared one': () => ({ args: { body: { name: 'x', shared: true } }, status: 403 }),
      'an unknown attribute': () => ({
        args: { body: { colour: 'red' } },
        status: 400,
        says: 'colour',
      }),
      'a name that is too long': () => ({ args: { body: { name: 'x'.repeat(256) } }, status: 400, says: 'name' }),
      'an MTU too small': () => ({ args: { body: { name: 'x', mtu: 10 } }, status: 400, says: 'mtu' }),
    },
  },
  networkView: {
    good: async (world) => ({ params: { id: (await madeSubnet(world)).network_id } }),
    shows: ({ subnets }) => expect(subnets).toHaveLength(1),
    refused: { 'an unknown id': unknown, "another project's": asStranger(one) },
  },
  networkUpdate: {
    good: async (world) => ({ ...(await ids(world)), body: { name: 'renamed', admin_state_up: false } }),
    shows: (network) => expect(network).toMatchObject({ name: 'renamed', admin_state: 'DOWN' }),
    refused: {
      'a member who shares': async (world) => ({
        args: { ...(await one(world)), body: { shared: true } },
        status: 403,
      }),
      'an unknown id': () => ({ args: { params: { id: NOTHING }, body: { name: 'x' } }, status: 404 }),
      "another project's": asStranger(async (world) => ({ ...(await one(world)), body: { name: 'x' } })),
    },
  },
  networkDelete: {
    good: ids,
    refused: {
      'one that is in use': async (world) => ({
        args: { params: { id: (await madePort(world)).network_id } },
        status: 409,
      }),
      'an unknown id': unknown,
      "another project's": asStranger(one),
    },
  },
})

describe('[API-NEUTRON] more about networks', () => {
  let world: World
  beforeAll(async () => {
    world = await World.start()
  })
  afterAll(() => world.stop())

  const listed = (query: Record<string, string>) => world.call('demo', networks.networkList, { query })

  test('the list can be filtered by shared', async () => {
    const id = await madeNetwork(world)
    const own = await listed({ shared: 'False' })
    expect(own.items.map((network) => network.id)).toContain(id)
    expect(own.items.some((network) => network.shared)).toBe(false)
    const shared = await listed({ shared: 'True' })
    expect(shared.items.length).toBeGreaterThan(0)
    expect(shared.items.every((network) => network.shared)).toBe(true)
  })

  test('pages together are the full list', async () => {
    // Other tests create and delete networks meanwhile, so the list is filtered by name.
    const name = world.name('paged')
    const made = [await madeNetwork(world, name), await madeNetwork(world, name), await madeNetwork(world, name)]
    const first = await listed({ name, paginate: 'true', page_size: '2' })
    expect(first).toMatchObject({ has_more_data: true, has_prev_data: false })
    const marker = first.items.at(-1)?.id ?? ''
    const rest = await listed({ name, paginate: 'true', page_size: '100', marker })
    expect(rest).toMatchObject({ has_more_data: false, has_prev_data: true })
    expect([...first.items, ...rest.items].map(({ id }) => id).toSorted()).toEqual(made.toSorted())
    const { items: whole } = await listed({ name })
    expect(whole).toEqual([...first.items, ...rest.items])
  })

  test('an administrator sees networks of all projects with their provider attributes', async () => {
    const id = await madeNetwork(world)
    const query = { all_projects: 'true', id }
    const { items } = await world.call('admin', networks.networkList, { query })
    expect(items).toEqual([expect.objectContaining({ id, provider__network_type: expect.any(String) })])
  })
})
