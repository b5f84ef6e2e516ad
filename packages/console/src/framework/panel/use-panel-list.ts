import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { prefetchList, queryClient, type ItemList, type ListQuery } from '../../api/query.ts'
import { useDelayed } from '../loading/timers.ts'
import type { Item, PanelScope } from '../resource/item.ts'
import type { Resource } from '../resource/resource.ts'
import { serverFilters, type Token } from '../search/suggestions.ts'
import { settingAt, useSettings, NOTHING_SET, settingsQuery } from '../session/settings.ts'
import { tokensIn } from './use-panel-search.ts'

const NOTHING: readonly never[] = []

interface ListOptions {
  tokens: readonly Token[]
  text: string
  /** The rows wait for something else: the list is loading until that is there, too. */
  held: boolean
}

/** What is loaded this soon is not worth another request. */
const SOON_MS = 1000

/** The items of a panel, filtered by the server. */
export function usePanelList<T extends Item>(
  resource: Resource<T>,
  scope: PanelScope,
  { tokens, text, held }: ListOptions,
) {
  const filters = useMemo(() => serverFilters(tokens, resource.list.facets), [tokens, resource])
  const filterFirst = useFilterFirst(resource.panels[scope]?.filterFirst)
  const isFiltered = Object.keys(filters).length > 0
  // Free text is a filter, too: it finds parts of any column in all that the service lists.
  const needsFilter = filterFirst === true && !isFiltered && text === ''
  const list = resource.list.query(filters, scope)
  const { data, error, isPending, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...list,
    enabled: filterFirst === false || (filterFirst === true && !needsFilter),
    placeholderData: keepPreviousData,
  })
  const isHalf = data?.complete === false && !isPlaceholderData
  // A fetch that is under way is not begun anew.
  const loadRest = async () => (await refetch({ cancelRefetch: false })).data?.complete === true

  const isLongHalf = useDelayed(isHalf, SOON_MS) && isHalf && !isFiltered
  const asks = isLongHalf && text !== '' ? askedLists(resource, scope, { text, except: list }) : []
  const { data: answer, isFetching: isAsking } = useQuery({
    queryKey: [...list.queryKey.slice(0, 2), 'asked', text, scope],
    queryFn: () => firstOfAll(asks),
    enabled: asks.length > 0,
  })
  const found = asks.length > 0 ? answer?.items : undefined
  const items = useMemo(() => merge(data?.items ?? NOTHING, found), [data, found])
  const hasStopped = isHalf && !isFetching
  const mustReload = hasStopped && text !== '' && asks.length === 0
  useEffect(() => {
    if (mustReload) void refetch()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each text: what fails again waits for the user
  }, [text])

  const { data: total } = useQuery({
    queryKey: ['total', resource.type, scope],
    queryFn: async () => (await resource.list.total?.(scope)) ?? null,
    enabled: isLongHalf && resource.panels[scope] !== undefined && resource.list.total !== undefined,
  })
  return {
    items: needsFilter || held ? NOTHING : items,
    /** Nothing is listed until a filter is applied. */
    needsFilter,
    loading: !needsFilter && (isPending || (held && !error)),
    /** Rows of the previous search, until the new ones are loaded. */
    outdated: !needsFilter && isPlaceholderData,
    /** Set while more rows exist than are loaded. */
    half: isHalf && !needsFilter ? halfOf(items.length, { total, growing: isFetching, asking: isAsking }) : null,
    loadRest,
    fetching: isFetching,
    error: needsFilter ? null : error,
    updatedAt: dataUpdatedAt,
    refetch,
  }
}

/** What is known of a list of which only the first rows are loaded. */
export interface Half {
  loaded: number
  /** Null if the service cannot count. */
  total: number | null
  /** The rest is being loaded; false if that was given up. */
  growing: boolean
  /** The service is being asked for what the search describes. */
  asking: boolean
}

/** A total that was counted before some of the rows came is no total. */
export const halfOf = (loaded: number, { total, growing, asking }: Partial<Half>): Half => ({
  loaded,
  total: total && total > loaded ? total : null,
  growing: growing === true,
  asking: asking === true,
})

interface Asked<T> {
  text: string
  /** The list itself, which is loaded anyway. */
  except: ListQuery<T>
}

/** What the service may be asked for a text, as find-anything does, while not all rows are loaded. */
export function askedLists<T extends Item>(
  resource: Resource<T>,
  scope: PanelScope,
  { text, except }: Asked<T>,
): readonly ListQuery<T>[] {
  // Only a panel's own list: the list of one item, as a group's rules, shows less than a type has.
  if (!resource.panels[scope]) return []
  const own = hashKey(except.queryKey)
  return (resource.find?.lists(text, scope) ?? []).filter(({ queryKey }) => hashKey(queryKey) !== own)
}

/** What all of these answer; a list that fails adds nothing. */
async function firstOfAll<T extends Item>(lists: readonly ListQuery<T>[]): Promise<ItemList<T>> {
  const answers = await Promise.allSettled(lists.map((list) => queryClient.fetchQuery(list)))
  const items = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.items : []))
  return { items: merge([], items), complete: false }
}

/** The items, and those of `more` that are not among them. */
export function merge<T extends Item>(items: readonly T[], more: readonly T[] = NOTHING): readonly T[] {
  if (more.length === 0) return items
  const known = new Set(items.map(({ id }) => id))
  return [...items, ...more.filter(({ id }) => !known.has(id) && known.add(id))]
}

/** Whether the operator requires a filter first; undefined until the settings are loaded. */
function useFilterFirst(key: string | undefined): boolean | undefined {
  const settings = useSettings()
  if (key === undefined) return false
  return settings && settingAt(settings, ['FILTER_DATA_FIRST', key], false)
}

/** Prefetches the first rows of a panel: together with its code, or while the pointer is on a link to it. */
export async function prefetchPanel<T extends Item>(
  resource: Resource<T>,
  scope: PanelScope,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  const filters = serverFilters(tokensIn(params, resource, scope), resource.list.facets)
  if (Object.keys(filters).length === 0 && (await wantsFilter(resource.panels[scope]?.filterFirst))) return
  await prefetchList(resource.list.query(filters, scope))
}

async function wantsFilter(key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  const settings = await queryClient.fetchQuery(settingsQuery).catch(() => NOTHING_SET)
  return settingAt(settings, ['FILTER_DATA_FIRST', key], false)
}
