import { cinder, type Endpoint, type Volume, type VolumeCreate } from '@meridian/contract'
import type { Account } from './accounts.ts'
import { until } from './until.ts'
import type { World } from './world.ts'

/** Whether something is there for this person. */
const exists = async (world: World, account: Account, view: Endpoint, id: string) =>
  (await world.send(account, view, { params: { id } })).statusCode !== 404

const STILL_WORKING = ['creating', 'deleting', 'backing-up', 'restoring', 'restoring-backup', 'uploading', 'extending']

/** Takes something away when the tests are over, and waits until it is gone: what it was made of can go only then. */
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

/** What a new volume of a gigabyte is asked for with. */
export const emptyVolume = (world: World) => ({ ...EMPTY, name: world.name('volume') })

export const volumeIs = (world: World, account: Account, id: string, ...statuses: string[]): Promise<Volume> =>
  until(
    () => world.call(account, cinder.volumeView, { params: { id } }),
    ({ status }) => statuses.includes(status),
  )

/** A volume that can be used, gone when the tests are over. */
export async function madeVolume(world: World, change: Partial<VolumeCreate> = {}) {
  const body = { ...emptyVolume(world), ...change }
  const { id } = await world.call('demo', cinder.volumeCreate, { body })
  cleanUpAfter(world, 'demo', cinder.volumeView, cinder.volumeDelete, id)
  return volumeIs(world, 'demo', id, 'available')
}
