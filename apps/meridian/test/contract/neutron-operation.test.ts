import {
  networkAgentEndpoints as agents,
  networkFeatureEndpoints as features,
  networkOperationEndpoints as operation,
  networkQuotaEndpoints as quotas,
  rbacPolicyEndpoints as rbac,
} from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested, showsSent } from '../support/contract-cases.ts'
import { madeProject } from '../support/identity.ts'
import { madeNetwork } from '../support/networks.ts'
import type { World } from '../support/world.ts'
import { asStranger, NOTHING } from '../support/refusals.ts'

const unknown = () => ({ args: { params: { id: NOTHING } }, status: 404, says: NOTHING })

const ofNetwork = async (world: World) => ({ params: { id: await madeNetwork(world) } })
const dhcpAgents = async (world: World) => {
  const { items } = await world.call('admin', agents.networkAgentList, { query: { agent_type: 'DHCP agent' } })
  return items.length > 0 ? null : 'the cloud has no DHCP agent'
}

/** An agent of DHCP that does not serve the network yet. */
async function freeAgent(world: World, id: string): Promise<string> {
  const { items } = await world.call('admin', agents.networkAgentList, { query: { agent_type: 'DHCP agent' } })
  const { items: used } = await world.call('admin', operation.dhcpAgentList, { params: { id } })
  for (const { id: agent } of used) await world.call('admin', operation.dhcpAgentRemove, { params: { id, agent } })
  return items[0]?.id ?? ''
}

describeContract('[API-NEUTRON] agents and addresses of a network', operation, {
  dhcpAgentList: {
    as: 'admin',
    good: ofNetwork,
    shows: ({ items }) => expect(items.every(({ agent_type: type }) => type === 'DHCP agent')).toBe(true),
    // Neutron lists no agents of a network that does not exist.
    refused: {},
  },
  dhcpServedList: {
    as: 'admin',
    lacks: dhcpAgents,
    good: async (world) => {
      const { params } = await ofNetwork(world)
      const agent = await freeAgent(world, params.id)
      await world.call('admin', operation.dhcpAgentAdd, { params, body: { agent } })
      return {}
    },
    shows: ({ items }) => expect(items).toContainEqual({ id: expect.any(String), hosts: [expect.any(String)] }),
    refused: {},
  },
  dhcpAgentAdd: {
    as: 'admin',
    lacks: dhcpAgents,
    good: async (world) => {
      const { params } = await ofNetwork(world)
      return { params, body: { agent: await freeAgent(world, params.id) } }
    },
    refused: {
      'no agent': async (world) => ({
        args: { ...(await ofNetwork(world)), body: { agent: '' } },
        status: 400,
        says: 'agent',
      }),
    },
  },
  dhcpAgentRemove: {
    as: 'admin',
    lacks: dhcpAgents,
    good: async (world) => {
      const { params } = await ofNetwork(world)
      const agent = await freeAgent(world, params.id)
      await world.call('admin', operation.dhcpAgentAdd, { params, body: { agent } })
      return { params: { ...params, agent } }
    },
    refused: {
      'an agent that does not serve it': async (world) => {
        const { params } = await ofNetwork(world)
        return {
          args: { params: { ...params, agent: await freeAgent(world, params.id) } },
          status: 409,
          says: 'is not hosted by',
        }
      },
    },
  },
  networkIpAvailability: {
    as: 'admin',
    good: ofNetwork,
    shows: ({ total_ips: total, used_ips: used }) => expect(total).toBeGreaterThanOrEqual(used),
    refused: { 'an unknown id': unknown },
  },
})

const own = async (world: World) =>
  (await (await world.as('demo')).get('/api/keystone/user-session/')).json().project_id

describeContract('[API-NEUTRON] quotas', quotas, {
  networkQuotaDefaults: {
    good: () => ({}),
    shows: ({ items }) =>
      expect(items).toContainEqual({ name: 'floatingip', display_name: 'Floating IPs', limit: expect.any(Number) }),
    refused: {},
  },
  networkQuotaView: {
    good: async (world) => ({ params: { project: await own(world) } }),
    shows: ({ items }) => expect(items.find(({ name }) => name === 'network')?.in_use).toBeGreaterThan(0),
    refused: {
      "another project's": async (world) => ({
        as: 'stranger',
        args: { params: { project: await own(world) } },
        status: 403,
      }),
    },
  },
  networkQuotaUpdate: {
    as: 'admin',
    good: async (world) => ({ params: { project: await madeProject(world) }, body: { network: 7, router: -1 } }),
    refused: {
      'a member': async (world) => ({
        as: 'demo',
        args: { params: { project: await own(world) }, body: { network: 7 } },
        status: 403,
      }),
      'a limit below -1': async (world) => ({
        args: { params: { project: await madeProject(world) }, body: { network: -2 } },
        status: 400,
        says: 'network',
      }),
      'an unknown quota': async (world) => ({
        args: { params: { project: await madeProject(world) }, body: { moons: 2 } },
        status: 400,
        says: 'moons',
      }),
    },
  },
})

describeContract('[API-NEUTRON] extensions and zones', features, {
  networkExtensionList: {
    good: () => ({}),
    shows: ({ items }) => expect(items.map(({ alias }) => alias)).toContain('security-group'),
    refused: {},
  },
  networkZoneList: { good: () => ({}), shows: ({ items }) => expect(items.length).toBeGreaterThan(0), refused: {} },
})

const sharing = async (world: World) => ({
  object_type: 'network',
  object_id: await madeNetwork(world),
  action: 'access_as_shared' as const,
  target_tenant: await madeProject(world),
})

async function shared(world: World) {
  const { id } = await world.call('demo', rbac.rbacPolicyCreate, { body: await sharing(world) })
  world.cleanUp(() => world.call('demo', rbac.rbacPolicyDelete, { params: { id } }))
  return { params: { id } }
}

describeContract('[API-NEUTRON] RBAC policies', rbac, {
  rbacPolicyList: {
    good: async (world) => {
      await shared(world)
      return {}
    },
    shows: ({ items }) => expect(items.length).toBeGreaterThan(0),
    refused: {},
  },
  rbacPolicyCreate: {
    good: async (world) => ({ body: await sharing(world) }),
    shows: showsSent,
    refused: {
      'a member who shares with all projects': async (world) => ({
        args: { body: { ...(await sharing(world)), target_tenant: '*' } },
        status: 403,
      }),
      'an unknown resource': async (world) => ({
        args: { body: { ...(await sharing(world)), object_id: NOTHING } },
        status: 400,
      }),
      'no project': () => ({
        args: { body: { object_type: 'network', object_id: NOTHING, action: 'access_as_shared' } },
        status: 400,
        says: 'A target project is required.',
      }),
    },
  },
  rbacPolicyView: {
    good: shared,
    shows: showsRequested,
    refused: { 'an unknown id': unknown, "another project's": asStranger(shared) },
  },
  rbacPolicyUpdate: {
    good: async (world) => ({ ...(await shared(world)), body: { target_tenant: await madeProject(world) } }),
    shows: showsSent,
    refused: {
      'an unknown id': () => ({ ...unknown(), args: { params: { id: NOTHING }, body: { target_tenant: 'x' } } }),
    },
  },
  rbacPolicyDelete: { good: shared, refused: { 'an unknown id': unknown, "another project's": asStranger(shared) } },
})
