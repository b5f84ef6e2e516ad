import { cinder, volumeBackupEndpoints as backups } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { until } from '../support/until.ts'
import { cleanUpAfter, madeVolume, volumeIs } from '../support/volumes.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { byMember, NOTHING, unknownId } from '../support/refusals.ts'

const aVolume = once((world) => madeVolume(world))

/** An available backup; deleted after the tests. */
async function madeBackup(world: World) {
  const { id: volume } = await aVolume(world)
  await volumeIs(world, 'demo', volume, 'available')
  const body = { volume_id: volume, name: world.name('backup') }
  const { id } = await world.call('demo', backups.backupCreate, { body })
  cleanUpAfter(world, 'demo', backups.backupView, backups.backupDelete, id)
  return until(
    () => world.call('demo', backups.backupView, { params: { id } }),
    ({ status }) => status === 'available',
  )
}
const aBackup = once(madeBackup)
const idOf = async (world: World) => ({ params: { id: (await aBackup(world)).id } })

const unknown = (body?: object) => unknownId('could not be found', body)
const notByMember = (body?: object) => byMember(idOf, body)

describeContract('[API-CINDER] volume backups', backups, {
  backupList: {
    good: async (world) => ({ query: { name: (await aBackup(world)).name } }),
    shows: async ({ items }, world) => {
      const { id } = await aBackup(world)
      expect(items.map((backup) => backup.id)).toEqual([id])
    },
    refused: { 'a page without end': () => ({ args: { query: { page_size: 0 } }, status: 400, says: 'page_size' }) },
  },
  backupCreate: {
    good: async (world) => {
      await aBackup(world)
      return { body: { volume_id: (await aVolume(world)).id, name: world.name('backup'), incremental: true } }
    },
    shows: async ({ id }, world) => {
      cleanUpAfter(world, 'demo', backups.backupView, backups.backupDelete, id)
      const made = await until(
        () => world.call('demo', backups.backupView, { params: { id } }),
        ({ status }) => status === 'available',
      )
      expect(made.is_incremental).toBe(true)
    },
    refused: {
      'no name': async (world) => ({
        args: { body: { volume_id: (await aVolume(world)).id, name: '' } },
        status: 400,
        says: 'name',
      }),
      'a container with a slash': async (world) => ({
        args: { body: { volume_id: (await aVolume(world)).id, name: 'x', container: 'a/b' } },
        status: 400,
        says: 'Slash is not an allowed character.',
      }),
      'an unknown volume id': () => ({
        args: { body: { volume_id: NOTHING, name: 'x' } },
        status: 404,
        says: NOTHING,
      }),
    },
  },
  backupView: {
    good: idOf,
    shows: showsRequested,
    refused: {
      'an unknown id': unknown(),
      "another project's": async (world) => ({ as: 'stranger', args: await idOf(world), status: 404 }),
    },
  },
  backupUpdate: {
    good: async (world) => ({ ...(await idOf(world)), body: { description: 'nightly' } }),
    shows: async (_nothing, world) =>
      expect((await world.call('demo', backups.backupView, await idOf(world))).description).toBe('nightly'),
    refused: { 'an unknown id': unknown({ name: 'x' }) },
  },
  backupDelete: {
    good: async (world) => ({ params: { id: (await madeBackup(world)).id } }),
    refused: { 'an unknown id': unknown() },
  },
  backupRestore: {
    good: async (world) => ({ ...(await idOf(world)), body: { volume_id: null } }),
    shows: async ({ volume_id: id }, world) => {
      cleanUpAfter(world, 'demo', cinder.volumeView, cinder.volumeDelete, id)
      expect(id).not.toBe((await aVolume(world)).id)
    },
    refused: {
      'no volume_id': async (world) => ({
        args: { ...(await idOf(world)), body: { name: 'x' } },
        status: 400,
        says: 'volume_id',
      }),
      'an unknown id': unknown({ volume_id: null }),
    },
  },
  backupResetStatus: {
    as: 'admin',
    good: async (world) => ({ params: { id: (await madeBackup(world)).id }, body: { status: 'error' as const } }),
    refused: { 'a member': notByMember({ status: 'error' }), 'an unknown id': unknown({ status: 'error' }) },
  },
  backupForceDelete: {
    as: 'admin',
    good: async (world) => ({ params: { id: (await madeBackup(world)).id } }),
    refused: { 'a member': notByMember(), 'an unknown id': unknown() },
  },
})
