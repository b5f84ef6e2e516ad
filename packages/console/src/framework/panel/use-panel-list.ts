import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { prefetchList, queryClient } from '../../api/query.ts'
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

/** The items of a panel, filtered by the server. */
export function usePanelList<T extends Item>(
  resource: Resource<T>,
  scope: PanelScope,
  { tokens, text, held }: ListOptions,
) {
  const filters = useMemo(() => serverFilters(tokens, resource.facets), [tokens, resource])
  const filterFirst = useFilterFirst(resource.panels[scope]?.filterFirst)
  // Free text is a filter, too: it finds parts of any column in all that the service lists.
  const needsFilter = filterFirst === true && Object.keys(filters).length === 0 && text === ''
  const { data, error, isPending, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...resource.list(filters, scope),
    enabled: filterFirst === false || (filterFirst === true && !needsFilter),
    placeholderData: keepPreviousData,
  })
  return {
    items: needsFilter || held ? NOTHING : (data?.items ?? NOTHING),
    /** Nothing is listed until a filter is applied. */
    needsFilter,
    loading: !needsFilter && (isPending || (held && !error)),
    /** Rows of the previous search, until the new ones are loaded. */
    outdated: !needsFilter && isPlaceholderData,
    growing: data?.complete === false && isFetching,
    fetching: isFetching,
    error: needsFilter ? null : error,
    updatedAt: dataUpdatedAt,
    refetch,
  }
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
  const filters = serverFilters(tokensIn(params, resource, scope), resource.facets)
  if (Object.keys(filters).length === 0 && (await wantsFilter(resource.panels[scope]?.filterFirst))) return
  await prefetchList(resource.list(filters, scope))
}

async function wantsFilter(key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  const settings = await queryClient.fetchQuery(settingsQuery).catch(() => NOTHING_SET)
  return settingAt(settings, ['FILTER_DATA_FIRST', key], false)
}
