import { useIntl } from 'react-intl'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { useCellContext } from '../resource/cell-context.ts'
import type { Column, Item } from '../resource/define-resource.ts'
import { cellText } from '../table/filter-items.ts'

interface ColumnFactsProps<T extends Item> {
  item: T
  columns: readonly Column<T>[]
  /** What lists have no column for; stands below the rest. */
  more?: Parameters<typeof DescriptionList>[0]['items']
}

/** What a list says of an item, one below the other, as its cells are drawn. */
export function ColumnFacts<T extends Item>({ item, columns, more = [] }: ColumnFactsProps<T>) {
  const intl = useIntl()
  const context = useCellContext(columns)
  return (
    <DescriptionList
      items={[
        ...columns.map((column) => ({
          term: intl.formatMessage(column.header),
          // Its name leads to the page that this stands on.
          value: (column.id !== 'name' && column.cell?.(item, context)) || cellText(column, item, context),
        })),
        ...more,
      ]}
    />
  )
}
