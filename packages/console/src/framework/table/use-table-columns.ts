import { useMemo } from 'react'
import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { columnWidths, shownColumns, type ColumnChoice } from './column-layout.ts'

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
