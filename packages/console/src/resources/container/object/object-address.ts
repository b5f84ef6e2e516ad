import type { Breadcrumb } from '../../../framework/resource/resource.ts'
import { paths } from '../../../paths.ts'

/** Where an object lies: its name holds the folders that it is in, and that of a folder ends with a slash. */
export interface ObjectAddress {
  container: string
  path: string
}

export const isFolder = ({ path }: Pick<ObjectAddress, 'path'>): boolean => path.endsWith('/')

/** A container's name has no slash, so the first one ends it. */
export const objectId = ({ container, path }: ObjectAddress): string => `${container}/${path}`

export function objectAddress(id: string): ObjectAddress {
  const [container = '', ...path] = id.split('/')
  return { container, path: path.join('/') }
}

/** The last part of a name; the whole where that part is empty. */
export const lastPart = (path: string): string => path.replace(/\/$/, '').split('/').at(-1) || path

/** The folder that something is in; empty in the container itself. */
export const folderAbove = (path: string): string => path.slice(0, path.replace(/\/$/, '').lastIndexOf('/') + 1)

/** All folders that something is in, from the outermost. */
export function foldersAbove(path: string): string[] {
  const above = folderAbove(path)
  return above === '' ? [] : [...foldersAbove(above), above]
}

/** The pages between the containers and a folder or an object. */
export const breadcrumbs = ({ container, path }: ObjectAddress): Breadcrumb[] => [
  ...(path === '' ? [] : [{ label: container, to: paths.objects(container) }]),
  ...foldersAbove(path).map((folder) => ({ label: lastPart(folder), to: paths.objects(container, folder) })),
]
