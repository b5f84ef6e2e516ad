import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { rowCommand } from './row-keys.ts'
import type { RowEvents } from './use-row-events.ts'

interface RowFocus {
  ids: readonly string[]
  activeIndex: number
  scroller: RefObject<HTMLElement | null>
  /** Scrolls the row into view. */
  show(index: number): void
  events: RowEvents
  isSelected(id: string): boolean
  selectAll(on: boolean): void
  clear(): void
  open(index: number): void
}

/** Lets one row at a time have focus and moves it by keys; answers the table's onKeyDown. */
export function useRowFocus(table: RowFocus) {
  const { ids, activeIndex, scroller, events } = table
  const wanted = useRef<string | null>(null)

  // After each draw: the row to focus may have been drawn only now.
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted.current)}"]`)
    if (!row) return
    wanted.current = null
    row.focus({ preventScroll: true })
  })

  const moveTo = (index: number) => {
    const next = Math.min(Math.max(index, 0), ids.length - 1)
    const id = ids[next]
    if (id === undefined) return
    wanted.current = id
    events.focus(id)
    table.show(next)
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement // key events come from elements
    // React hands up what happens in menus and dialogs opened from here, too.
    const row = event.currentTarget.contains(target) && target.closest('[data-row]')
    const id = ids[activeIndex]
    const command = row && id !== undefined && rowCommand(event, target === row)
    if (!command) return
    event.preventDefault()
    switch (command.do) {
      case 'move':
        return moveTo(activeIndex + command.by)
      case 'first':
        return moveTo(0)
      case 'last':
        return moveTo(ids.length - 1)
      case 'select':
        return events.select(id, !table.isSelected(id), command.range)
      case 'select-all':
        return table.selectAll(true)
      case 'clear':
        return table.clear()
      case 'expand':
        return events.expand(id, true)
      case 'collapse':
        return events.expand(id, false)
      case 'menu':
        return events.menu(id, true)
      case 'open':
        return table.open(activeIndex)
    }
  }
}
