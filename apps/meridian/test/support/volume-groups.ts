import { cinder, type VolumeGroup } from '@meridian/contract'
import { until } from './until.ts'
import { cleanUpAfter, emptyVolume, volumeIs } from './volumes.ts'
import type { World } from './world.ts'

/** A group type with consistent group snapshots; deleted after the tests. */
export async function madeGroupType(world: World): Promise<string> {
  const { id } = await world.call('admin', cinder.groupTypeCreate, { body: { name: world.name('group-type') } })
  world.cleanUp(() => world.call('admin', cinder.groupTypeDelete, { params: { id } }))
  return id
}

export const groupIs = (world: World, id: string, ...statuses: string[]): Promise<VolumeGroup> =>
  until(
    () => world.call('demo', cinder.volumeGroupView, { params: { id } }),
    ({ status }) => statuses.includes(status),
  )

/** Deletes a group with its volumes after the tests. */
export function cleanUpGroup(world: World, id: string): void {
  world.cleanUp(async () => {
    await groupIs(world, id, 'available', 'error')
    await world.send('demo', cinder.volumeGroupDelete, { params: { id }, query: { delete_volumes: 'true' } })
    await until(
      async () => (await world.send('demo', cinder.volumeGroupView, { params: { id } })).statusCode,
      (status) => status === 404,
    )
  })
}

/** A group with one volume. */
export async function madeGroup(world: World): Promise<VolumeGroup> {
  const [type] = (await world.call('demo', cinder.volumeTypeList, {})).items
  const { id } = await world.call('demo', cinder.volumeGroupCreate, {
    body: { name: world.name('group'), group_type: await madeGroupType(world), volume_types: [type?.id ?? ''] },
  })
  cleanUpGroup(world, id)
  await groupIs(world, id, 'available')
  const body = { ...emptyVolume(world), volume_type: type?.id ?? '', group_id: id }
  const volume = await world.call('demo', cinder.volumeCreate, { body })
  await volumeIs(world, 'demo', volume.id, 'available')
  return groupIs(world, id, 'available')
}

/** A snapshot of a group. */
export async function madeGroupSnapshot(world: World, groupId: string): Promise<string> {
  const body = { group_id: groupId, name: world.name('group-snapshot') }
  const { id } = await world.call('demo', cinder.groupSnapshotCreate, { body })
  cleanUpAfter(world, 'demo', cinder.groupSnapshotView, cinder.groupSnapshotDelete, id)
  await until(
    () => world.call('demo', cinder.groupSnapshotView, { params: { id } }),
    ({ status }) => status === 'available',
  )
  return id
}
