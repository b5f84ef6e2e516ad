import { useLayoutEffect, useRef, useState } from 'react'

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
