import { setTimeout as pause } from 'node:timers/promises'
import { swift } from '@meridian/contract'
import type { World } from './world.ts'

/** Deletes a container of demo with all folders, objects and their versions; one that is gone already is fine. */
export async function removeContainer(world: World, container: string): Promise<void> {
  const view = await world.send('demo', swift.containerView, { params: { container } })
  if (view.statusCode === 404) return
  await removeBelow(world, container, undefined)
  const { items } = await world.call('demo', swift.objectVersionList, { params: { container } })
  for (const { path, version_id: version } of items)
    await world.send('demo', swift.objectVersionDelete, { params: { container, path, version } })
  const remove = async () => (await world.send('demo', swift.containerDelete, { params: { container } })).statusCode
  // A real container counts its objects a moment later than they are deleted.
  for (let tries = 0; (await remove()) === 409 && world.real && tries < 20; tries++) await pause(500)
}

/** Folders after what is in them: only an empty one can be deleted. */
async function removeBelow(world: World, container: string, path: string | undefined): Promise<void> {
  const { items } = await world.call('demo', swift.objectList, { params: { container }, query: { path } })
  for (const item of items) {
    if (item.is_subdir) await removeBelow(world, container, item.path)
    // A folder without an object of its own is gone with what was in it.
    await world.send('demo', swift.objectDelete, { params: { container, path: item.path } })
  }
}
