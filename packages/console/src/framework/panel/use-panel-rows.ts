import { useEffect, useMemo, useReducer, useState } from 'react'
import { whenIdle } from '../loading/timers.ts'
import { usePolicies } from '../policy/policy-store.ts'
import type { Column } from '../resource/column.ts'
import { isIn, type CellContext, type Item, type PanelScope, type PolicyRule } from '../resource/item.ts'
import type { Resource } from '../resource/resource.ts'
import type { Token } from '../search/suggestions.ts'
import { createRowSearch, passing } from '../table/cell-text.ts'
import { sortItems, type Sort } from '../table/sort-items.ts'

/** The columns that exist for this user; the same array until that changes, for much is derived from it. */
export function usePermittedColumns<T extends Item>({ columns }: Resource<T>, scope: PanelScope): readonly Column<T>[] {
  const policies = usePolicies()
  const isHere = isIn(scope)
  const isAllowed = (rules: readonly PolicyRule[] = []) => policies(rules) === true
  const idsWhere = (test: (column: Column<T>) => boolean) =>
    columns.flatMap((each) => (test(each) ? [each.id] : [])).join()
  const forbidden = idsWhere((column) => !isHere(column) || !isAllowed(column.policy))
  const fixed = idsWhere(({ edit }) => edit !== undefined && !isAllowed(edit.policy))
  return useMemo(() => {
    const [without, toRead] = [new Set(forbidden.split(',')), new Set(fixed.split(','))]
    return columns
      .filter(({ id }) => !without.has(id))
      .map((column) => (toRead.has(column.id) ? { ...column, edit: undefined } : column))
  }, [columns, forbidden, fixed])
}

interface RowsOptions<T extends Item> {
  items: readonly T[]
  columns: readonly Column<T>[]
  /** Those of them that free text is looked for in. */
  searched: readonly Column<T>[]
  context: CellContext
  tokens: readonly Token[]
  text: string
  sort: Sort
}

/** The items as the table shows them: sorted, which is the costly part, then filtered, which each key repeats. */
export function usePanelRows<T extends Item>(resource: Resource<T>, options: RowsOptions<T>): readonly T[] {
  const { items, columns, searched, context, tokens, text, sort } = options
  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === sort.column)
    return column ? sortItems(items, column, sort.descending, context) : items
  }, [items, columns, context, sort])
  const search = useMemo(() => createRowSearch(searched, context), [searched, context])
  const applied = usePrepared(search, items, text)
  const passed = useMemo(() => passing(sorted, tokens, resource.facets, context), [sorted, tokens, resource, context])
  return useMemo(() => search.find(passed, applied), [search, passed, applied])
}

/**
 * The text to look for: the one before it until what the rows say has been put together, which for thousands of rows
 * would hold up the key that asked for it. Mostly that was done while the page was idle.
 */
function usePrepared<T extends Item>(
  search: ReturnType<typeof createRowSearch<T>>,
  items: readonly T[],
  text: string,
): string {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const [applied, setApplied] = useState(text)
  const urgent = text !== ''
  useEffect(() => {
    if (search.isPrepared(items)) return
    const onDone = () => {
      search.rememberPrepared(items)
      lookAgain()
    }
    return inPieces(items, search.prepare, { urgent, onDone })
  }, [search, items, urgent])
  if (applied !== text && (!urgent || search.isPrepared(items))) setApplied(text)
  return applied
}

/** Items that are worked on between two looks at the clock. */
const CHUNK = 50
/** What nobody notices the page is busy for, in ms. */
const PIECE_MS = 8

interface Pieces {
  /** Somebody waits for it: between what the page does, and not only when it has nothing to do. */
  urgent: boolean
  onDone: () => void
}

/** Works through the items in short pieces, so that the page stays awake; answers how to stop. */
export function inPieces<T>(
  items: readonly T[],
  work: (some: readonly T[]) => void,
  { urgent, onDone }: Pieces,
): () => void {
  const later = urgent ? soon : whenIdle
  let next = 0
  let cancel = () => {}
  const step = () => {
    const end = performance.now() + PIECE_MS
    for (; next < items.length && performance.now() < end; next += CHUNK) work(items.slice(next, next + CHUNK))
    if (next < items.length) cancel = later(step)
    else onDone()
  }
  if (urgent) step()
  else cancel = later(step)
  return () => cancel()
}

function soon(step: () => void): () => void {
  const timer = setTimeout(step)
  return () => clearTimeout(timer)
}
