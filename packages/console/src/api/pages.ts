import type { Endpoint } from '@meridian/contract'
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import type * as z from 'zod'
import { request, type Query } from './client.ts'
import { keyOf, takeAhead, type ItemList, type ItemQuery, type ListQuery } from './query.ts'

interface Page<T> {
  items: readonly T[]
  has_more_data: boolean
}

/** The first page is the server's own size and comes at once; those behind it are large, so that they are few. */
const LATER_PAGE_SIZE = 500

type PagedEndpoint<T> = Endpoint & { result: z.ZodType<Page<T>> }

/** A list that pages: its first page is in the cache as soon as it is there, and the rest follows behind it. */
export function pages<T extends { id: string }>(
  endpoint: PagedEndpoint<T>,
  filters: Readonly<Query> = {},
): ListQuery<T> {
  const query = { ...filters, paginate: true }
  const fetchPage = (last: T | undefined, signal: AbortSignal) =>
    request(
      endpoint,
      { query: { ...query, ...(last && { marker: last.id, page_size: LATER_PAGE_SIZE }) } },
      { signal, main: !last },
    ) as Promise<Page<T>> // parsed by the endpoint's own schema
  return inPages(keyOf(endpoint, { query }), fetchPage)
}

type FetchPage<T> = (last: T | undefined, signal: AbortSignal) => Promise<Page<T>>

/** A list that is put together from pages, of which the first can be asked for ahead. */
export function inPages<T extends { id: string }>(queryKey: QueryKey, fetchPage: FetchPage<T>): ListQuery<T> {
  const first: ItemQuery<Page<T>> = {
    queryKey: [...queryKey, 'first'],
    queryFn: ({ signal }) => fetchPage(undefined, signal),
  }
  return {
    queryKey,
    queryFn: (context) =>
      gather(
        (last, signal) => (last ? undefined : takeAhead(context.client, first)) ?? fetchPage(last, signal),
        context,
      ),
    first,
  }
}

/**
 * The first time, each page is shown as it arrives, on top of what the cache holds by then, so that a row changed or
 * removed meanwhile stays so. Nobody waits for the rest as they do for the first page, so that is drawn before more is
 * asked for. Later times, what is shown stays until all of the new is there.
 */
async function gather<T extends { id: string }>(
  fetchPage: FetchPage<T>,
  { client, queryKey, signal }: QueryFunctionContext,
): Promise<ItemList<T>> {
  const shown = () => client.getQueryData<ItemList<T>>(queryKey)
  const first = !shown()?.complete
  let items: readonly T[] = []
  for (let last: T | undefined; ;) {
    const page = await fetchPage(last, signal)
    items = [...((first && last ? shown()?.items : undefined) ?? items), ...page.items]
    if (!page.has_more_data || page.items.length === 0) return { items, complete: true }
    if (first) client.setQueryData<ItemList<T>>(queryKey, { items, complete: false })
    if (first && !last) await drawn()
    last = page.items.at(-1)
  }
}

/** A page that is not drawn by then is busy with other things, or was covered meanwhile. */
const PATIENCE_MS = 500

/** Kept when what was just told to the page is on screen; at once where nobody looks, since nothing is drawn there. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState !== 'visible') return resolve()
    setTimeout(resolve, PATIENCE_MS)
    // React hears of it by a timer that was set before this one; the frame after that shows what it did.
    setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
