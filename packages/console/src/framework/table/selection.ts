import { useEffect, useMemo, useRef, useLayoutEffect, useState } from 'react'

/** Ids of what is selected. */
export type Selection = Readonly<Record<string, true>>

export const isSelected = (selection: Selection, id: string): boolean => selection[id] === true

/** Those of the items that are selected; mostly nothing is, and then there is nothing to look through. */
export const selectedOf = <T extends { id: string }>(items: readonly T[], selection: Selection): readonly T[] =>
  Object.keys(selection).length === 0 ? [] : items.filter(({ id }) => isSelected(selection, id))

/** Selects or deselects these; what else is selected stays so. */
export function select(selection: Selection, ids: readonly string[], on: boolean): Selection {
  const next: Record<string, true> = { ...selection }
  for (const id of ids) {
    if (on) next[id] = true
    else delete next[id]
  }
  return next
}

/** All from one row to another in the order shown, both included; only the last where the first is not shown. */
export function rangeOf(shown: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : shown.indexOf(from)
  const end = shown.indexOf(to)
  return start < 0 || end < 0 ? [to] : shown.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Where the row is that Tab stops at; when it is taken out, the one that took its place. -1: there are no rows. */
export function useActiveIndex(ids: readonly string[], activeId: string | null): number {
  const last = useRef(0)
  const index = useMemo(() => {
    const found = activeId === null ? -1 : ids.indexOf(activeId)
    return found >= 0 ? found : Math.min(last.current, ids.length - 1)
  }, [ids, activeId])
  useEffect(() => {
    last.current = Math.max(index, 0)
  }, [index])
  return index
}

/** What a row reports. */
export interface RowEvents {
  select(id: string, on: boolean, range: boolean): void
  expand(id: string, on: boolean): void
  menu(id: string, open: boolean): void
  focus(id: string): void
  saved(id: string): void
}

/** The same object for good, so that rows are not drawn anew for it; it always does what `events` do by now. */
export function useRowEvents(events: RowEvents): RowEvents {
  const latest = useRef(events)
  useLayoutEffect(() => {
    latest.current = events
  })
  const [stable] = useState<RowEvents>(() => ({
    select: (...args) => latest.current.select(...args),
    expand: (...args) => latest.current.expand(...args),
    menu: (...args) => latest.current.menu(...args),
    focus: (...args) => latest.current.focus(...args),
    saved: (...args) => latest.current.saved(...args),
  }))
  return stable
}
