import { ServiceOutage } from '../../errors.ts'
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

/** Swift's default maximum of a page. */
const BATCH = 10_000

/** Listings page by the last name; one item more than the limit shows whether another page follows. */
export async function namePage<T>(
  swift: ServiceClient,
  url: string,
  { marker, limit, ...query }: NameWindow & Record<string, string | number | undefined>,
  nameOf: (item: T) => string,
): Promise<NamePage<T>> {
  const read = async (after: string | undefined, most: number) => {
    const { body } = await swift.get(withQuery(url, { ...query, format: 'json', limit: most, marker: after }))
    if (!Array.isArray(body)) throw new ServiceOutage(swift.service, 'garbage')
    return body as T[] // items are checked by the reply's schema
  }
  if (limit !== undefined && limit < BATCH) {
    const items = await read(marker, limit + 1)
    return { items: items.slice(0, limit), more: items.length > limit }
  }
  const all: T[] = []
  let after = marker
  for (;;) {
    const items = await read(after, BATCH)
    for (const item of items) all.push(item)
    const last = items.at(-1)
    // The store's pages may be smaller than ours, so only an empty page is the last one.
    if (last === undefined || nameOf(last) === after) return { items: all, more: false }
    after = nameOf(last)
  }
}
