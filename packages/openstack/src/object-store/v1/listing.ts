import { OpenStackError, ServiceOutage } from '../../errors.ts'
import type { ServiceClient } from '../../service-client.ts'
import { withQuery } from '../../url.ts'

export interface NameWindow {
  marker?: string
  /** Without it all are read. */
  limit?: number
}

export interface NamePage<T> {
  items: T[]
  more: boolean
}

/**
 * Listings page by the last name; one item more than the limit shows whether another page follows. Only an empty page is
 * the end: a store may send fewer than requested, as Ceph does, and its operator decides how many.
 */
export async function namePage<T>(
  swift: ServiceClient,
  url: string,
  { marker, limit = Infinity, ...query }: NameWindow & Record<string, string | number | undefined>,
  nameOf: (item: T) => string,
): Promise<NamePage<T>> {
  const all: T[] = []
  let after = marker
  for (;;) {
    const most = limit + 1 - all.length
    const window = { marker: after, ...(most < Infinity && { limit: most }) }
    const page = await listingAt<T>(swift, url, { ...query, ...window })
    // Behind a folder, a store may list it again for what is inside.
    const items = page.filter((item) => nameOf(item) !== after)
    for (const item of items) all.push(item)
    const last = items.at(-1)
    if (last === undefined || all.length > limit) break
    after = nameOf(last)
  }
  return { items: all.length > limit ? all.slice(0, limit) : all, more: all.length > limit }
}

/** One page; as large as the store's pages are if it refuses this limit. */
export async function listingAt<T>(
  swift: ServiceClient,
  url: string,
  { limit, ...query }: Record<string, string | number | undefined>,
): Promise<T[]> {
  const read = async (most: typeof limit) => {
    const { body } = await swift.get(withQuery(url, { ...query, format: 'json', limit: most }))
    if (!Array.isArray(body)) throw new ServiceOutage(swift.service, 'garbage')
    return body as T[] // items are checked by the reply's schema
  }
  try {
    return await read(limit)
  } catch (error) {
    const isTooMuch = error instanceof OpenStackError && error.status === PRECONDITION_FAILED && limit !== undefined
    if (!isTooMuch) throw error
    return read(undefined)
  }
}

const PRECONDITION_FAILED = 412
