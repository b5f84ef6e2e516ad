import {
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSelectionFeature,
  tableFeatures,
  type ColumnDef,
  type Row,
} from '@tanstack/react-table'
import type { CellContext, Column, Item } from '../define-resource.ts'
import { cellText } from './filter-items.ts'

/** What the table library does for us. Sorting and filtering are ours: sorted once, a filter only has to leave out. */
export const features = tableFeatures({ columnVisibilityFeature, rowExpandingFeature, rowSelectionFeature })

export type RowModel<T extends Item> = Row<typeof features, T>

/** A declared column as the library wants it. */
export const columnDef = <T extends Item>(column: Column<T>, context: CellContext): ColumnDef<typeof features, T> => ({
  id: column.id,
  header: () => context.intl.formatMessage(column.header),
  cell: ({ row }) => column.cell?.(row.original, context) ?? cellText(column, row.original, context),
})
