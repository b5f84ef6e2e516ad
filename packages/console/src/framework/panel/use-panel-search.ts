import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Facet } from '../resource/column.ts'
import { isIn, type Item, type PanelScope } from '../resource/item.ts'
import type { Resource } from '../resource/resource.ts'
import { formatTokens, parseTokens, plainTokens, type Token } from '../search/suggestions.ts'
import { formatSort, parseSort, type Sort } from '../table/sort-items.ts'

/** The search parameters of a panel. */
interface PanelParams {
  magicSearchQuery?: string
  queryString?: string
  sort?: string
  /** The ids of the shown columns, in their order: a saved view has them. */
  columns?: string
}

/** Search parameters that reset a panel. */
export const NOTHING_SEARCHED: PanelParams = {
  magicSearchQuery: undefined,
  queryString: undefined,
  sort: undefined,
  columns: undefined,
}

const textOf = (value: unknown) => (value === undefined ? '' : String(value))

/** The filters in these search parameters. */
function filtersIn<T extends Item>(params: PanelParams & Record<string, unknown>, facets: readonly Facet<T>[]) {
  const plain = plainTokens(params, facets)
  const query = [formatTokens(plain), textOf(params.magicSearchQuery)].filter(Boolean).join('&')
  return { plain, query }
}

/** The filters of a panel's address, for prefetching before the page exists. */
export const tokensIn = <T extends Item>(
  params: Readonly<Record<string, unknown>>,
  { list }: Resource<T>,
  scope: PanelScope,
): readonly Token[] => {
  const here = list.facets.filter(isIn(scope))
  return parseTokens(filtersIn(params, here).query, here)
}

/** Search and sort of a panel are in the URL: a link shows the same rows, and Back undoes a change. */
export function usePanelSearch<T extends Item>(resource: Resource<T>, scope: PanelScope) {
  const {
    columns,
    list: { defaultSort },
  } = resource
  const facets = useMemo(() => resource.list.facets.filter(isIn(scope)), [resource, scope])
  const params: PanelParams & Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { plain, query } = filtersIn(params, facets)
  const wantedSort = parseSort(textOf(params.sort) || defaultSort)
  const sortText = columns.some(({ id }) => id === wantedSort.column) ? formatSort(wantedSort) : defaultSort

  const change = (part: PanelParams) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...part }), replace: true })
  const withoutPlain = Object.fromEntries(plain.map(({ facet }) => [facet, undefined]))

  return {
    facets,
    tokens: useMemo(() => parseTokens(query, facets), [query, facets]),
    text: textOf(params.queryString),
    sort: useMemo(() => parseSort(sortText), [sortText]),
    /** Undefined if the user's own preferences apply. */
    columns: textOf(params.columns) || undefined,
    forgetColumns: () => change({ columns: undefined }),
    setTokens: (tokens: readonly Token[]) =>
      change({ ...withoutPlain, magicSearchQuery: formatTokens(tokens) || undefined }),
    setText: (text: string) => change({ queryString: text || undefined }),
    setSort: (sort: Sort) => change({ sort: formatSort(sort) === defaultSort ? undefined : formatSort(sort) }),
    clear: () => change({ ...withoutPlain, magicSearchQuery: undefined, queryString: undefined }),
  }
}
