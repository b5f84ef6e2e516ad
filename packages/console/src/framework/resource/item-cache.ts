import { replaceEqualDeep } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { amend, queryClient, type ItemList, type ItemQuery } from '../../api/query.ts'
import type { Item } from './item.ts'
import type { Resource } from './resource.ts'

/** The common query key of all lists of the resource, whatever their filters. */
const listsOf = <T extends Item>(resource: Resource<T>) => ({ queryKey: resource.list.query({}).queryKey.slice(0, 2) })

/** The list that a query has; undefined for what else is kept under its address, as one item that was found in it. */
const listIn = <T extends Item>(data: unknown): ItemList<T> | undefined =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items)
    ? (data as ItemList<T>) // the queries of a resource's lists keep its items
    : undefined

/** Changes items in the cached lists. */
function changeLists<T extends Item>(resource: Resource<T>, change: (items: readonly T[]) => readonly T[]) {
  for (const query of queryClient.getQueryCache().findAll(listsOf(resource))) {
    amend(query, (data) => {
      const list = listIn<T>(data)
      const items = list && change(list.items)
      return items && items !== list.items ? { ...list, items } : data
    })
  }
}

/** The item as one of the cached lists has it. */
export function cachedItem<T extends Item>(resource: Resource<T>, id: string): T | undefined {
  for (const query of queryClient.getQueryCache().findAll(listsOf(resource))) {
    const found = listIn<T>(query.state.data)?.items.find((item) => item.id === id)
    if (found) return found
  }
  return undefined
}

/** A list that is being fetched would bring back the items that were just removed. */
const refetchRunning = <T extends Item>(resource: Resource<T>) =>
  queryClient.invalidateQueries({
    ...listsOf(resource),
    predicate: ({ state }) => state.fetchStatus === 'fetching' && listIn<T>(state.data)?.complete === true,
  })

/** The first part of the query keys of what uses an item. */
export const USED_BY = 'used by'

interface UsedByLine {
  links: readonly { type: string; id: string }[]
}

/** Removes items from all lists. */
export function dropItems<T extends Item>(resource: Resource<T>, ids: ReadonlySet<string>) {
  changeLists(resource, (items) => items.filter(({ id }) => !ids.has(id)))
  for (const id of ids) queryClient.removeQueries({ queryKey: resource.load(id).queryKey, exact: true })
  // A refusal that is still in sight links to them no longer.
  queryClient.setQueriesData<readonly UsedByLine[]>({ queryKey: [USED_BY] }, (lines) =>
    lines?.map((line) => ({
      ...line,
      links: line.links.filter(({ type, id }) => type !== resource.type || !ids.has(id)),
    })),
  )
  void refetchRunning(resource)
}

/**
 * A query that continues without observers. Otherwise, when the last observer unmounts, as a dialog that closes, React
 * Query aborts it and returns the old data as if it were new.
 */
const withoutAbort = <T>({ queryKey, queryFn }: ItemQuery<T>): ItemQuery<T> => ({
  queryKey,
  // React Query aborts only if the query function reads the context's signal.
  queryFn: ({ client, meta }) => queryFn({ client, meta, queryKey, signal: new AbortController().signal }),
})

/** What is polled may have been deleted. */
const QUIET = { quiet: true }

/** Fetches one item and replaces it in all lists; returns whether it has changed or is gone. */
export async function refreshItem<T extends Item>(
  resource: Resource<T>,
  id: string,
): Promise<'changed' | 'same' | 'gone'> {
  try {
    const item = await queryClient.fetchQuery({ ...withoutAbort(resource.load(id)), staleTime: 0, meta: QUIET })
    let changed = false
    changeLists(resource, (items) => {
      const index = items.findIndex((old) => old.id === id)
      const old = items[index]
      const next = replaceEqualDeep(old, item)
      // The same array if nothing changed: a list of thousands is then not compared.
      if (!old || next === old) return items
      changed = true
      return items.with(index, next)
    })
    return changed ? 'changed' : 'same'
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    dropItems(resource, new Set([id]))
    return 'gone'
  }
}

/** `refreshItem` for an item that was just changed: a request from before the change may return the old state. */
export async function refreshChanged<T extends Item>(resource: Resource<T>, id: string) {
  const { queryKey, queryFn } = resource.load(id)
  if (queryClient.isFetching({ queryKey, exact: true }) > 0)
    await queryClient.fetchQuery({ queryKey, queryFn }).catch(() => {}) // the sender of that request handles its error
  return refreshItem(resource, id)
}

/** Refetches all lists, the visible ones at once. */
export const refreshLists = <T extends Item>(resource: Resource<T>) => queryClient.invalidateQueries(listsOf(resource))
