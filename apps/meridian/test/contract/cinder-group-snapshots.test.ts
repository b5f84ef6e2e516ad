import { volumeGroupSnapshotEndpoints as snapshots } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract, showsRequested } from '../support/contract-cases.ts'
import { cleanUpGroup, groupIs, madeGroup, madeGroupSnapshot } from '../support/volume-groups.ts'
import { cleanUpAfter } from '../support/volumes.ts'
import type { World } from '../support/world.ts'
import { once } from '../support/once.ts'
import { asStranger, NOTHING, unknownId } from '../support/refusals.ts'

const aGroup = once(madeGroup)
const aSnapshot = once(async (world) => madeGroupSnapshot(world, (await aGroup(world)).id))
const idOf = async (world: World) => ({ params: { id: await aSnapshot(world) } })

const unknown = (body?: object) => unknownId('could not be found', body)
const ofAnother = asStranger(idOf)

describeContract('[API-CINDER] snapshots of groups', snapshots, {
  groupSnapshotList: {
    good: async (world) => {
      await aSnapshot(world)
      return {}
    },
    shows: async ({ items }, world) => expect(items.map(({ id }) => id)).toContain(await aSnapshot(world)),
    refused: { 'a page without end': () => ({ args: { query: { page_size: 0 } }, status: 400, says: 'page_size' }) },
  },
  groupSnapshotCreate: {
    good: async (world) => ({ body: { group_id: (await aGroup(world)).id, name: world.name('moment') } }),
    shows: ({ id }, world) =>
      cleanUpAfter(world, 'demo', snapshots.groupSnapshotView, snapshots.groupSnapshotDelete, id),
    refused: {
      'no group': () => ({ args: { body: { name: 'x' } }, status: 400, says: 'group_id' }),
      'an unknown group id': () => ({ args: { body: { group_id: NOTHING } }, status: 404, says: NOTHING }),
    },
  },
  groupSnapshotView: {
    good: idOf,
    shows: showsRequested,
    refused: { 'an unknown id': unknown(), "another project's": ofAnother },
  },
  groupSnapshotDelete: {
    good: async (world) => ({ params: { id: await madeGroupSnapshot(world, (await aGroup(world)).id) } }),
    refused: { 'an unknown id': unknown(), "another project's": ofAnother },
  },
  groupSnapshotRestore: {
    good: async (world) => ({ ...(await idOf(world)), body: { name: world.name('restored') } }),
    shows: async ({ id }, world) => {
      cleanUpGroup(world, id)
      expect((await groupIs(world, id, 'available')).volumes).toHaveLength(1)
    },
    refused: { 'an unknown id': unknown({ name: 'x' }) },
  },
})
