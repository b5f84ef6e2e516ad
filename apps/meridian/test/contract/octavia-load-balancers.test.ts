import { loadBalancerEndpoints as endpoints, neutron } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested, showsSent } from '../support/contract-cases.ts'
import { once } from '../support/once.ts'
import { NOTHING } from '../support/refusals.ts'
import { until } from '../support/until.ts'
import type { World } from '../support/world.ts'

const subnet = once(async (world: World): Promise<string> => {
  const network = await world.call('demo', neutron.networkCreate, { body: { name: world.name('balanced') } })
  const made = await world.call('demo', neutron.subnetCreate, {
    body: { network_id: network.id, cidr: '10.77.0.0/24', ip_version: 4 },
  })
  world.cleanUp(() => world.call('demo', neutron.networkDelete, { params: { id: network.id } }))
  return made.id
})

const MEMBERS = [{ address: '10.77.0.11', protocol_port: 8080 }]
const CHECK = { type: 'TCP', delay: 5, timeout: 3, max_retries: 3 }
const POOL = { protocol: 'TCP', lb_algorithm: 'ROUND_ROBIN', members: MEMBERS, healthmonitor: CHECK }

/** Waits until it is active: before, Octavia refuses every change. */
const settled = (world: World, id: string) =>
  until(
    () => world.call('demo', endpoints.loadBalancerView, { params: { id } }),
    ({ provisioning_status: status }) => status === 'ACTIVE',
  )

async function created(world: World): Promise<{ id: string }> {
  const listeners = [{ protocol: 'TCP', protocol_port: 80, default_pool: POOL }]
  const body = { name: world.name('balancer'), vip_subnet_id: await subnet(world), listeners }
  const { id } = await world.call('demo', endpoints.loadBalancerCreate, { body })
  world.cleanUp(() => world.call('demo', endpoints.loadBalancerDelete, { params: { id } }))
  await settled(world, id)
  return { id }
}
const shared = once(created)
const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404 })

describeContract('[API-OCTAVIA] load balancers', endpoints, {
  loadBalancerList: {
    good: async (world) => {
      await shared(world)
      return {}
    },
    shows: async ({ items }, world) => expect(items).toContainEqual(expect.objectContaining(await shared(world))),
    refused: {},
  },
  loadBalancerCreate: {
    good: async (world) => ({
      body: { name: world.name('balancer'), description: 'Shop', vip_subnet_id: await subnet(world) },
    }),
    shows: async (result, world, { body }) => {
      expect(result).toMatchObject(body as object) // what was sent
      world.cleanUp(() => world.call('demo', endpoints.loadBalancerDelete, { params: { id: result.id } }))
      await settled(world, result.id)
    },
    refused: {
      'no subnet': () => ({ args: { body: { name: 'x' } }, status: 400, says: 'A subnet is required.' }),
      'an unknown subnet': () => ({ args: { body: { vip_subnet_id: NOTHING } }, status: 400, says: 'not found' }),
      'a pool that the listener cannot use': async (world) => ({
        args: {
          body: {
            vip_subnet_id: await subnet(world),
            listeners: [{ protocol: 'UDP', protocol_port: 53, default_pool: POOL }],
          },
        },
        status: 400,
        says: "The pool protocol 'TCP' is invalid while the listener protocol is 'UDP'.",
      }),
      'a reader': async (world) => ({
        as: 'reader' as const,
        args: { body: { vip_subnet_id: await subnet(world) } },
        status: 403,
      }),
    },
  },
  loadBalancerView: {
    good: async (world) => ({ params: await shared(world) }),
    shows: showsRequested,
    refused: { 'an unknown id': unknown },
  },
  loadBalancerStatistics: {
    good: async (world) => ({ params: await shared(world) }),
    shows: (result) => expect(result.total_connections).toBeGreaterThanOrEqual(result.active_connections),
    refused: { 'an unknown id': unknown },
  },
  loadBalancerFailover: {
    as: 'admin',
    good: async (world) => ({ params: await created(world) }),
    refused: {
      'an unknown id': unknown,
      'a member': async (world) => ({ as: 'demo' as const, args: { params: await shared(world) }, status: 403 }),
    },
  },
  loadBalancerUpdate: {
    good: async (world) => ({ params: await created(world), body: { name: world.name('renamed') } }),
    shows: showsSent,
    refused: { 'an unknown id': () => ({ args: { params: { id: NOTHING }, body: { name: 'x' } }, status: 404 }) },
  },
  loadBalancerDelete: {
    good: async (world) => ({ params: await created(world) }),
    refused: { 'an unknown id': unknown },
  },
})
