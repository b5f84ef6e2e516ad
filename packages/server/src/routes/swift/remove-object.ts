import { objects, type ServiceClient } from '@meridian/openstack'
import { ApiRefusal } from '../../errors.ts'

/** Deletes an object with its segments, or an empty folder. */
export async function removeObject(client: ServiceClient, container: string, path: string): Promise<void> {
  if (path.endsWith('/')) await refuseFull(client, container, path)
  const found = await objects.head(client, container, path)
  if (found['x-static-large-object'] === 'True') await objects.removeLarge(client, container, path)
  else await objects.remove(client, container, path)
}

/** A folder's marker is the first name with its prefix; whatever follows is in the folder. */
async function refuseFull(client: ServiceClient, container: string, path: string): Promise<void> {
  const { items } = await objects.list(client, container, { prefix: path, limit: 2 })
  if (items.some((entry) => objects.entryName(entry) !== path))
    throw new ApiRefusal(409, 'The pseudo folder cannot be deleted since it is not empty.')
}
