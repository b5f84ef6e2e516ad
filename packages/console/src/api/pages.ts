import type { Endpoint, Gap } from '@meridian/contract'
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import type * as z from 'zod'
import { ApiError } from './api-error.ts'
import { request, type Query } from './client.ts'
import type { WithGaps } from './gaps.ts'
import { amend, keyOf, takePrefetched, type ItemList, type ItemQuery, type ListQuery } from './query.ts'

interface Page<T> extends WithGaps {
  items: readonly T[]
  has_more_data: boolean
  /** Adds to its items what is loaded after them. */
  later?: Promise<(item: T) => T>
}

/**
 * The first page has the server's size, so that it comes fast. Later ones are as large as services allow: the server
 * requests one item more, which makes 1,000. A service that cannot write so many in time is asked for fewer.
 */
const LATER_PAGE_SIZE = 999
const SLOW_PAGE_SIZE = 200

export type PagedEndpoint<T> = Endpoint & { result: z.ZodType<Page<T>> }

/** A list that pages: its first page is in the cache as soon as it is loaded, then the rest follows. */
export function pages<T extends { id: string }>(
  endpoint: PagedEndpoint<T>,
  filters: Readonly<Query> = {},
): ListQuery<T> {
  const query = { ...filters, paginate: true }
  return inPages<T>(keyOf(endpoint, { query }), (...window) => fetchPageOf(endpoint, query, ...window))
}

/** One page, after the item `last`. */
export const fetchPageOf = <T>(
  endpoint: PagedEndpoint<T>,
  query: Readonly<Query>,
  last: { id: string } | undefined,
  signal: AbortSignal,
  isSlow = false,
) =>
  request(
    endpoint,
    { query: { ...query, ...(last && { marker: last.id, page_size: isSlow ? SLOW_PAGE_SIZE : LATER_PAGE_SIZE }) } },
    { signal, main: !last },
  ) as Promise<Page<T>> // parsed by the endpoint's schema

type FetchPage<T> = (last: T | undefined, signal: AbortSignal, isSlow?: boolean) => Promise<Page<T>>

/** A list that is loaded in pages; the first can be prefetched. */
export function inPages<T extends { id: string }>(queryKey: QueryKey, fetchPage: FetchPage<T>): ListQuery<T> {
  const first: ItemQuery<Page<T>> = {
    queryKey: [...queryKey, 'first'],
    queryFn: ({ signal }) => fetchPage(undefined, signal),
  }
  return {
    queryKey,
    queryFn: (context) =>
      fetchAllPages(
        (last, ...rest) => (last ? undefined : takePrefetched(context.client, first)) ?? fetchPage(last, ...rest),
        context,
      ),
    first,
  }
}

/**
 * The first time, each page is added to the cache as it arrives, so that a row that was changed or removed meanwhile
 * stays so. The first page is rendered before more are requested, since the user waits for it most. On later fetches,
 * the old rows stay until all new ones are loaded; after one that stopped half way, until there are as many again.
 */
async function fetchAllPages<T extends { id: string }>(
  fetchPage: FetchPage<T>,
  { client, queryKey, signal }: QueryFunctionContext,
): Promise<ItemList<T>> {
  const shown = () => client.getQueryData<ItemList<T>>(queryKey)
  const before = shown()
  const first = !before?.complete
  const joining: Promise<void>[] = []
  const gaps: Gap[] = []
  const fetchNext = patiently(fetchPage)
  let items: readonly T[] = []
  let isShown = false
  const show = (some: readonly T[]) => {
    isShown = true
    client.setQueryData<ItemList<T>>(queryKey, { items: some, complete: false })
  }
  const current = () => (isShown ? shown()?.items : undefined) ?? items
  for (let last: T | undefined; ;) {
    const page = await fetchNext(last, signal)
    gaps.push(...(page.gaps ?? []))
    const join = page.later && (await (first ? within(page.later, NAMES_GRACE_MS) : page.later))
    const loaded = join ? page.items.map(join) : page.items
    items = [...current(), ...loaded]
    const isLast = !page.has_more_data || page.items.length === 0
    const isPending = page.later && !join
    if (isLast && !isPending && joining.length === 0) return { items, complete: true, gaps }
    if (first && (isLast || items.length >= (before?.items.length ?? 0))) show(items)
    if (page.later && isPending) {
      const ids = new Set(page.items.map(({ id }) => id))
      const addTo = (add: (item: T) => T) => {
        items = current().map((item) => (ids.has(item.id) ? add(item) : item))
        if (isShown) amend<ItemList<T>>(client.getQueryCache().find({ queryKey }), (list) => ({ ...list, items }))
      }
      joining.push(page.later.then((add) => void (signal.aborted || addTo(add))))
    }
    if (isLast) break
    if (first && !last) await rendered()
    last = page.items.at(-1)
  }
  await Promise.all(joining)
  return { items: current(), complete: true, gaps }
}

/** Asks for smaller pages from the first one on that did not come in time. */
function patiently<T>(fetchPage: FetchPage<T>): FetchPage<T> {
  let isSlow = false
  return async (last, signal) => {
    try {
      return await fetchPage(last, signal, isSlow)
    } catch (error) {
      if (!last || isSlow || !isLate(error) || signal.aborted) throw error
      isSlow = true
      return fetchPage(last, signal, isSlow)
    }
  }
}

const GATEWAY_TIMEOUT = 504
const isLate = (error: unknown) =>
  error instanceof ApiError && (error.reason === 'timeout' || error.status === GATEWAY_TIMEOUT)

/** What comes this soon after its rows is shown with them: otherwise ids would become names before one's eyes. */
const NAMES_GRACE_MS = 100

/** The result, or undefined if it takes longer. */
const within = <R>(result: Promise<R>, ms: number): Promise<R | undefined> =>
  Promise.race([result, new Promise<undefined>((resolve) => void setTimeout(resolve, ms))])

/** After this time the page is busy, or hidden: loading continues. */
const RENDER_TIMEOUT_MS = 500

/** Resolves when the last update is on screen; at once if the page is hidden, since it renders nothing. */
const rendered = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState !== 'visible') return resolve()
    setTimeout(resolve, RENDER_TIMEOUT_MS)
    // React is notified by an earlier timer; the next frame shows its update.
    setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)))
  })
