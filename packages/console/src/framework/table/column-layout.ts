import type { Column, Item } from '../define-resource.ts'

/** Below these widths of the table, in px, columns of no priority, then those of priority 2, give way. */
const ROOMY = 880
const NARROW = 560

/** Which columns the user chose to show or to hide; the rest follow their declaration and the width. */
export type ColumnChoice = Readonly<Record<string, boolean>>

export function isShown<T extends Item>(column: Column<T>, choice: ColumnChoice, width: number): boolean {
  const chosen = choice[column.id]
  if (chosen !== undefined) return chosen
  if (column.optional) return false
  return column.priority === 1 || width >= (column.priority === 2 ? NARROW : ROOMY)
}

/** Widths in px that fill what is there; where it is too little, each has its least and the table scrolls. */
export function columnWidths<T extends Item>(columns: readonly Column<T>[], available: number): number[] {
  const least = columns.reduce((sum, { width }) => sum + width, 0)
  const shares = columns.reduce((sum, { grow = 1 }) => sum + grow, 0)
  const spare = Math.max(0, available - least)
  return columns.map(({ width, grow = 1 }) => width + (shares > 0 ? (spare * grow) / shares : 0))
}
