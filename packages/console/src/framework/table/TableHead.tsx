import { useIntl } from 'react-intl'
import { cx } from '../../ui/classes.ts'
import { Checkbox } from '../../ui/fields/CheckField.tsx'
import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { HEAD_CELL as CELL, HeadCell, type HeadCellProps } from './HeadCell.tsx'
import type { Sort } from './sort-items.ts'
import { tableMessages } from './table.messages.ts'
import { words } from '../text/common.messages.ts'

export interface TableHeadProps<T extends Item> {
  columns: readonly Column<T>[]
  sort: Sort
  onSort: (sort: Sort) => void
  selected: 'all' | 'some' | 'none'
  onSelectAll: (on: boolean) => void
  selectable: boolean
  /** Not all rows are loaded. */
  half: boolean
  onResize: HeadCellProps<T>['onResize']
}

export function TableHead<T extends Item>({
  columns,
  sort,
  onSort,
  selected,
  onSelectAll,
  selectable,
  half,
  onResize,
}: TableHeadProps<T>) {
  const intl = useIntl()
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectable ? (
          <th scope="col" className={cx(CELL, 'ps-3 text-start')}>
            <Checkbox
              label={intl.formatMessage(half ? tableMessages.selectLoaded : tableMessages.selectAll)}
              checked={selected === 'all'}
              indeterminate={selected === 'some'}
              onChange={onSelectAll}
            />
          </th>
        ) : (
          // An empty th would be an error for assistive technology.
          <td className={CELL} />
        )}
        <th scope="col" className={CELL}>
          <span className="sr-only">{intl.formatMessage(tableMessages.details)}</span>
        </th>
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} onResize={onResize} />
        ))}
        <th scope="col" className={CELL}>
          <span className="sr-only">{intl.formatMessage(words.actions)}</span>
        </th>
      </tr>
    </thead>
  )
}
