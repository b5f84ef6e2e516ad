import { useLayoutEffect, useState, type RefObject, useMemo } from 'react'
import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'

/** The columns that the user chose to show or to hide; the rest depend on their declaration and the width. */
export type ColumnChoice = Readonly<Record<string, boolean>>

/** The user's order of columns, and the widths in px of those that they resized. */
export interface ColumnArrangement {
  order: readonly string[]
  widths: Readonly<Record<string, number | undefined>>
}

/** A narrower column shows nothing. */
export const MIN_WIDTH = 48

/** The columns as the user arranged them; those that the order does not name come last, in their own order. */
export function arrangeColumns<T extends Item>(
  columns: readonly Column<T>[],
  { order, widths }: ColumnArrangement,
): readonly Column<T>[] {
  const rank = ({ id }: Column<T>) => (order.includes(id) ? order.indexOf(id) : order.length)
  const resized = (column: Column<T>) => {
    const width = widths[column.id]
    return width === undefined ? column : { ...column, width: Math.max(MIN_WIDTH, width), grow: 0 }
  }
  return columns.map(resized).toSorted((a, b) => rank(a) - rank(b))
}

/** The rank of a column without a priority. */
const LAST = 3

/** Columns shrink to this share of their minimum width before the table scrolls. */
const TIGHTEST = 0.75

/**
 * The columns to show: at every width those that the user chose and those of priority 1, then those of priority 2 and
 * the rest as long as they fit.
 */
export function shownColumns<T extends Item>(
  columns: readonly Column<T>[],
  choice: ColumnChoice,
  room: number,
): Column<T>[] {
  const chosen = columns.filter(({ id, optional }) => choice[id] ?? !optional)
  const required = chosen.filter(({ id, priority }) => choice[id] || priority === 1)
  const shown = new Set(required)
  let used = required.reduce((sum, { width }) => sum + width, 0)
  for (const column of chosen.toSorted((a, b) => (a.priority ?? LAST) - (b.priority ?? LAST))) {
    if (shown.has(column)) continue
    used += column.width
    if (used > room) break
    shown.add(column)
  }
  return chosen.filter((column) => shown.has(column))
}

/**
 * Widths in px that fill the table. If a little width is missing, all columns shrink; if much is missing, each has its
 * minimum and the table scrolls. Whole pixels, because lines between fractions show gaps; the first column takes the
 * remainder.
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

/** The element's inner width in px, as it changes; 0 before it is mounted. */
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

/** Widths in px of the columns for checkbox, chevron and menu; an unused one is only a margin. */
export const edgesOf = (selectable: boolean, hasMenu: boolean) => [selectable ? 36 : 12, 28, hasMenu ? 48 : 12] as const

interface ColumnsOptions<T extends Item> {
  columns: readonly Column<T>[]
  choice: ColumnChoice
  /** The width of the whole table, in px. */
  width: number
  edges: ReturnType<typeof edgesOf>
}

/** The visible columns and their widths. */
export function useTableColumns<T extends Item>({ columns, choice, width, edges }: ColumnsOptions<T>) {
  const edgesWidth = edges[0] + edges[1] + edges[2]
  const room = width - edgesWidth
  const shown = useMemo(() => shownColumns(columns, choice, room), [columns, choice, room])
  const widths = useMemo(() => columnWidths(shown, room), [shown, room])
  return {
    shown,
    widths,
    tableWidth: edgesWidth + widths.reduce((sum, each) => sum + each, 0),
    hidden: useMemo(() => columns.filter((column) => !shown.includes(column)), [columns, shown]),
  }
}
