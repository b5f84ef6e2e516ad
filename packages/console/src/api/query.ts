import type { Endpoint, ResultOf } from '@meridian/contract'
import { notifyManager, QueryClient, type Query, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'
import { request, type AnyArgs, type CallArgs } from './client.ts'
import { refetchGaps, type WithGaps } from './gaps.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    /** `project`: another project of the user than the tab's. `quiet`: see `CallOptions`. */
    queryMeta: { project?: string; quiet?: boolean }
  }
}

/** Returning to a page within this time shows the cached data without a request. */
const FRESH_MS = 10_000

export const queryClient = new QueryClient({
  defaultOptions: {
    // 'always': without a network, a request fails with an error instead of waiting.
    queries: { retry: false, staleTime: FRESH_MS, networkMode: 'always', refetchInterval: refetchGaps },
    mutations: { networkMode: 'always' },
  },
})

/** The options of useQuery. */
export interface ItemQuery<T> {
  queryKey: QueryKey
  queryFn: (context: QueryFunctionContext) => Promise<T>
}

export interface ItemList<T> extends WithGaps {
  items: readonly T[]
  /** False while more pages are loading. */
  complete: boolean
}

export interface ListQuery<T> extends ItemQuery<ItemList<T>> {
  /** The query of its first page, if it pages; see `prefetchList`. */
  first?: ItemQuery<unknown>
}

/** Prefetches a list, or its first page: the list then uses that response. */
export async function prefetchList({ first, ...list }: ListQuery<unknown>): Promise<void> {
  // A cached list is shown at once, and the page itself refetches it.
  if (queryClient.getQueryData(list.queryKey) === undefined) await queryClient.prefetchQuery(first ?? list)
}

/** The prefetched response, or the pending request; each is used once. Undefined without a prefetch. */
export function takePrefetched<T>(client: QueryClient, { queryKey, queryFn }: ItemQuery<T>): Promise<T> | undefined {
  if (!client.getQueryState(queryKey)) return undefined
  const response = client.fetchQuery({ queryKey, queryFn, staleTime: FRESH_MS })
  const forget = () => client.removeQueries({ queryKey, exact: true })
  response.then(forget, forget)
  return response
}

/**
 * Changes what a query has without a request of its own. As one row, or names that come late, say nothing about the rest,
 * its age, its failure and whether it is invalidated stay; `setQueryData` would make it look new and whole.
 */
export function amend<T>(cached: Query | undefined, change: (data: T) => T) {
  if (cached?.state.data === undefined) return
  const { data, dataUpdatedAt: updatedAt, dataUpdateCount, isInvalidated, status, error } = cached.state
  const changed = change(data as T) // the caller knows what its query has
  if (changed === data) return
  notifyManager.batch(() => {
    cached.setData(changed, { updatedAt, manual: true })
    cached.setState({ dataUpdateCount, isInvalidated, status, error })
  })
}

/** A query for an endpoint of the contract; its cache key is derived from the endpoint. */
export function query<E extends Endpoint>(endpoint: E, ...[args]: CallArgs<E>): ItemQuery<ResultOf<E>> {
  const parts = (args ?? {}) as AnyArgs // Args<E> is AnyArgs, narrowed
  return {
    queryKey: keyOf(endpoint, parts),
    queryFn: ({ signal, meta }) => request(endpoint, parts, { signal, ...meta }) as Promise<ResultOf<E>>, // parsed by E's schema
  }
}

/** A query whose result is valid as long as the page is open, and is fetched once. */
export const queryOnce = <E extends Endpoint>(endpoint: E, ...args: CallArgs<E>) => ({
  ...query(endpoint, ...args),
  staleTime: Infinity,
  gcTime: Infinity,
})

export const keyOf = (endpoint: Endpoint, args: AnyArgs): QueryKey => [endpoint.method, endpoint.path, args]
