import { cinder, keystone, type Endpoint, type Volume, type VolumeCreate } from '@meridian/contract'
import type { Account } from './accounts.ts'
import { once } from './once.ts'
import { until } from './until.ts'
import type { World } from './world.ts'

/** Whether this user can read it. */
const exists = async (world: World, account: Account, view: Endpoint, id: string) =>
  (await world.send(account, view, { params: { id } })).statusCode !== 404

const STILL_WORKING = ['creating', 'deleting', 'backing-up', 'restoring', 'restoring-backup', 'uploading', 'extending']

/** Deletes a resource after the tests and waits until it is gone, because its source can be deleted only then. */
export function cleanUpAfter(world: World, account: Account, view: Endpoint, remove: Endpoint, id: string): void {
  const params = { id }
  world.cleanUp(async () => {
    const seen = async () => (await world.send(account, view, { params })).json()
    await until(seen, ({ status }) => !STILL_WORKING.includes(status ?? ''))
    await world.send(account, remove, { params })
    await until(
      () => exists(world, account, view, id),
      (there) => !there,
    )
  })
}

const EMPTY = {
  size: 1,
  description: null,
  volume_type: null,
  snapshot_id: null,
  metadata: null,
  image_id: null,
  availability_zone: null,
  source_volid: null,
}

/** Body of a request for a volume of 1 GB. */
export const emptyVolume = (world: World) => ({ ...EMPTY, name: world.name('volume') })

export const volumeIs = (world: World, account: Account, id: string, ...statuses: string[]): Promise<Volume> =>
  until(
    () => world.call(account, cinder.volumeView, { params: { id } }),
    ({ status }) => statuses.includes(status),
  )

/** All tests share the usual quota of a real cloud, ten volumes. */
const makeRoom = once(async (world: World) => {
  const { project_id: project } = await world.call('demo', keystone.userSession, {})
  const body = { volumes: 100, snapshots: 100, gigabytes: 5000 }
  await world.call('admin', cinder.cinderQuotaUpdate, { params: { project: project ?? '' }, body })
})

/** An available volume; deleted after the tests. */
export async function madeVolume(world: World, change: Partial<VolumeCreate> = {}) {
  if (world.real) await makeRoom(world)
  const body = { ...emptyVolume(world), ...change }
  const { id } = await world.call('demo', cinder.volumeCreate, { body })
  cleanUpAfter(world, 'demo', cinder.volumeView, cinder.volumeDelete, id)
  return volumeIs(world, 'demo', id, 'available')
}
