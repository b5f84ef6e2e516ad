import { useLayoutEffect, useState, type RefObject, useMemo } from 'react'
import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'

/** Which columns the user chose to show or to hide; the rest follow their declaration and the width. */
export type ColumnChoice = Readonly<Record<string, boolean>>

/** Where a column without a priority stands. */
const LAST = 3

/** What is left of the least widths where the table would rather be tight than scroll. */
const TIGHTEST = 0.75

/**
 * The columns to show: those that the user chose and those of priority 1 whatever the width, then those of priority 2
 * and the rest as long as there is room for them.
 */
export function shownColumns<T extends Item>(
  columns: readonly Column<T>[],
  choice: ColumnChoice,
  room: number,
): Column<T>[] {
  const wanted = columns.filter(({ id, optional }) => choice[id] ?? !optional)
  const must = wanted.filter(({ id, priority }) => choice[id] || priority === 1)
  const shown = new Set(must)
  let used = must.reduce((sum, { width }) => sum + width, 0)
  for (const column of wanted.toSorted((a, b) => (a.priority ?? LAST) - (b.priority ?? LAST))) {
    if (shown.has(column)) continue
    used += column.width
    if (used > room) break
    shown.add(column)
  }
  return wanted.filter((column) => shown.has(column))
}

/**
 * Widths in px that fill what is there. Where it is a little less than they need, each gives of its own; where it is
 * much less, each has its least and the table scrolls. Whole pixels, because lines between fractions of them show gaps;
 * the first column takes what is left of them.
 */
export function columnWidths<T extends Item>(columns: readonly Column<T>[], available: number): number[] {
  const least = columns.reduce((sum, { width }) => sum + width, 0)
  const shares = columns.reduce((sum, { grow = 1 }) => sum + grow, 0)
  const spare = Math.max(0, available - least)
  const squeeze = available < least && available > least * TIGHTEST ? available / least : 1
  const widths = columns.map(({ width, grow = 1 }) =>
    Math.floor(width * squeeze + (shares > 0 ? (spare * grow) / shares : 0)),
  )
  const rest = Math.max(0, available - widths.reduce((sum, width) => sum + width, 0))
  return widths.map((width, index) => (index === 0 ? width + rest : width))
}

/** The element's inner width in px, as it changes; 0 until it is there. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return
    setWidth(element.current.clientWidth)
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** Widths in px of the columns for checkbox, chevron and menu. */
export const EDGES = { select: 36, expand: 28, menu: 48 }
const EDGES_WIDTH = EDGES.select + EDGES.expand + EDGES.menu

interface ColumnsOptions<T extends Item> {
  columns: readonly Column<T>[]
  choice: ColumnChoice
  /** Of the whole table, in px. */
  width: number
}

/** Which columns the table shows, and how wide. */
export function useTableColumns<T extends Item>({ columns, choice, width }: ColumnsOptions<T>) {
  const room = width - EDGES_WIDTH
  const shown = useMemo(() => shownColumns(columns, choice, room), [columns, choice, room])
  const widths = useMemo(() => columnWidths(shown, room), [shown, room])
  return {
    shown,
    widths,
    tableWidth: EDGES_WIDTH + widths.reduce((sum, each) => sum + each, 0),
    hidden: useMemo(() => columns.filter((column) => !shown.includes(column)), [columns, shown]),
  }
}
