import { glance, nova, serverChangeEndpoints } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'
import { notByMember, serverOfAnother, unknownServer } from '../support/server-refusals.ts'
import { ingredients, serverIs, sharedServer } from '../support/servers.ts'
import { cleanUpAfter } from '../support/volumes.ts'
import type { World } from '../support/world.ts'
import { NOTHING } from '../support/refusals.ts'

/** compute.test.ts tests evacuation, because a shared cloud has no failed host. */
const { serverEvacuate: _evacuate, ...changes } = serverChangeEndpoints

/** The shared server, after the previous test's action has ended. */
async function idle(world: World) {
  const { id } = await sharedServer(world)
  await world.call('admin', nova.serverResetState, { params: { id }, body: { state: 'active' } })
  await serverIs(world, id, 'ACTIVE')
  return { params: { id } }
}

describeContract('[API-NOVA] changes to a server', changes, {
  serverTagsReplace: {
    good: async (world) => ({ ...(await idle(world)), body: { tags: ['blue', 'a b'] } }),
    shows: async (_result, world) => {
      const { tags } = await world.call('demo', nova.serverView, { params: { id: (await sharedServer(world)).id } })
      expect(tags.toSorted()).toEqual(['a b', 'blue'])
    },
    refused: {
      'an unknown id': unknownServer({ body: { tags: ['a'] } }),
      "another's": async (world) => ({ ...(await serverOfAnother({ body: { tags: ['a'] } })(world)), status: 403 }),
      'a tag with a comma': async (world) => ({
        args: { params: { id: (await sharedServer(world)).id }, body: { tags: ['a,b'] } },
        status: 400,
        says: 'A tag must not contain',
      }),
    },
  },
  serverBackup: {
    good: async (world) => ({
      ...(await idle(world)),
      body: { name: world.name('backup'), backup_type: 'daily', rotation: 2 },
    }),
    shows: async ({ image_id: id }, world) => {
      cleanUpAfter(world, 'demo', glance.imageView, glance.imageDelete, id)
      const image = await world.call('demo', glance.imageView, { params: { id } })
      expect(image.properties).toMatchObject({ image_type: 'backup', backup_type: 'daily' })
    },
    refused: {
      'an unknown id': unknownServer({ body: { name: 'a', backup_type: 'daily', rotation: 1 } }),
      "another's": serverOfAnother({ body: { name: 'a', backup_type: 'daily', rotation: 1 } }),
      'a rotation that would delete the backup itself': async (world) => ({
        args: {
          params: { id: (await sharedServer(world)).id },
          body: { name: 'a', backup_type: 'daily', rotation: 0 },
        },
        status: 400,
        says: 'rotation',
      }),
    },
  },
  serverSetPassword: {
    good: async (world) => ({ ...(await idle(world)), body: { password: 'a new one' } }),
    refused: {
      'an unknown id': unknownServer({ body: { password: 'a' } }),
      "another's": serverOfAnother({ body: { password: 'a' } }),
      'an empty password': async (world) => ({
        args: { params: { id: (await sharedServer(world)).id }, body: { password: '' } },
        status: 400,
        says: 'password',
      }),
    },
  },
  serverDiagnostics: {
    as: 'admin',
    good: idle,
    shows: ({ state, cpu_details: cpus, nic_details: nics }) => {
      expect(state).toBe('running')
      expect(cpus.length).toBeGreaterThan(0)
      expect(nics.every(({ rx_octets: octets }) => octets !== null)).toBe(true)
    },
    refused: { 'a member': notByMember(), 'an unknown id': unknownServer() },
  },
  serverRebuild: {
    good: async (world) => ({
      ...(await idle(world)),
      body: { image: (await ingredients(world)).image.id, description: 'built anew', disk_config: 'AUTO' as const },
    }),
    shows: async (_result, world) => {
      const server = await serverIs(world, (await sharedServer(world)).id, 'ACTIVE')
      expect(server).toMatchObject({ description: 'built anew', 'OS-DCF:diskConfig': 'AUTO' })
    },
    refused: {
      'an unknown id': unknownServer({ body: { image: NOTHING } }),
      "another's": serverOfAnother({ body: { image: NOTHING } }),
      'an unknown image': async (world) => ({
        args: { params: { id: (await sharedServer(world)).id }, body: { image: NOTHING } },
        status: 400,
        says: 'Cannot find image',
      }),
      'no image': async (world) => ({
        args: { params: { id: (await sharedServer(world)).id }, body: { password: 'x' } },
        status: 400,
        says: 'image',
      }),
    },
  },
  serverResize: {
    good: async (world) => ({ ...(await idle(world)), body: { flavor: (await ingredients(world)).larger.id } }),
    shows: async (_result, world) => {
      const { id } = await sharedServer(world)
      await serverIs(world, id, 'VERIFY_RESIZE')
      await world.call('demo', nova.serverOperate, { params: { id }, body: { operation: 'confirm_resize' } })
      const { flavor } = await serverIs(world, id, 'ACTIVE')
      expect(flavor.name).toBe((await ingredients(world)).larger.name)
    },
    refused: {
      'an unknown id': unknownServer({ body: { flavor: '1' } }),
      "another's": serverOfAnother({ body: { flavor: '1' } }),
      'an unknown flavor': async (world) => ({
        args: { params: { id: (await sharedServer(world)).id }, body: { flavor: 'no-such-flavor' } },
        status: 400,
        says: 'no-such-flavor',
      }),
      'an unknown disk configuration': async (world) => ({
        args: { params: { id: (await sharedServer(world)).id }, body: { flavor: '1', disk_config: 'HALF' } },
        status: 400,
        says: 'disk_config',
      }),
    },
  },
  serverRescue: {
    good: async (world) => ({ ...(await idle(world)), body: { image: null, password: 'let me in' } }),
    shows: async ({ admin_pass: password }, world) => {
      expect(password).toBe('let me in')
      const { id } = await sharedServer(world)
      await serverIs(world, id, 'RESCUE')
      await world.call('demo', nova.serverOperate, { params: { id }, body: { operation: 'unrescue' } })
      await serverIs(world, id, 'ACTIVE')
    },
    refused: {
      'an unknown id': unknownServer({ body: { image: null } }),
      "another's": serverOfAnother({ body: { image: null } }),
      'a password that is too long': async (world) => ({
        args: { params: { id: (await sharedServer(world)).id }, body: { image: null, password: 'x'.repeat(256) } },
        status: 400,
        says: 'password',
      }),
    },
  },
  serverMigrate: {
    as: 'admin',
    good: async (world) => ({ ...(await idle(world)), body: { host: null } }),
    refused: {
      'a member': notByMember({ body: { host: null } }),
      'an unknown id': unknownServer({ body: { host: null } }),
      'an empty name of a host': async (world) => ({
        args: { params: { id: (await sharedServer(world)).id }, body: { host: '' } },
        status: 400,
        says: 'host',
      }),
    },
  },
  serverLiveMigrate: {
    as: 'admin',
    good: async (world) => ({ ...(await idle(world)), body: { host: null } }),
    refused: {
      'a member': notByMember({ body: { host: null } }),
      'an unknown id': unknownServer({ body: { host: null } }),
      'no host': async (world) => ({
        args: { params: { id: (await sharedServer(world)).id }, body: { block_migration: true } },
        status: 400,
        says: 'host',
      }),
    },
  },
  serverResetState: {
    as: 'admin',
    good: async (world) => ({ params: { id: (await sharedServer(world)).id }, body: { state: 'error' as const } }),
    shows: async (_result, world) => {
      const { id } = await sharedServer(world)
      expect(await world.call('demo', nova.serverView, { params: { id } })).toMatchObject({ status: 'ERROR' })
    },
    refused: {
      'a member': notByMember({ body: { state: 'error' } }),
      'an unknown id': unknownServer({ body: { state: 'error' } }),
      'an unknown state': async (world) => ({
        args: { params: { id: (await sharedServer(world)).id }, body: { state: 'fine' } },
        status: 400,
        says: 'state',
      }),
    },
  },
})
