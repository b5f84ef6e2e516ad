import { objects, OpenStackError, ServiceOutage, type ServiceClient } from '@meridian/openstack'
import { eachOf } from '../../each-of.ts'
import { errorResponse, ApiRefusal } from '../../errors.ts'
import { keepsVersions } from './replace-object.ts'

/** Fewer are as fast one by one. */
const MIN_BULK = 8

/** Objects from this size on are deleted one by one if the store's listings do not mark large objects. */
const SMALLER_HAS_NO_SEGMENTS = 1024 * 1024

interface Removed {
  path: string
  status: number
  message: string | null
  request_id: string | null
}

/** Deletes objects with their segments, and empty folders; returns the outcome of each. */
export async function removeObjects(
  client: ServiceClient,
  container: string,
  paths: readonly string[],
): Promise<Removed[]> {
  const together = paths.length > MIN_BULK ? await withoutSegments(client, container, paths) : []
  const left = await notDeleted(client, container, together)
  const gone = new Set(together.filter((path) => !left.has(path)))
  return eachOf(paths, async (path) => {
    if (gone.has(path)) return removed(path)
    try {
      await removeObject(client, container, path)
      return removed(path)
    } catch (error) {
      const { status, message, requestId = null } = errorResponse(error)
      // It existed before, so the bulk delete deleted it before it failed.
      if (status === 404 && left.has(path)) return removed(path)
      return { path, status, message, request_id: requestId }
    }
  })
}

const removed = (path: string): Removed => ({ path, status: 204, message: null, request_id: null })

/** The names that exist and have no segments, by a listing that begins just before the first of them. */
async function withoutSegments(client: ServiceClient, container: string, paths: readonly string[]): Promise<string[]> {
  const files = paths.filter((path) => !path.endsWith('/'))
  const first = files.reduce((least, path) => (isBefore(path, least) ? path : least), files[0] ?? '')
  const marker = [...first].slice(0, -1).join('') || undefined
  // Other objects may fill the page: names that are not on it are deleted one by one.
  const page = await orNullIfRefused(objects.list(client, container, { marker, limit: 2 * paths.length }))
  const wanted = new Set(files)
  return (page?.items ?? []).flatMap((entry) =>
    'name' in entry && wanted.has(entry.name) && entry.slo_etag === undefined && entry.bytes < SMALLER_HAS_NO_SEGMENTS
      ? [entry.name]
      : [],
  )
}

/** Swift's sort order of names. */
const isBefore = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0

/** Deletes all of these in one call; returns those that are not known to be deleted. */
async function notDeleted(
  client: ServiceClient,
  container: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  return (await orNullIfRefused(objects.removeTogether(client, container, names))) ?? new Set(names)
}

/** Null if the store refused: then each is deleted by itself and reports its error. */
async function orNullIfRefused<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof OpenStackError || error instanceof ServiceOutage) return null
    throw error
  }
}

/** Deletes an object with its segments, or an empty folder. */
export async function removeObject(client: ServiceClient, container: string, path: string): Promise<void> {
  if (path.endsWith('/')) await refuseFull(client, container, path)
  const found = await objects.head(client, container, path)
  const isLarge = found['x-static-large-object'] === 'True'
  if (isLarge && !(await keepsVersions(client, container))) await objects.removeLarge(client, container, path)
  else await objects.remove(client, container, path)
}

/** A folder's marker is the first name with its prefix; whatever follows is in the folder. */
async function refuseFull(client: ServiceClient, container: string, path: string): Promise<void> {
  const { items } = await objects.list(client, container, { prefix: path, limit: 2 })
  if (items.some((entry) => objects.entryName(entry) !== path))
    throw new ApiRefusal(409, 'The pseudo folder cannot be deleted since it is not empty.')
}
