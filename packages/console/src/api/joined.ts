import { ApiError } from './api-error.ts'
import type { Query } from './client.ts'
import { fetchPageOf, inPages, type PagedEndpoint } from './pages.ts'
import { keyOf, queryClient, type ItemList, type ItemQuery, type ListQuery } from './query.ts'

/** The names of other items come from a list that is at most this old. */
const NAMES_STALE_MS = 30_000

/** A reply of the API, which is whole, or a list as far as it is loaded. */
type Listed<T> = Pick<ItemList<T>, 'items'> & Partial<ItemList<T>>

/** The items of a list, for `joinedPages`; null if they cannot be known, which is not the same as none. */
export const itemsOrNull = async <T>(list: ItemQuery<Listed<T>>): Promise<readonly T[] | null> =>
  (await orNull(queryClient.fetchQuery({ ...list, staleTime: NAMES_STALE_MS, meta: { quiet: true } })))?.items ?? null

/** The same as far as it was fetched before, without a request. */
export function cachedItems<T>({ queryKey }: ItemQuery<Listed<T>>): readonly T[] | null {
  const list = queryClient.getQueryData<Listed<T>>(queryKey)
  return list && list.complete !== false ? list.items : null
}

/** The items of a list by their ids, for `joinedPages`; none if the request fails. */
export const itemsById = async <T extends { id: string }>(list: ListQuery<T>): Promise<ReadonlyMap<string, T>> =>
  new Map((await itemsOrNull(list))?.map((item) => [item.id, item]))

/**
 * A list that pages, joined with other items. Rows are shown as soon as their page is loaded, joined with null, and again when
 * `load` has the others: names only describe a row, and nobody should wait for them.
 */
export function joinedPages<T extends { id: string }, Found, Joined extends T>(
  endpoint: PagedEndpoint<T>,
  filters: Readonly<Query>,
  load: (items: readonly T[]) => Promise<Found | null>,
  join: (item: T, found: Found | null) => Joined,
): ListQuery<Joined> {
  const query = { ...filters, paginate: true }
  // Not the key of the plain list, whose items are not joined.
  return inPages<Joined>([...keyOf(endpoint, { query }), 'joined'], async (...window) => {
    const { items, ...page } = await fetchPageOf(endpoint, query, ...window)
    const later = items.length > 0 ? load(items).then((found) => (item: Joined) => join(item, found)) : undefined
    return { ...page, items: items.map((item) => join(item, null)), later }
  })
}

/** The same of a list that the API returns whole. */
export const joinedList = <T extends { id: string }, Found, Joined extends T>(
  { queryKey, queryFn }: ItemQuery<{ items: readonly T[] }>,
  load: () => Promise<Found | null>,
  join: (item: T, found: Found | null) => Joined,
): ListQuery<Joined> => {
  const key = [...queryKey, 'joined']
  return inPages<Joined>(key, async (_last, signal) => {
    const { items } = await queryFn({ client: queryClient, queryKey: key, signal, meta: undefined })
    return {
      items: items.map((item) => join(item, null)),
      has_more_data: false,
      later: items.length > 0 ? load().then((found) => (item: Joined) => join(item, found)) : undefined,
    }
  })
}

/** One item with what it refers to; not under the key of the plain item, which has none of that. */
export const joinedOne = <T, Joined>(
  { queryKey, queryFn }: ItemQuery<T>,
  join: (item: T, signal: AbortSignal) => Promise<Joined>,
): ItemQuery<Joined> => ({
  queryKey: [...queryKey, 'joined'],
  queryFn: async (context) => join(await queryFn(context), context.signal),
})

/** The result, or null if the request fails. */
export const orNull = <T>(result: Promise<T>): Promise<T | null> => nullIf(result, () => true)

/** The result, or null if the service does not have it. Other failures are thrown. */
export const ifFound = <T>(result: Promise<T>): Promise<T | null> => nullIf(result, ({ status }) => status === 404)

async function nullIf<T>(result: Promise<T>, isNothing: (error: ApiError) => boolean): Promise<T | null> {
  try {
    return await result
  } catch (error) {
    if (error instanceof ApiError && isNothing(error)) return null
    throw error
  }
}
