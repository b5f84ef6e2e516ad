import { useEffect, useMemo, useRef, useLayoutEffect, useState } from 'react'

/** The ids of the selected rows. */
export type Selection = Readonly<Record<string, true>>

export const isSelected = (selection: Selection, id: string): boolean => selection[id] === true

/** The selected items; usually nothing is selected, and then nothing is filtered. */
export const selectedOf = <T extends { id: string }>(items: readonly T[], selection: Selection): readonly T[] =>
  Object.keys(selection).length === 0 ? [] : items.filter(({ id }) => isSelected(selection, id))

/** Selects or deselects these ids; the rest does not change. */
export function select(selection: Selection, ids: readonly string[], on: boolean): Selection {
  const next: Record<string, true> = { ...selection }
  for (const id of ids) {
    if (on) next[id] = true
    else delete next[id]
  }
  return next
}

/** All rows from one to another in the order shown, inclusive; only the last if the first is not shown. */
export function rangeOf(shown: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : shown.indexOf(from)
  const end = shown.indexOf(to)
  return start < 0 || end < 0 ? [to] : shown.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The index of the row that Tab stops at; if it is removed, that of its successor. -1 if there are no rows. */
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

/** The events of a row. */
export interface RowEvents {
  select(id: string, on: boolean, range: boolean): void
  expand(id: string, on: boolean): void
  menu(id: string, open: boolean): void
  focus(id: string): void
  /** Polls a row whose poll failed. */
  check(id: string): void
  saved(id: string): void
}

/** A stable object that calls the latest `events`, so that rows do not re-render. */
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
    check: (...args) => latest.current.check(...args),
    saved: (...args) => latest.current.saved(...args),
  }))
  return stable
}
