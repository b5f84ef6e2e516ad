import { replaceEqualDeep } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { queryClient, type ItemList, type ItemQuery } from '../../api/query.ts'
import type { Item } from './item.ts'
import type { Resource } from './resource.ts'

/** What all lists of the resource have in common, whatever their filters. */
const listsOf = <T extends Item>(resource: Resource<T>) => ({ queryKey: resource.list({}).queryKey.slice(0, 2) })

/** Changes items in place; the lists stay as old as they are, and those that are to be fetched anew still are. */
function changeLists<T extends Item>(resource: Resource<T>, change: (items: readonly T[]) => readonly T[]) {
  for (const query of queryClient.getQueryCache().findAll(listsOf(resource))) {
    const { data, dataUpdatedAt: updatedAt, isInvalidated } = query.state
    const list = data as ItemList<T> | undefined // listsOf finds lists
    const items = list && change(list.items)
    if (!items || items === list.items) continue
    queryClient.setQueryData<ItemList<T>>(query.queryKey, { ...list, items }, { updatedAt })
    if (isInvalidated) query.invalidate()
  }
}

/** A list being fetched anew would bring back what was just taken out of it. */
const refetchRunning = <T extends Item>(resource: Resource<T>) =>
  queryClient.invalidateQueries({
    ...listsOf(resource),
    predicate: ({ state }) =>
      state.fetchStatus === 'fetching' && (state.data as ItemList<T> | undefined)?.complete === true, // listsOf finds lists
  })

/** Takes items out of all lists. */
export function dropItems<T extends Item>(resource: Resource<T>, ids: ReadonlySet<string>) {
  changeLists(resource, (items) => items.filter(({ id }) => !ids.has(id)))
  for (const id of ids) queryClient.removeQueries({ queryKey: resource.load(id).queryKey, exact: true })
  void refetchRunning(resource)
}

/**
 * A read that goes on though nobody shows it any more. Otherwise, when the last who does leaves, such as a dialog that
 * closes, the query gives up what it waits for, and answers what it had before as if it were new.
 */
const toTheEnd = <T>({ queryKey, queryFn }: ItemQuery<T>): ItemQuery<T> => ({
  queryKey,
  // It gives up only where the context's own signal was taken.
  queryFn: ({ client, meta }) => queryFn({ client, meta, queryKey, signal: new AbortController().signal }),
})

/** Fetches one item and puts it in its place in all lists; answers whether it was there, and other than before. */
export async function refreshItem<T extends Item>(
  resource: Resource<T>,
  id: string,
): Promise<'changed' | 'same' | 'gone'> {
  try {
    const item = await queryClient.fetchQuery({ ...toTheEnd(resource.load(id)), staleTime: 0 })
    let changed = false
    changeLists(resource, (items) => {
      const index = items.findIndex((old) => old.id === id)
      const old = items[index]
      const next = replaceEqualDeep(old, item)
      // The same array where nothing changed: a list of thousands is then not even compared.
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

/** As `refreshItem`, of an item that was just changed: an answer that was on its way by then may not tell of it. */
export async function refreshChanged<T extends Item>(resource: Resource<T>, id: string) {
  const { queryKey, queryFn } = resource.load(id)
  if (queryClient.isFetching({ queryKey, exact: true }) > 0)
    await queryClient.fetchQuery({ queryKey, queryFn }).catch(() => {}) // whoever asked is told
  return refreshItem(resource, id)
}

/** Fetches all lists anew, those on screen at once. */
export const refreshLists = <T extends Item>(resource: Resource<T>) => queryClient.invalidateQueries(listsOf(resource))
