import { cinderQuotaEndpoints as quotas, keystone, type QuotaItem } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'

const limitOf = (items: QuotaItem[], name: string) => items.find((item) => item.name === name)?.limit ?? NaN

const projectOf = async (world: World, account: 'admin' | 'demo' | 'stranger') =>
  (await world.call(account, keystone.userSession, {})).project_id ?? ''

/** The current default quotas; restored after the tests. */
const defaults = once(async (world) => {
  const { items } = await world.call('admin', quotas.cinderQuotaDefaults, {})
  const body = {
    volumes: limitOf(items, 'volumes'),
    snapshots: limitOf(items, 'snapshots'),
    gigabytes: limitOf(items, 'gigabytes'),
  }
  world.cleanUp(() => world.call('admin', quotas.cinderQuotaDefaultsUpdate, { body }))
  return body
})

const ofStranger = async (world: World) => ({ params: { project: await projectOf(world, 'stranger') } })

describeContract('[API-CINDER] quotas of volumes', quotas, {
  cinderLimits: {
    good: () => ({}),
    shows: ({ maxTotalVolumes: most, totalVolumesUsed: used }) => {
      expect(most).toBeGreaterThan(0)
      expect(used).toBeGreaterThanOrEqual(0)
    },
    refused: {},
  },
  cinderQuotaDefaults: {
    good: () => ({}),
    shows: ({ items }) => {
      expect(items).toContainEqual({ name: 'snapshots', display_name: 'Volume Snapshots', limit: expect.any(Number) })
      expect(items.map(({ name }) => name)).not.toContain('id')
    },
    refused: {},
  },
  cinderQuotaDefaultsUpdate: {
    as: 'admin',
    good: async (world) => {
      await defaults(world)
      return { body: { snapshots: 11 } }
    },
    shows: async (_nothing, world) => {
      const { items } = await world.call('admin', quotas.cinderQuotaDefaults, {})
      expect(limitOf(items, 'snapshots')).toBe(11)
      expect(limitOf(items, 'volumes')).toBe((await defaults(world)).volumes)
    },
    refused: {
      'a negative number': async (world) => ({
        args: { body: { ...(await defaults(world)), volumes: -2 } },
        status: 400,
        says: 'volumes',
      }),
      'a member': async (world) => ({ as: 'demo', args: { body: await defaults(world) }, status: 403 }),
    },
  },
  cinderQuotaView: {
    as: 'admin',
    good: ofStranger,
    shows: ({ items }) =>
      expect(items).toContainEqual(expect.objectContaining({ name: 'volumes', in_use: expect.any(Number) })),
    refused: { "another project's": async (world) => ({ as: 'demo', args: await ofStranger(world), status: 403 }) },
  },
  cinderQuotaUpdate: {
    as: 'admin',
    good: async (world) => {
      const args = await ofStranger(world)
      const { items } = await world.call('admin', quotas.cinderQuotaView, args)
      const body = { snapshots: limitOf(items, 'snapshots') }
      world.cleanUp(() => world.call('admin', quotas.cinderQuotaUpdate, { ...args, body }))
      return { ...args, body: { snapshots: -1 } }
    },
    shows: async (_nothing, world) => {
      const limits = await world.call('stranger', quotas.cinderLimits, {})
      expect(limits.maxTotalSnapshots).toBe(-1)
    },
    refused: {
      'a word': async (world) => ({
        args: { ...(await ofStranger(world)), body: { volumes: 'many' } },
        status: 400,
        says: 'volumes',
      }),
      'a member': async (world) => ({
        as: 'demo',
        args: { ...(await ofStranger(world)), body: { volumes: 5 } },
        status: 403,
      }),
    },
  },
})
