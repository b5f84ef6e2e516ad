import { volumeSnapshotEndpoints as snapshots } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { until } from '../support/until.ts'
import { cleanUpAfter, madeVolume } from '../support/volumes.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { asStranger, NOTHING, unknownId } from '../support/refusals.ts'

const aVolume = once((world) => madeVolume(world))

/** An available snapshot; deleted after the tests. */
async function madeSnapshot(world: World) {
  const body = { volume_id: (await aVolume(world)).id, name: world.name('snapshot') }
  const { id } = await world.call('demo', snapshots.snapshotCreate, { body })
  cleanUpAfter(world, 'demo', snapshots.snapshotView, snapshots.snapshotDelete, id)
  return until(
    () => world.call('demo', snapshots.snapshotView, { params: { id } }),
    ({ status }) => status === 'available',
  )
}
const aSnapshot = once(madeSnapshot)
const idOf = async (world: World) => ({ params: { id: (await aSnapshot(world)).id } })

const unknown = unknownId('could not be found')
const ofAnother = asStranger(idOf)

describeContract('[API-CINDER] volume snapshots', snapshots, {
  snapshotList: {
    good: async (world) => ({ query: { name: (await aSnapshot(world)).name, status: 'available' } }),
    shows: async ({ items }, world) => {
      const { id } = await aSnapshot(world)
      expect(items.map((snapshot) => snapshot.id)).toEqual([id])
    },
    refused: { 'a page without end': () => ({ args: { query: { page_size: 0 } }, status: 400, says: 'page_size' }) },
  },
  snapshotCreate: {
    good: async (world) => ({ body: { volume_id: (await aVolume(world)).id, metadata: { made: 'by hand' } } }),
    shows: ({ id, name, metadata }, world) => {
      cleanUpAfter(world, 'demo', snapshots.snapshotView, snapshots.snapshotDelete, id)
      expect([name, metadata]).toEqual([id, { made: 'by hand' }])
    },
    refused: {
      'an unknown volume id': () => ({ args: { body: { volume_id: NOTHING } }, status: 404, says: NOTHING }),
      'no volume': () => ({ args: { body: { name: 'x' } }, status: 400, says: 'volume_id' }),
      "another project's volume": async (world) => ({
        as: 'stranger',
        args: { body: { volume_id: (await aVolume(world)).id } },
        status: 404,
      }),
    },
  },
  snapshotView: {
    good: idOf,
    shows: showsRequested,
    refused: { 'an unknown id': unknown, "another project's": ofAnother },
  },
  snapshotUpdate: {
    good: async (world) => ({ ...(await idOf(world)), body: { description: 'before the upgrade' } }),
    shows: async (_nothing, world) =>
      expect(await world.call('demo', snapshots.snapshotView, await idOf(world))).toMatchObject({
        description: 'before the upgrade',
      }),
    refused: {
      'a name that is too long': async (world) => ({
        args: { ...(await idOf(world)), body: { name: 'x'.repeat(256) } },
        status: 400,
        says: 'name',
      }),
      'an unknown id': () => ({ args: { params: { id: NOTHING }, body: { name: 'x' } }, status: 404 }),
    },
  },
  snapshotDelete: {
    good: async (world) => ({ params: { id: (await madeSnapshot(world)).id } }),
    refused: { 'an unknown id': unknown, "another project's": ofAnother },
  },
  snapshotMetadata: {
    good: async (world) => {
      const body = { updated: { old: 'value' }, removed: [] }
      await world.call('demo', snapshots.snapshotMetadataUpdate, { ...(await idOf(world)), body })
      return idOf(world)
    },
    shows: (metadata) => expect(metadata).toEqual({ old: 'value' }),
    refused: { 'an unknown id': unknown, "another project's": ofAnother },
  },
  snapshotMetadataUpdate: {
    good: async (world) => {
      await world.call('demo', snapshots.snapshotMetadataUpdate, {
        ...(await idOf(world)),
        body: { updated: { old: 'value' }, removed: [] },
      })
      return { ...(await idOf(world)), body: { updated: { fresh: 'yes' }, removed: ['old'] } }
    },
    shows: async (_nothing, world) =>
      expect(await world.call('demo', snapshots.snapshotMetadata, await idOf(world))).toEqual({ fresh: 'yes' }),
    refused: {
      'a value that is not a string': async (world) => ({
        args: { ...(await idOf(world)), body: { updated: { size: 1 }, removed: [] } },
        status: 400,
        says: 'updated.size',
      }),
    },
  },
  snapshotResetStatus: {
    as: 'admin',
    good: async (world) => ({ params: { id: (await madeSnapshot(world)).id }, body: { status: 'error' as const } }),
    refused: {
      'a member': async (world) => ({
        as: 'demo',
        args: { ...(await idOf(world)), body: { status: 'error' } },
        status: 403,
      }),
      'an unknown status': async (world) => ({
        args: { ...(await idOf(world)), body: { status: 'happy' } },
        status: 400,
        says: 'status',
      }),
    },
  },
})
