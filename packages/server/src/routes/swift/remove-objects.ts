import { objects, OpenStackError, ServiceOutage, type ServiceClient } from '@meridian/openstack'
import { eachOf } from '../../each-of.ts'
import { judge } from '../../errors.ts'
import { removeObject } from './remove-object.ts'

/** So few are as quick by themselves. */
const FEW = 8

/** Stores that do not tell in listings which objects have segments are not believed of objects as large as this. */
const SURELY_WHOLE = 1024 * 1024

interface Removed {
  path: string
  status: number
  message: string | null
  request_id: string | null
}

/** Deletes objects with their segments, and empty folders; says of each what became of it. */
export async function removeObjects(
  client: ServiceClient,
  container: string,
  paths: readonly string[],
): Promise<Removed[]> {
  const together = paths.length > FEW ? await wholeOf(client, container, paths) : []
  const left = await leftOf(client, container, together)
  const gone = new Set(together.filter((path) => !left.has(path)))
  return eachOf(paths, async (path) => {
    if (gone.has(path)) return removed(path)
    try {
      await removeObject(client, container, path)
      return removed(path)
    } catch (error) {
      const { status, message, requestId = null } = judge(error)
      // It was there a moment ago, so it went with the others before something failed.
      if (status === 404 && left.has(path)) return removed(path)
      return { path, status, message, request_id: requestId }
    }
  })
}

const removed = (path: string): Removed => ({ path, status: 204, message: null, request_id: null })

/** Those that are there and have no segments: as a listing tells that begins just before the first of them. */
async function wholeOf(client: ServiceClient, container: string, paths: readonly string[]): Promise<string[]> {
  const files = paths.filter((path) => !path.endsWith('/'))
  const first = files.reduce((least, path) => (isBefore(path, least) ? path : least), files[0] ?? '')
  const marker = [...first].slice(0, -1).join('') || undefined
  // What lies between those that are wanted may fill the page: whatever is not on it goes by itself.
  const page = await unlessRefused(objects.list(client, container, { marker, limit: 2 * paths.length }))
  const wanted = new Set(files)
  return (page?.items ?? []).flatMap((entry) =>
    'name' in entry && wanted.has(entry.name) && entry.slo_etag === undefined && entry.bytes < SURELY_WHOLE
      ? [entry.name]
      : [],
  )
}

/** As Swift sorts names. */
const isBefore = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0

/** Deletes all of these in one call; answers those of which that is not known to have come to pass. */
async function leftOf(
  client: ServiceClient,
  container: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  return (await unlessRefused(objects.removeTogether(client, container, names))) ?? new Set(names)
}

/** Null where the store would not: each by itself then tells why. */
async function unlessRefused<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof OpenStackError || error instanceof ServiceOutage) return null
    throw error
  }
}
