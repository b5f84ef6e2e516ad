import { objectEndpoints, type ListedObject } from '@meridian/contract'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { namePages } from '../../../api/name-pages.ts'
import { query, type ItemQuery } from '../../../api/query.ts'
import { isFolder, lastPart, objectAddress, objectId, type ObjectAddress } from './object-address.ts'

export interface StoredObject extends ListedObject, ObjectAddress {
  id: string
  /** Known where it was asked for by itself. */
  hash?: string | null
}

const folderItem = (address: ObjectAddress): StoredObject => ({
  ...address,
  id: objectId(address),
  name: lastPart(address.path),
  bytes: 0,
  is_subdir: true,
  is_object: false,
  content_type: null,
  last_modified: null,
})

/** A folder is there when something is in it, or when it was made as one. */
async function findFolder({ container, path }: ObjectAddress, signal?: AbortSignal): Promise<StoredObject> {
  const first = { params: { container }, query: { path, limit: 1 } }
  const { items, has_more } = await call(objectEndpoints.objectList, first, { signal })
  if (items.length === 0 && !has_more)
    await call(objectEndpoints.objectView, { params: { container, path } }, { signal })
  return folderItem({ container, path })
}

async function findObject({ container, path }: ObjectAddress, signal?: AbortSignal): Promise<StoredObject> {
  const found = await call(objectEndpoints.objectView, { params: { container, path } }, { signal })
  return {
    ...folderItem({ container, path }),
    is_subdir: false,
    is_object: true,
    bytes: Number(found.bytes),
    content_type: found.content_type,
    last_modified: found.timestamp,
    hash: found.etag,
  }
}

const find = (address: ObjectAddress, signal?: AbortSignal) =>
  isFolder(address) ? findFolder(address, signal) : findObject(address, signal)

export async function exists(address: ObjectAddress, signal?: AbortSignal): Promise<boolean> {
  try {
    await find(address, signal)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}

export const objectQueries = {
  /** What lies directly in a folder, or in the container itself where that is empty. */
  list: (container: string, folder: string) =>
    namePages(
      objectEndpoints.objectList,
      { params: { container }, query: { path: folder || undefined } },
      {
        toItem: (object: ListedObject): StoredObject => ({
          ...object,
          container,
          id: objectId({ container, path: object.path }),
        }),
        nameOf: ({ path }) => path,
      },
    ),
  one: (id: string): ItemQuery<StoredObject> => {
    const address = objectAddress(id)
    const { queryKey } = query(objectEndpoints.objectView, { params: { ...address } })
    return { queryKey, queryFn: ({ signal }) => find(address, signal) }
  },
}
