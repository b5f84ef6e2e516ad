import { balancerPartEndpoints as endpoints, octavia, neutron, type Endpoint } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsSent } from '../support/contract-cases.ts'
import { once } from '../support/once.ts'
import { NOTHING } from '../support/refusals.ts'
import { until } from '../support/until.ts'
import type { AnyArgs, World } from '../support/world.ts'

const readTree = (world: World, id: string) => world.call('demo', octavia.loadBalancerTree, { params: { id } })

/** A balancer without anything below it. */
const balancer = once(async (world: World): Promise<string> => {
  const network = await world.call('demo', neutron.networkCreate, { body: { name: world.name('below') } })
  const subnet = { network_id: network.id, cidr: '10.78.0.0/24', ip_version: 4 as const }
  const { id: vip_subnet_id } = await world.call('demo', neutron.subnetCreate, { body: subnet })
  world.cleanUp(() => world.call('demo', neutron.networkDelete, { params: { id: network.id } }))
  const { id } = await world.call('demo', octavia.loadBalancerCreate, {
    body: { name: world.name('balancer'), vip_subnet_id },
  })
  world.cleanUp(async () => {
    await active(world, id)
    await world.call('demo', octavia.loadBalancerDelete, { params: { id } })
  })
  return id
})

/** Waits until it can be changed. */
async function active(world: World, id: string): Promise<string> {
  await until(
    () => world.call('demo', octavia.loadBalancerView, { params: { id } }),
    ({ provisioning_status: status }) => status === 'ACTIVE',
  )
  return id
}

const ready = async (world: World) => active(world, await balancer(world))

/** Makes a part and waits: the next change is possible then. */
async function made<E extends Endpoint>(world: World, endpoint: E, args: AnyArgs): Promise<{ id: string }> {
  await ready(world)
  const { id } = (await world.call('demo', endpoint, args as never)) as { id: string } // a part
  await ready(world)
  return { id }
}

let ports = 1000
const listener = async (world: World) =>
  made(world, endpoints.listenerCreate, {
    body: { loadbalancer_id: await balancer(world), protocol: 'HTTP', protocol_port: ++ports },
  })
const POOL = { protocol: 'HTTP', lb_algorithm: 'ROUND_ROBIN' }
const pool = async (world: World) =>
  made(world, endpoints.poolCreate, { body: { ...POOL, loadbalancer_id: await balancer(world) } })
const CHECK = { delay: 5, timeout: 3, max_retries: 3 }
const monitor = async (world: World) =>
  made(world, endpoints.healthMonitorCreate, { body: { ...CHECK, type: 'TCP', pool_id: (await pool(world)).id } })
const sharedListener = once(listener)
const policy = async (world: World) =>
  made(world, endpoints.l7PolicyCreate, { body: { action: 'REJECT', listener_id: (await sharedListener(world)).id } })
const RULE = { type: 'PATH', compare_type: 'STARTS_WITH', value: '/api' }
const rule = async (world: World) => {
  const { id } = await policy(world)
  const params = { id }
  return { id, ruleId: (await made(world, endpoints.l7RuleCreate, { params, body: RULE })).id }
}

const MEMBERS = [
  { name: 'one', address: '10.78.0.11', protocol_port: 8080, weight: 5, backup: true, monitor_port: 8081 },
  { name: 'two', address: '10.78.0.12', protocol_port: 8080 },
]
const unknown = (body?: object) => () => ({
  args: { params: { id: NOTHING, ruleId: NOTHING }, ...(body && { body }) },
  status: 404,
})

describeContract('[API-OCTAVIA] what is below a load balancer', endpoints, {
  loadBalancerTree: {
    good: async (world) => {
      await rule(world)
      await monitor(world)
      return { params: { id: await ready(world) } }
    },
    shows: async ({ listeners, pools }, world) => {
      const { id } = await sharedListener(world)
      expect(listeners.find((one) => one.id === id)?.policies.flatMap(({ rules }) => rules)).toContainEqual(
        expect.objectContaining(RULE),
      )
      expect(pools).toContainEqual(
        expect.objectContaining({ monitor: expect.objectContaining({ type: 'TCP', delay: 5 }) }),
      )
    },
    refused: { 'an unknown id': unknown() },
  },
  listenerCreate: {
    good: async (world) => ({
      body: {
        loadbalancer_id: await ready(world),
        name: world.name('listener'),
        protocol: 'HTTP',
        protocol_port: 80,
        insert_headers: { 'X-Forwarded-For': 'true' },
        allowed_cidrs: ['198.51.100.0/24'],
      },
    }),
    shows: ({ name }, _world, { body }) => expect(body).toMatchObject({ name }),
    refused: {
      'a port that is none': async (world) => ({
        args: { body: { loadbalancer_id: await balancer(world), protocol: 'HTTP', protocol_port: 0 } },
        status: 400,
      }),
      'HTTPS without a certificate': async (world) => ({
        args: { body: { loadbalancer_id: await ready(world), protocol: 'TERMINATED_HTTPS', protocol_port: 443 } },
        status: 400,
        says: 'certificate container reference must be provided',
      }),
    },
  },
  listenerUpdate: {
    good: async (world) => ({ params: await listener(world), body: { name: world.name('in'), connection_limit: 7 } }),
    shows: showsSent,
    refused: { 'an unknown id': unknown({ name: 'x' }) },
  },
  listenerDelete: {
    good: async (world) => ({ params: await listener(world) }),
    refused: { 'an unknown id': unknown() },
  },
  poolCreate: {
    good: async (world) => ({ body: { ...POOL, loadbalancer_id: await ready(world), name: world.name('pool') } }),
    shows: ({ name }, _world, { body }) => expect(body).toMatchObject({ name }),
    refused: {
      'no algorithm': async (world) => ({
        args: { body: { protocol: 'HTTP', loadbalancer_id: await balancer(world) } },
        status: 400,
      }),
    },
  },
  poolUpdate: {
    good: async (world) => ({
      params: await pool(world),
      body: { lb_algorithm: 'SOURCE_IP', session_persistence: { type: 'HTTP_COOKIE' } },
    }),
    shows: (result) => expect(result).toMatchObject({ lb_algorithm: 'SOURCE_IP' }),
    refused: { 'an unknown id': unknown({ name: 'x' }) },
  },
  poolDelete: { good: async (world) => ({ params: await pool(world) }), refused: { 'an unknown id': unknown() } },
  poolMembersReplace: {
    good: async (world) => ({ params: await pool(world), body: { members: MEMBERS } }),
    shows: async (_result, world, { params }) => {
      const { pools } = await readTree(world, await ready(world))
      expect(pools.find(({ id }) => id === params?.['id'])?.members).toMatchObject(MEMBERS)
    },
    refused: {
      'an unknown id': unknown({ members: [] }),
      'an address that is none': async (world) => ({
        args: { params: await pool(world), body: { members: [{ address: 'web-1', protocol_port: 80 }] } },
        status: 400,
      }),
    },
  },
  healthMonitorCreate: {
    good: async (world) => ({
      body: { ...CHECK, type: 'HTTP', pool_id: (await pool(world)).id, url_path: '/health', expected_codes: '200' },
    }),
    shows: (result) => expect(result).toMatchObject({ type: 'HTTP', url_path: '/health' }),
    refused: {
      'a type that is none': async (world) => ({
        args: { body: { ...CHECK, type: 'SMTP', pool_id: (await pool(world)).id } },
        status: 400,
      }),
    },
  },
  healthMonitorUpdate: {
    good: async (world) => ({ params: await monitor(world), body: { delay: 9 } }),
    shows: showsSent,
    refused: { 'an unknown id': unknown({ delay: 9 }) },
  },
  healthMonitorDelete: {
    good: async (world) => ({ params: await monitor(world) }),
    refused: { 'an unknown id': unknown() },
  },
  l7PolicyCreate: {
    good: async (world) => ({
      body: {
        listener_id: (await sharedListener(world)).id,
        name: world.name('policy'),
        action: 'REDIRECT_TO_URL',
        redirect_url: 'https://shop.example.com/',
        position: 1,
      },
    }),
    shows: (result) => expect(result).toMatchObject({ redirect_url: 'https://shop.example.com/' }),
    refused: {
      'no pool to send to': async (world) => ({
        args: { body: { action: 'REDIRECT_TO_POOL', listener_id: (await sharedListener(world)).id } },
        status: 400,
      }),
    },
  },
  l7PolicyUpdate: {
    good: async (world) => ({ params: await policy(world), body: { name: world.name('renamed') } }),
    shows: showsSent,
    refused: { 'an unknown id': unknown({ name: 'x' }) },
  },
  l7PolicyDelete: { good: async (world) => ({ params: await policy(world) }), refused: { 'an unknown id': unknown() } },
  l7RuleCreate: {
    good: async (world) => ({ params: await policy(world), body: { ...RULE, invert: true } }),
    shows: showsSent,
    refused: {
      'a header without its name': async (world) => ({
        args: { params: await policy(world), body: { ...RULE, type: 'HEADER' } },
        status: 400,
        says: 'needs a key',
      }),
    },
  },
  l7RuleUpdate: {
    good: async (world) => ({ params: await rule(world), body: { value: '/v2' } }),
    shows: showsSent,
    refused: { 'an unknown id': unknown({ value: '/v2' }) },
  },
  l7RuleDelete: { good: async (world) => ({ params: await rule(world) }), refused: { 'an unknown id': unknown() } },
})
