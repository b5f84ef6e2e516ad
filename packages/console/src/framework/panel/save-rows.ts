import { toCsv } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { saveFile } from '../../ui/copy.tsx'
import { cellText } from '../resource/cell-text.ts'
import type { Column } from '../resource/column.ts'
import type { CellContext, Item } from '../resource/item.ts'
import { words } from '../text/common.messages.ts'

interface Rows<T extends Item> {
  /** The name of the file and the rows, as 'Images'. */
  name: string
  items: readonly T[]
  columns: readonly Column<T>[]
  context: CellContext
}

/** Downloads rows, with their ids, as CSV. */
export function saveRows<T extends Item>(intl: IntlShape, { name, items, columns, context }: Rows<T>): void {
  const head = [intl.formatMessage(words.id), ...columns.map(({ header }) => intl.formatMessage(header))]
  const rows = items.map((item) => [item.id, ...columns.map((column) => cellText(column, item, context))])
  const file = `${name.toLowerCase().replaceAll(/\s+/g, '-')}-${new Date().toISOString().slice(0, 10)}.csv`
  saveFile(file, toCsv([head, ...rows]), 'text/csv;charset=utf-8')
}
