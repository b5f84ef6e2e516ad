import {
  computeExtensionEndpoints,
  computeLimitEndpoints,
  nova,
  novaQuotaEndpoints,
  projectQuotaEndpoints,
  serverEndpoints,
  usageEndpoints,
  type BodyOf,
} from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { NO_ID } from '../support/identity.ts'
import { projectOf } from '../support/servers.ts'
import type { World } from '../support/world.ts'

type Limits = BodyOf<typeof nova.novaQuotaUpdate>

async function limitsOfStranger(world: World): Promise<Limits> {
  const params = { project: await projectOf(world, 'stranger') }
  const { items } = await world.call('admin', nova.novaQuotaView, { params })
  return Object.fromEntries(items.map(({ name, limit }) => [name, limit])) // the reply has all of Nova's names
}

describeContract('[API-NOVA] limits', computeLimitEndpoints, {
  computeLimits: {
    good: () => ({ query: { reserved: 'true' } }),
    shows: (limits) => {
      expect(limits.maxTotalCores).toBeGreaterThan(0)
      expect(limits.totalInstancesUsed).toBeGreaterThan(0)
    },
    refused: {
      'an invalid boolean': () => ({
        args: { query: { reserved: 'perhaps' } },
        status: 400,
        says: 'reserved',
      }),
    },
  },
})

describeContract('[API-NOVA] quotas', novaQuotaEndpoints, {
  novaQuotaDefaults: {
    good: () => ({}),
    shows: ({ items }) => {
      expect(items).toContainEqual({ name: 'cores', display_name: 'VCPUs', limit: expect.any(Number) })
      expect(items.map(({ name }) => name)).not.toContain('floating_ips')
    },
    refused: {},
  },
  novaQuotaDefaultsUpdate: {
    as: 'admin',
    good: async (world) => {
      const { items } = await world.call('admin', nova.novaQuotaDefaults, {})
      return { body: { key_pairs: items.find(({ name }) => name === 'key_pairs')?.limit } }
    },
    refused: {
      'a member': () => ({ as: 'demo' as const, args: { body: { cores: 1 } }, status: 403, says: 'Policy' }),
      'an unknown quota': () => ({ args: { body: { nonsense: 1 } }, status: 400, says: 'nonsense' }),
      'a limit below -1': () => ({ args: { body: { cores: -2 } }, status: 400, says: 'cores' }),
    },
  },
  quotaEditable: {
    good: () => ({}),
    shows: ({ items }) =>
      expect(items).toEqual(expect.arrayContaining(['cores', 'volumes', 'floatingip', 'security_group'])),
    refused: {},
  },
  novaQuotaView: {
    good: async (world) => ({ params: { project: await projectOf(world, 'demo') } }),
    shows: ({ items }) =>
      expect(items).toContainEqual(expect.objectContaining({ name: 'instances', in_use: expect.any(Number) })),
    refused: {
      "another project's": async (world) => ({
        args: { params: { project: await projectOf(world, 'admin') } },
        status: 403,
        says: 'Policy',
      }),
    },
  },
  novaQuotaUpdate: {
    as: 'admin',
    good: async (world) => {
      const params = { project: await projectOf(world, 'stranger') }
      const body = await limitsOfStranger(world)
      world.cleanUp(() => world.call('admin', nova.novaQuotaUpdate, { params, body }))
      return { params, body: { server_groups: 17 } }
    },
    shows: async (_result, world) => expect(await limitsOfStranger(world)).toMatchObject({ server_groups: 17 }),
    refused: {
      'a member': async (world) => ({
        as: 'demo' as const,
        args: { params: { project: await projectOf(world, 'demo') }, body: await limitsOfStranger(world) },
        status: 403,
        says: 'Policy',
      }),
      'an unknown quota': async (world) => ({
        args: { params: { project: await projectOf(world, 'stranger') }, body: { nonsense: 1 } },
        status: 400,
        says: 'nonsense',
      }),
      'a limit below the usage': async (world) => ({
        args: {
          params: { project: await projectOf(world, 'demo') },
          body: { ...(await limitsOfStranger(world)), instances: 1 },
        },
        status: 400,
        says: 'already used',
      }),
    },
  },
})

describeContract('[API-NOVA] quotas of all projects', projectQuotaEndpoints, {
  projectQuotaList: {
    as: 'admin',
    good: () => ({ query: { paginate: 'true' } }),
    shows: ({ items }) => {
      const demo = items.find(({ name }) => name === 'demo')
      expect(demo?.compute).toContainEqual(expect.objectContaining({ name: 'instances', in_use: expect.any(Number) }))
      expect(demo?.volume.map(({ name }) => name)).toEqual(expect.arrayContaining(['volumes', 'gigabytes']))
      expect(demo?.network.map(({ name }) => name)).toEqual(expect.arrayContaining(['network', 'floatingip']))
    },
    refused: {
      'a member': () => ({ as: 'demo' as const, args: { query: {} }, status: 403 }),
      'an invalid size': () => ({ args: { query: { page_size: '0' } }, status: 400, says: 'page_size' }),
    },
  },
  projectQuotaView: {
    as: 'admin',
    good: async (world) => ({ params: { id: await projectOf(world, 'demo') } }),
    shows: ({ name, network }) => {
      expect(name).toBe('demo')
      expect(network).toContainEqual(expect.objectContaining({ name: 'port', in_use: expect.any(Number) }))
    },
    refused: {
      "another project's for a member": async (world) => ({
        as: 'demo' as const,
        args: { params: { id: await projectOf(world, 'admin') } },
        status: 403,
      }),
      'an unknown id': () => ({ args: { params: { id: NO_ID } }, status: 404 }),
    },
  },
})

describeContract('[API-NOVA] usage', usageEndpoints, {
  usageNow: {
    as: 'admin',
    good: () => ({}),
    shows: async ({ items }, world) => {
      const { items: servers } = await world.call('admin', serverEndpoints.serverList, {
        query: { all_projects: 'true' },
      })
      const launched = servers.filter(({ 'OS-SRV-USG:launched_at': moment }) => moment !== null)
      const counts = Map.groupBy(launched, ({ tenant_id: project }) => project)
      expect(new Map(items.map(({ tenant_id: project, instances }) => [project, instances]))).toEqual(
        new Map([...counts].map(([project, own]) => [project, own.length])),
      )
      expect(items.every(({ vcpus, memory_mb: ram }) => vcpus > 0 && ram > 0)).toBe(true)
    },
    refused: { 'a member': () => ({ as: 'demo', status: 403, says: 'Policy' }) },
  },
  usageList: {
    good: () => ({ query: { start: '2020-01-01', end: new Date().toISOString().slice(0, 10) } }),
    shows: ({ items: [own] }) => expect(own?.server_usages.length).toBeGreaterThan(0),
    refused: {
      'an invalid date': () => ({
        args: { query: { start: '2020-02-30', end: '2020-03-01' } },
        status: 400,
        says: 'start',
      }),
      'no end': () => ({ args: { query: { start: '2020-02-01' } }, status: 400, says: 'end' }),
      'all projects for a member': () => ({
        args: { query: { start: '2020-01-01', end: '2020-01-02', all_projects: true } },
        status: 403,
        says: 'Policy',
      }),
    },
  },
})

describeContract('[API-NOVA] extensions and features', computeExtensionEndpoints, {
  computeExtensionList: {
    good: () => ({}),
    shows: ({ items }) => expect(items).toContainEqual(expect.objectContaining({ name: 'BlockDeviceMappingV2Boot' })),
    refused: {},
  },
  computeFeature: {
    good: () => ({ params: { name: 'locked_attribute' } }),
    shows: (has) => expect(has).toBe(true),
    refused: {
      'an unknown feature': () => ({ args: { params: { name: 'toString' } }, status: 404, says: 'toString' }),
    },
  },
})
