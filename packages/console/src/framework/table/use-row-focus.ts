import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { RowEvents } from './selection.ts'

interface RowFocus {
  ids: readonly string[]
  activeId: string | null
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

/** Gives one row focus and moves it by keys; returns the table's onKeyDown. */
export function useRowFocus(table: RowFocus) {
  const { ids, activeIndex, scroller, events } = table
  const idToFocus = useRef<string | null>(null)

  // After each render: the row to focus may just have been rendered.
  useLayoutEffect(() => {
    if (idToFocus.current === null) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(idToFocus.current)}"]`)
    if (!row) return
    idToFocus.current = null
    row.focus({ preventScroll: true })
  })

  const hadFocus = useHadFocus(scroller)
  const gone = table.activeId !== null && !ids.includes(table.activeId)
  // The focused row was removed, as by deleting it: its successor gets focus.
  useEffect(() => {
    const next = ids[activeIndex]
    if (!gone || next === undefined || !hadFocus.current || document.activeElement !== document.body) return
    idToFocus.current = next
    events.focus(next)
  }, [gone, ids, activeIndex, events, hadFocus])

  const moveTo = (index: number) => {
    const next = Math.min(Math.max(index, 0), ids.length - 1)
    const id = ids[next]
    if (id === undefined) return
    idToFocus.current = id
    events.focus(id)
    table.show(next)
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement // key events come from elements
    // React also bubbles events of menus and dialogs that were opened from here.
    const row = !event.defaultPrevented && event.currentTarget.contains(target) && target.closest('[data-row]')
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

/** Whether focus was in the element until it moved elsewhere, or until the focused element was removed. */
function useHadFocus(element: RefObject<HTMLElement | null>) {
  const had = useRef(false)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const enter = () => (had.current = true)
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !current.contains(relatedTarget)) had.current = false
    }
    current.addEventListener('focusin', enter)
    current.addEventListener('focusout', leave)
    return () => {
      current.removeEventListener('focusin', enter)
      current.removeEventListener('focusout', leave)
    }
  }, [element])
  return had
}

/** The command of a key on a focused row. */
type RowCommand =
  | { do: 'move'; by: number }
  | { do: 'first' | 'last' | 'open' | 'menu' | 'expand' | 'collapse' | 'select-all' | 'clear' }
  | { do: 'select'; range: boolean }

interface Key {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** The number of rows that Page Up and Page Down move by. */
const PAGE = 10

const MOVES: Record<string, RowCommand> = {
  ArrowDown: { do: 'move', by: 1 },
  ArrowUp: { do: 'move', by: -1 },
  PageDown: { do: 'move', by: PAGE },
  PageUp: { do: 'move', by: -PAGE },
  Home: { do: 'first' },
  End: { do: 'last' },
  ContextMenu: { do: 'menu' },
  Escape: { do: 'clear' },
}

/** Keys that apply only if the row itself has focus: a control inside it needs them. */
const ON_ROW: Record<string, RowCommand> = {
  Enter: { do: 'open' },
  ArrowRight: { do: 'expand' },
  ArrowLeft: { do: 'collapse' },
}

/** `onRow`: the row itself has focus, not a control inside it. */
export function rowCommand({ key, shiftKey, ctrlKey, metaKey }: Key, onRow: boolean): RowCommand | null {
  if (key === 'F10' && shiftKey) return { do: 'menu' }
  if (onRow && key === ' ') return { do: 'select', range: shiftKey }
  if (onRow && key.toLowerCase() === 'a' && (ctrlKey || metaKey)) return { do: 'select-all' }
  if (ctrlKey || metaKey) return null
  return MOVES[key] ?? (onRow ? (ON_ROW[key] ?? null) : null)
}
