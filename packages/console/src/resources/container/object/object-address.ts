import type { Breadcrumb } from '../../../framework/resource/resource.ts'
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
