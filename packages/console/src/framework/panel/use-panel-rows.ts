import { useMemo } from 'react'
import type { CellContext, Column, Item, Resource } from '../define-resource.ts'
import { usePolicies } from '../policy/policies.ts'
import type { Token } from '../search/search-query.ts'
import { createRowSearch, passing } from '../table/filter-items.ts'
import { sortItems, type Sort } from '../table/sort-items.ts'

/** The columns that exist for this user. */
export function usePermittedColumns<T extends Item>({ columns }: Resource<T>): readonly Column<T>[] {
  const policies = usePolicies()
  return useMemo(() => columns.filter(({ policy = [] }) => policies(policy) === true), [columns, policies])
}

interface RowsOptions<T extends Item> {
  items: readonly T[]
  columns: readonly Column<T>[]
  context: CellContext
  tokens: readonly Token[]
  text: string
  sort: Sort
}

/** The items as the table shows them: sorted, which is the costly part, then filtered, which each key repeats. */
export function usePanelRows<T extends Item>(resource: Resource<T>, options: RowsOptions<T>): readonly T[] {
  const { items, columns, context, tokens, text, sort } = options
  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === sort.column)
    return column ? sortItems(items, column, sort.descending, context) : items
  }, [items, columns, context, sort])
  const search = useMemo(() => createRowSearch(columns, context), [columns, context])
  const passed = useMemo(() => passing(sorted, tokens, resource.facets, context), [sorted, tokens, resource, context])
  return useMemo(() => search(passed, text), [search, passed, text])
}
