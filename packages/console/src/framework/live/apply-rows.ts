import type { LiveRows } from '@meridian/contract'
import type { Query } from '@tanstack/react-query'
import { queryClient, type ItemList } from '../../api/query.ts'
import { cachedItem, dropItems, refreshItem, refreshLists } from '../resource/item-cache.ts'
import type { Item } from '../resource/item.ts'
import { entryOfType, type RegistryEntry } from '../resource/registry.ts'
import type { AnyResource } from '../resource/resource.ts'
import { interestOf } from './interests.ts'

/** More rows than these are not fetched one by one. */
const MANY = 8
const PAUSE_MS = 200

/** Fetches what has changed with this tab's own token, and puts it into all pages that show it. */
export async function applyRows(rows: LiveRows, registry: readonly RegistryEntry[]): Promise<void> {
  const resource = await entryOfType(registry, rows.of.replace('*', ''))?.resource()
  if (!resource) return
  await untilNothingIsOpen(resource)
  const { changed, removed, again, count } = rows
  if (removed.length > 0) dropItems(resource, new Set(removed))
  if (again || changed.length > MANY || (count !== null && lacksRows(resource, rows.of, count))) {
    await refreshLists(resource)
    // Those that are shown or waited for by themselves.
    const single = changed.filter((id) => queryClient.getQueryState(resource.load(id).queryKey) !== undefined)
    await Promise.allSettled(single.map((id) => refreshItem(resource, id)))
    if (again) await refreshShown(rows.of)
    return
  }
  const results = await Promise.allSettled(
    changed.map((id) => (isKnown(resource, id) ? refreshItem(resource, id) : add(resource, id, rows.of))),
  )
  flash(changed.filter((_id, index) => results[index]?.status === 'fulfilled' && results[index].value !== 'same'))
}

/** A menu keeps the row that it belongs to; a list that is loading would bring back what it has read before. */
async function untilNothingIsOpen(resource: AnyResource): Promise<void> {
  const isBusy = () =>
    document.querySelector('[role=menu]') !== null ||
    listsOf(resource).some(({ state }) => state.fetchStatus === 'fetching')
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}

const listsOf = (resource: AnyResource) =>
  queryClient.getQueryCache().findAll({ queryKey: resource.list.query({}).queryKey.slice(0, 2) })

/** All queries of what is followed that are in sight; what was just requested is not requested again. */
const refreshShown = (of: string) =>
  queryClient.refetchQueries(
    { type: 'active', stale: true, predicate: ({ queryKey }) => interestOf(queryKey) === of },
    { cancelRefetch: false },
  )

const isKnown = (resource: AnyResource, id: string): boolean =>
  cachedItem(resource, id) !== undefined || queryClient.getQueryState(resource.load(id).queryKey) !== undefined

/** Lists of these are of all that is followed; others depend on filters. */
const WITHOUT_FILTERS = new Set(['paginate', 'all_projects'])

/** Whether a list has all rows of what is followed. */
function isWhole({ queryKey, state: { data } }: Query, of: string): boolean {
  const [, , args, ...more] = queryKey
  const { query = {} } = (args ?? {}) as { query?: object } // the arguments of a request
  const isUnfiltered = more.length === 0 && Object.keys(query).every((name) => WITHOUT_FILTERS.has(name))
  const list = data as ItemList<Item> | undefined // queries of these addresses keep lists
  return isUnfiltered && interestOf(queryKey) === of && list?.complete === true
}

/** Whether a list has another number of rows than there are. */
const lacksRows = (resource: AnyResource, of: string, count: number): boolean =>
  listsOf(resource).some((query) => isWhole(query, of) && (query.state.data as ItemList<Item>).items.length !== count) // as `isWhole` has found

/** A new row: lists of all get it, the services decide which filters it passes. */
async function add(resource: AnyResource, id: string, of: string): Promise<'changed'> {
  const lists = listsOf(resource)
  const whole = lists.filter((query) => isWhole(query, of))
  if (whole.length > 0) {
    const item = await queryClient.fetchQuery({ ...resource.load(id), meta: { quiet: true } })
    for (const { queryKey, state } of whole)
      queryClient.setQueryData<ItemList<Item>>(
        queryKey,
        (list) => list && { ...list, items: [...list.items.filter((other) => other.id !== id), item] },
        { updatedAt: state.dataUpdatedAt },
      )
  }
  await queryClient.invalidateQueries({ predicate: (query) => lists.includes(query) && !whole.includes(query) })
  return 'changed'
}

const FLASH_MS = 1600

/** The rows that have changed are marked once, where motion is wanted. */
function flash(ids: readonly string[]): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // React draws them before the next frame but one.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const id of ids)
        document
          .querySelector(`[data-row="${CSS.escape(id)}"]`)
          ?.animate({ backgroundColor: ['var(--color-warn-soft)', 'transparent'] }, { duration: FLASH_MS })
    }),
  )
}
