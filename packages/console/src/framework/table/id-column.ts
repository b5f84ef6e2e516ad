import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { words } from '../text/common.messages.ts'

export const idColumn = <T extends Item>(more: Partial<Column<T>> = {}): Column<T> => ({
  id: 'id',
  header: words.id,
  width: 300,
  grow: 2,
  value: ({ id }) => id,
  ...more,
})
