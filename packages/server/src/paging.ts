import type { PageQuery } from '@meridian/contract'
import { allPages, type Page } from '@meridian/openstack'
import type * as z from 'zod'

/** Items of a page by default. */
const PAGE_SIZE = 20
/** Items per request when all are read: the default maximum of every service. */
const BATCH_SIZE = 1000

type Paging = Pick<z.output<typeof PageQuery>, 'paginate' | 'marker' | 'page_size'>

/**
 * One page with `paginate`, else the full list. Reads one item more than a page has, to see whether another follows.
 */
export async function pageOf<T extends { id: string }>(
  { paginate, marker, page_size: size = PAGE_SIZE }: Paging,
  read: (window: { limit: number; marker: string | undefined }) => Promise<Page<T>>,
): Promise<{ items: T[]; has_more_data: boolean; has_prev_data: boolean }> {
  if (!paginate) {
    const items = await allPages((after) => read({ limit: BATCH_SIZE, marker: after }))
    return { items, has_more_data: false, has_prev_data: false }
  }
  const page = await read({ limit: size + 1, marker })
  // A list that a service does not page comes whole, whatever the limit and the marker are.
  const isWhole = page.items.length > size + 1
  const { items, more } = isWhole ? windowOf(page.items, { limit: size, marker }) : page
  return {
    items: items.slice(0, size),
    has_more_data: items.length > size || more,
    has_prev_data: marker !== undefined,
  }
}

/** The page of a list that is already in memory. */
export function windowOf<T extends { id: string }>(
  all: readonly T[],
  { limit, marker }: { limit: number; marker: string | undefined },
): Page<T> {
  const start = marker === undefined ? 0 : all.findIndex(({ id }) => id === marker) + 1
  return { items: all.slice(start, start + limit), more: start + limit < all.length }
}

/** Values that older clients write as Python does; null is no filter. */
const PYTHON_WORDS: Record<string, string | null> = { None: null, True: 'true', False: 'false' }

/** A query without its paging and sorting keys: the service's own filters. */
export function filtersOf(query: z.output<typeof PageQuery> & Record<string, unknown>): Record<string, string> {
  const { paginate: _paginate, marker: _marker, page_size: _size, sort_key: _key, sort_dir: _dir, ...filters } = query
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => {
      const text = String(value)
      const meant = Object.hasOwn(PYTHON_WORDS, text) ? PYTHON_WORDS[text] : text
      return typeof meant === 'string' ? [[name, meant]] : []
    }),
  )
}
