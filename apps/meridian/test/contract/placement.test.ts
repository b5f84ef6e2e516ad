import { randomUUID } from 'node:crypto'
import { nova, placement, resourceProviderEndpoints } from '@meridian/contract'
import { request } from 'undici'
import { expect } from 'vitest'
import { credentialsOf } from '../support/accounts.ts'
import { describeContract } from '../support/contract-cases.ts'
import { NOTHING } from '../support/refusals.ts'
import type { World } from '../support/world.ts'

const byMember =
  (args: object = {}) =>
  () => ({ as: 'demo' as const, args, status: 403 })

async function anyHost(world: World) {
  const { items } = await world.call('admin', nova.hypervisorList, {})
  const busy = items.find(({ running_vms: count }) => (count ?? 0) > 0)
  return { params: { id: String(busy?.id) } }
}

const unknownHost = () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING })

describeContract('[API-PLACEMENT] resource providers', resourceProviderEndpoints, {
  resourceProviderList: {
    as: 'admin',
    good: () => ({ query: { traits: 'true' } }),
    shows: async ({ items }, world) => {
      const { items: hosts } = await world.call('admin', nova.hypervisorList, {})
      expect(items.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(hosts.map(({ id }) => id)))
      expect(items[0]?.inventories.VCPU?.allocation_ratio).toBeGreaterThan(0)
      expect(items[0]?.traits).toContain('COMPUTE_NODE')
    },
    refused: {
      'a member': byMember(),
      'an unknown flag': () => ({ args: { query: { traits: 'perhaps' } }, status: 400, says: 'traits' }),
    },
  },
  resourceProviderView: {
    as: 'admin',
    good: anyHost,
    shows: ({ uuid, usages }, _world, { params }) => {
      expect(uuid).toBe(params?.id)
      expect(usages.VCPU).toBeGreaterThan(0)
    },
    refused: { 'a member': byMember({ params: { id: NOTHING } }), 'an unknown id': unknownHost },
  },
  resourceAllocationList: {
    as: 'admin',
    good: anyHost,
    shows: ({ items: [first] }) => expect(first?.resources.MEMORY_MB).toBeGreaterThan(0),
    refused: { 'a member': byMember({ params: { id: NOTHING } }), 'an unknown id': unknownHost },
  },
  resourceAllocationDelete: {
    as: 'admin',
    good: async (world) => ({ params: { consumer: await orphan(world) } }),
    refused: {
      'a member': byMember({ params: { consumer: NOTHING } }),
      'an unknown consumer': () => ({ args: { params: { consumer: NOTHING } }, status: 404, says: NOTHING }),
    },
  },
})

/** An allocation whose consumer is no server, as a failed move leaves it. */
async function orphan(world: World): Promise<string> {
  const { params } = await anyHost(world)
  const consumer = randomUUID()
  await allocate(world, params.id, consumer)
  const { items } = await world.call('admin', placement.resourceAllocationList, { params })
  expect(items).toContainEqual({ consumer, resources: { MEMORY_MB: 1 } })
  return consumer
}

/** As Nova does it; the console only deletes allocations. */
async function allocate(world: World, provider: string, consumer: string): Promise<void> {
  const { username, password, project } = credentialsOf('admin', world.real)
  const domain = { id: 'default' }
  const identity = { methods: ['password'], password: { user: { name: username, domain, password } } }
  const issued = await request(`${world.console.authUrl}/auth/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auth: { identity, scope: { project: { name: project, domain } } } }),
  })
  const { token } = (await issued.body.json()) as TokenReply // Keystone's
  const service = token.catalog.find(({ type }) => type === 'placement')
  const url = service?.endpoints.find((one) => one.interface === 'public')?.url
  const reply = await request(`${url}/allocations/${consumer}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'openstack-api-version': 'placement 1.28',
      'x-auth-token': String(issued.headers['x-subject-token']),
    },
    body: JSON.stringify({
      allocations: { [provider]: { resources: { MEMORY_MB: 1 } } },
      project_id: token.project.id,
      user_id: token.user.id,
      consumer_generation: null,
    }),
  })
  expect(reply.statusCode).toBe(204)
}

interface TokenReply {
  token: {
    project: { id: string }
    user: { id: string }
    catalog: { type: string; endpoints: { interface: string; url: string }[] }[]
  }
}
