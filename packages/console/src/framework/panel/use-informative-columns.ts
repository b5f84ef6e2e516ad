import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod'
import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'

/**
 * The columns; those that say nothing about these rows are optional. The head is the same before the rows come and
 * after: it begins with what the list showed last time, and a column that has been shown stays while the page is open.
 */
export function useInformativeColumns<T extends Item>(
  type: string,
  columns: readonly Column<T>[],
  items: readonly T[],
): readonly Column<T>[] {
  const [lastTime] = useState(() => read(type))
  const [seen, setSeen] = useState<readonly string[]>([])
  // It reads all rows, and the panel renders with every key.
  const informative = useMemo(() => informativeIn(columns, items), [columns, items])
  const fresh = informative.filter((id) => !seen.includes(id))
  if (fresh.length > 0) setSeen([...seen, ...fresh])
  const isLoaded = items.length > 0
  useEffect(() => {
    if (isLoaded) write(type, seen)
  }, [type, isLoaded, seen])
  return useMemo(() => withoutOthers(columns, [...lastTime, ...seen]), [columns, lastTime, seen])
}

/** The ids of the columns that say something about these rows, of those that may say nothing. */
export const informativeIn = <T extends Item>(columns: readonly Column<T>[], items: readonly T[]): string[] =>
  items.length === 0 ? [] : columns.flatMap(({ id, isInformative }) => (isInformative?.(items) ? [id] : []))

/** The same columns; those that may say nothing are optional, but for these. */
export const withoutOthers = <T extends Item>(
  columns: readonly Column<T>[],
  informative: readonly string[],
): readonly Column<T>[] =>
  columns.map((column) =>
    column.isInformative && !informative.includes(column.id) ? { ...column, optional: true } : column,
  )

const keyOf = (type: string) => `meridian.columns.${type}`

function read(type: string): readonly string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(localStorage.getItem(keyOf(type)) ?? '[]'))
  } catch {
    return []
  }
}

function write(type: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(type), JSON.stringify(ids))
  } catch {
    // Without storage, the head may change when the rows come.
  }
}
