import { useMemo } from 'react'
import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { arrangeColumns, shownColumns } from '../table/column-layout.ts'
import { usePreferences, type Preferences } from '../table/use-preferences.ts'

interface ViewColumns {
  /** The ids in the address, of a saved view; undefined if it has none. */
  columns: string | undefined
  forgetColumns: () => void
}

/** The columns as the address or else the user's preferences arrange them. A change is a preference, whatever the view. */
export function useShownColumns<T extends Item>(
  type: string,
  all: readonly Column<T>[],
  { columns: ids, forgetColumns }: ViewColumns,
) {
  const [own, setOwn] = usePreferences(type)
  const preferences = useMemo(
    () => (ids === undefined ? own : { ...own, ...preferencesOf(ids.split(','), all) }),
    [own, ids, all],
  )
  const columns = useMemo(() => arrangeColumns(all, preferences), [all, preferences])
  const chosen = useMemo(() => shownColumns(columns, preferences.columns, Infinity), [columns, preferences.columns])
  const change = (part: Partial<Preferences>) => {
    setOwn({ ...preferences, ...part })
    if (ids !== undefined) forgetColumns()
  }
  return { columns, chosen, preferences, change }
}

/** What an address with these columns shows: just them, if the list has one of them. */
export function preferencesOf<T extends Item>(ids: readonly string[], all: readonly Column<T>[]): Partial<Preferences> {
  if (!all.some(({ id }) => ids.includes(id))) return {}
  return { order: ids, columns: Object.fromEntries(all.map(({ id }) => [id, ids.includes(id)])) }
}
