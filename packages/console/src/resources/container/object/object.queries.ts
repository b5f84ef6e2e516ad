import { objectEndpoints, uploadEndpoints, type ListedObject } from '@meridian/contract'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { namePages } from '../../../api/name-pages.ts'
import { query, type ItemQuery } from '../../../api/query.ts'
import type { PolicyRule } from '../../../framework/resource/item.ts'
import type { UploadRemains } from '../../../framework/resource/resource.ts'
import { isFolder, lastPart, objectAddress, objectId, type ObjectAddress } from './object-address.ts'

export interface StoredObject extends ListedObject, ObjectAddress {
  id: string
  /** undefined in a list. */
  hash?: string | null
}

/** Uploading, copying and deleting objects. */
export const MAY_WRITE_OBJECTS: PolicyRule[] = [['object-store', 'object:write']]

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

/** A folder exists if it contains something, or if it was created as an object of its own. */
async function loadFolder({ container, path }: ObjectAddress, signal?: AbortSignal): Promise<StoredObject> {
  const first = { params: { container }, query: { path, limit: 1 } }
  const { items, has_more } = await call(objectEndpoints.objectList, first, { signal })
  if (items.length === 0 && !has_more)
    await call(objectEndpoints.objectView, { params: { container, path } }, { signal })
  return folderItem({ container, path })
}

async function loadFile({ container, path }: ObjectAddress, signal?: AbortSignal): Promise<StoredObject> {
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

const loadObject = (address: ObjectAddress, signal?: AbortSignal) =>
  isFolder(address) ? loadFolder(address, signal) : loadFile(address, signal)

export async function exists(address: ObjectAddress, signal?: AbortSignal): Promise<boolean> {
  try {
    await loadObject(address, signal)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}

export const objectQueries = {
  /** The direct content of a folder, or of the container if `folder` is empty. */
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
    return { queryKey, queryFn: ({ signal }) => loadObject(address, signal) }
  },
}

/** The segments of an interrupted upload, which belong to no object. */
export const objectRemains: UploadRemains = {
  async look({ id, part: upload }) {
    const { stored } = await call(uploadEndpoints.uploadView, { params: { ...objectAddress(id) }, query: { upload } })
    return stored.length > 0 && stored.reduce((sum, { bytes }) => sum + bytes, 0)
  },
  discard: ({ id, part: upload }) =>
    call(uploadEndpoints.uploadDiscard, { params: { ...objectAddress(id) }, query: { upload } }),
}
