import { portForwardingEndpoints as endpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { madeFloatingIp, reachablePort } from '../support/networks.ts'
import { once } from '../support/once.ts'
import { NOTHING } from '../support/refusals.ts'
import type { World } from '../support/world.ts'

/** An address that the outside reaches, as the target of a forwarding. */
const behindRouter = once(async (world: World) => {
  const { id, fixed_ips: ips } = await reachablePort(world)
  return { internal_port_id: id, internal_ip_address: ips[0]?.ip_address ?? '' }
})

let nextPort = 2000

async function request(world: World) {
  nextPort += 1
  return { ...(await behindRouter(world)), protocol: 'tcp' as const, external_port: nextPort, internal_port: nextPort }
}

async function made(world: World) {
  const { id } = await madeFloatingIp(world)
  const { id: forwarding } = await world.call('demo', endpoints.portForwardingCreate, {
    params: { id },
    body: await request(world),
  })
  world.cleanUp(() => world.call('demo', endpoints.portForwardingDelete, { params: { id, forwarding } }))
  return { params: { id, forwarding } }
}

const address = async (world: World) => ({ params: { id: (await madeFloatingIp(world)).id } })

describeContract('[API-NETWORK] port forwardings', endpoints, {
  portForwardingList: {
    good: async (world) => ({ params: { id: (await made(world)).params.id } }),
    shows: async ({ items }, world) => {
      expect(items).toEqual([expect.objectContaining({ ...(await behindRouter(world)), protocol: 'tcp' })])
    },
    refused: { 'an unknown floating IP': () => ({ args: { params: { id: NOTHING } }, status: 404 }) },
  },
  portForwardingCreate: {
    good: async (world) => ({
      ...(await address(world)),
      body: {
        ...(await behindRouter(world)),
        protocol: 'udp' as const,
        external_port_range: '7000:7010',
        internal_port_range: '7000:7010',
      },
    }),
    shows: (result) => expect(result).toMatchObject({ protocol: 'udp', external_port_range: '7000:7010' }),
    refused: {
      'a port out of range': async (world) => ({
        args: { params: { id: NOTHING }, body: { ...(await request(world)), external_port: 70_000 } },
        status: 400,
        says: 'external_port',
      }),
      'an unknown floating IP': async (world) => ({
        args: { params: { id: NOTHING }, body: await request(world) },
        status: 404,
      }),
    },
  },
  portForwardingUpdate: {
    good: async (world) => ({ ...(await made(world)), body: { description: 'The web server' } }),
    shows: ({ description }) => expect(description).toBe('The web server'),
    refused: {
      'an unknown id': async (world) => ({
        args: { params: { ...(await address(world)).params, forwarding: NOTHING }, body: { description: 'x' } },
        status: 404,
      }),
    },
  },
  portForwardingDelete: {
    good: made,
    refused: {
      'an unknown id': async (world) => ({
        args: { params: { ...(await address(world)).params, forwarding: NOTHING } },
        status: 404,
      }),
    },
  },
})
