import { useEffect, useMemo, useReducer, useState } from 'react'
import { whenIdle } from '../loading/timers.ts'
import { useKnownOnce, usePolicies } from '../policy/policy-store.ts'
import type { Column } from '../resource/column.ts'
import { isIn, type CellContext, type Item, type PanelScope, type PolicyRule } from '../resource/item.ts'
import type { Resource } from '../resource/resource.ts'
import type { Token } from '../search/suggestions.ts'
import { createRowSearch, matchingFacets } from '../table/row-search.ts'
import { sortItems, type Sort } from '../table/sort-items.ts'

interface PermittedColumns<T extends Item> {
  /** The same array until a policy changes it, since much is derived from it. */
  permitted: readonly Column<T>[]
  /** Rows wait for that: a column that appeared later would move the others. */
  areKnown: boolean
}

/** The columns that the policy allows, and until that is known, all that it may allow. */
export function usePermittedColumns<T extends Item>({ columns }: Resource<T>, scope: PanelScope): PermittedColumns<T> {
  const policies = usePolicies()
  const isHere = isIn(scope)
  const areKnown = useKnownOnce(columns.map(({ policy = [] }) => policies(policy)))
  const isAllowed = (rules: readonly PolicyRule[] = []) => policies(rules) ?? !areKnown
  const idsWhere = (test: (column: Column<T>) => boolean) =>
    columns.flatMap((each) => (test(each) ? [each.id] : [])).join()
  const forbidden = idsWhere((column) => !isHere(column) || !isAllowed(column.policy))
  const fixed = idsWhere(({ edit }) => edit !== undefined && !isAllowed(edit.policy))
  const permitted = useMemo(() => {
    const [without, toRead] = [new Set(forbidden.split(',')), new Set(fixed.split(','))]
    return columns
      .filter(({ id }) => !without.has(id))
      .map((column) => (toRead.has(column.id) ? { ...column, edit: undefined } : column))
  }, [columns, forbidden, fixed])
  return { permitted, areKnown }
}

interface RowsOptions<T extends Item> {
  items: readonly T[]
  columns: readonly Column<T>[]
  /** The columns that free text searches. */
  searched: readonly Column<T>[]
  context: CellContext
  tokens: readonly Token[]
  text: string
  sort: Sort
}

/** The rows of the table: sorted first, which is expensive, then filtered, which runs on every key. */
export function usePanelRows<T extends Item>(resource: Resource<T>, options: RowsOptions<T>): readonly T[] {
  const { items, columns, searched, context, tokens, text, sort } = options
  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === sort.column)
    return column ? sortItems(items, column, sort.descending, context) : items
  }, [items, columns, context, sort])
  const search = useMemo(() => createRowSearch(searched, context), [searched, context])
  const applied = usePrepared(search, items, text)
  const passed = useMemo(
    () => matchingFacets(sorted, tokens, resource.list.facets, context),
    [sorted, tokens, resource, context],
  )
  return useMemo(() => search.find(passed, applied), [search, passed, applied])
}

/**
 * The text to search for; the previous one until the search texts of all rows are computed, which for thousands of rows
 * would delay the key. Usually that is done while the page is idle.
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
    return processInPieces(items, search.prepare, { urgent, onDone })
  }, [search, items, urgent])
  if (applied !== text && (!urgent || search.isPrepared(items))) setApplied(text)
  return applied
}

/** Items that are processed between two checks of the time. */
const CHUNK = 50
/** The longest time in ms that the page may block unnoticed. */
const MAX_BLOCKING_MS = 8

interface Pieces {
  /** The user waits for it: it runs in timers, not only when the browser is idle. */
  urgent: boolean
  onDone: () => void
}

/** Processes the items in short pieces, so that the page stays responsive; returns a function that cancels. */
export function processInPieces<T>(
  items: readonly T[],
  work: (some: readonly T[]) => void,
  { urgent, onDone }: Pieces,
): () => void {
  const later = urgent ? soon : whenIdle
  let next = 0
  let cancel = () => {}
  const step = () => {
    const end = performance.now() + MAX_BLOCKING_MS
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
