import type { Endpoint, ResultOf } from '@meridian/contract'
import { QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'
import { request, type AnyArgs, type CallArgs } from './client.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

/** Going back to a page within this time shows what was there without asking again. */
const FRESH_MS = 10_000

export const queryClient = new QueryClient({
  defaultOptions: {
    // 'always': without a network a call fails and says so, instead of waiting for one.
    queries: { retry: false, staleTime: FRESH_MS, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/** What useQuery takes. */
export interface ItemQuery<T> {
  queryKey: QueryKey
  queryFn: (context: QueryFunctionContext) => Promise<T>
}

export interface ItemList<T> {
  items: readonly T[]
  /** False while more pages are on their way. */
  complete: boolean
}

export interface ListQuery<T> extends ItemQuery<ItemList<T>> {
  /** Its first page by itself, where it pages; see `askAhead`. */
  first?: ItemQuery<unknown>
}

/** Asks for what will be listed in a moment, or as much of it as is shown first: the list then takes that answer. */
export async function askAhead({ first, ...list }: ListQuery<unknown>): Promise<void> {
  // What was listed before is shown at once, and asked for anew by the page itself.
  if (queryClient.getQueryData(list.queryKey) === undefined) await queryClient.prefetchQuery(first ?? list)
}

/** The answer that was asked for ahead, or is on its way; each serves once. Undefined where there is none. */
export function takeAhead<T>(client: QueryClient, { queryKey, queryFn }: ItemQuery<T>): Promise<T> | undefined {
  if (!client.getQueryState(queryKey)) return undefined
  const answer = client.fetchQuery({ queryKey, queryFn, staleTime: FRESH_MS })
  const forget = () => client.removeQueries({ queryKey, exact: true })
  answer.then(forget, forget)
  return answer
}

/** A read of the contract as a query; its cache key is derived from the endpoint. */
export function query<E extends Endpoint>(endpoint: E, ...[args]: CallArgs<E>): ItemQuery<ResultOf<E>> {
  const parts = (args ?? {}) as AnyArgs // Args<E> is AnyArgs, narrowed
  return {
    queryKey: keyOf(endpoint, parts),
    queryFn: ({ signal }) => request(endpoint, parts, { signal }) as Promise<ResultOf<E>>, // parsed by E's own schema
  }
}

/** A read whose answer holds for as long as the page is open, and is asked for once. */
export const queryOnce = <E extends Endpoint>(endpoint: E, ...args: CallArgs<E>) => ({
  ...query(endpoint, ...args),
  staleTime: Infinity,
  gcTime: Infinity,
})

export const keyOf = (endpoint: Endpoint, args: AnyArgs): QueryKey => [endpoint.method, endpoint.path, args]
