import { objectEndpoints, swiftSettingEndpoints, uploadEndpoints, type ListedObject } from '@meridian/contract'
import { call, sendUnlisted } from '../../../api/client.ts'
import { ifFound } from '../../../api/joined.ts'
import { namePages } from '../../../api/lists.ts'
import { query, type ItemQuery, type ListQuery } from '../../../api/query.ts'
import type { Breadcrumb, UploadRemains } from '../../../framework/resource/resource.ts'
import { paths } from '../../../paths.ts'

/** The address of an object: its full name has the folders in it; the name of a folder ends with a slash. */
export interface ObjectAddress {
  container: string
  path: string
}

export const isFolder = ({ path }: Pick<ObjectAddress, 'path'>): boolean => path.endsWith('/')

/** The name of a container has no slash, so the first slash ends it. */
export const objectId = ({ container, path }: ObjectAddress): string => `${container}/${path}`

export function objectAddress(id: string): ObjectAddress {
  const [container = '', ...path] = id.split('/')
  return { container, path: path.join('/') }
}

/** The address of a file with this name in a folder. */
export const fileIn = ({ container, path }: ObjectAddress, name: string): ObjectAddress => ({
  container,
  path: path + name,
})

/** The address of a folder in a folder; its name ends with exactly one slash. */
export const folderIn = (folder: ObjectAddress, name: string): ObjectAddress =>
  fileIn(folder, name.replace(/\/*$/, '/'))

/** The last part of a name; the full name if that part is empty. */
export const lastPart = (path: string): string => path.replace(/\/$/, '').split('/').at(-1) || path

/** The folder of an object; empty for the container itself. */
export const folderAbove = (path: string): string => path.slice(0, path.replace(/\/$/, '').lastIndexOf('/') + 1)

/** All folders of an object, from the outermost. */
export function foldersAbove(path: string): string[] {
  const above = folderAbove(path)
  return above === '' ? [] : [...foldersAbove(above), above]
}

/** The pages between the containers and a folder or an object. */
export const breadcrumbs = ({ container, path }: ObjectAddress): Breadcrumb[] => [
  ...(path === '' ? [] : [{ label: container, to: paths.objects(container) }]),
  ...foldersAbove(path).map((folder) => ({ label: lastPart(folder), to: paths.objects(container, folder) })),
]

export interface StoredObject extends ListedObject, ObjectAddress {
  id: string
  /** undefined in a list. */
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

export const exists = async (address: ObjectAddress, signal?: AbortSignal): Promise<boolean> =>
  (await ifFound(loadObject(address, signal))) !== null

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
  /** All objects below a folder whose name has the text; the name shows the folders. */
  search: (container: string, folder: string, text: string): ListQuery<StoredObject> => {
    const args = { params: { container }, query: { path: folder || undefined, text } }
    const { queryKey, queryFn } = query(swiftSettingEndpoints.objectSearch, args)
    return {
      queryKey,
      queryFn: async (context) => {
        const { items, is_complete: complete } = await queryFn(context)
        return {
          items: items.map((found) => ({
            ...folderItem({ container, path: found.path }),
            ...found,
            name: found.path.slice(folder.length),
            is_subdir: false,
            is_object: true,
          })),
          complete,
        }
      },
    }
  },
  one: (id: string): ItemQuery<StoredObject> => {
    const address = objectAddress(id)
    const { queryKey } = query(objectEndpoints.objectView, { params: { ...address } })
    return { queryKey, queryFn: ({ signal }) => loadObject(address, signal) }
  },
}

/** The segments of an interrupted upload, which belong to no object. */
export const objectRemains: UploadRemains = {
  async storedBytes({ id, part: upload }) {
    const { stored } = await call(uploadEndpoints.uploadView, { params: { ...objectAddress(id) }, query: { upload } })
    return stored.length > 0 && stored.reduce((sum, { bytes }) => sum + bytes, 0)
  },
  discard: ({ id, part: upload }) =>
    sendUnlisted(uploadEndpoints.uploadDiscard, { params: { ...objectAddress(id) }, query: { upload } }),
}
