import { ArrowDown, ArrowUp } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cx } from '../../ui/class-names.ts'
import type { Column, Item } from '../define-resource.ts'
import type { Sort } from './sort-items.ts'
import { tableMessages } from './table.messages.ts'

export interface TableHeadProps<T extends Item> {
  columns: readonly Column<T>[]
  sort: Sort
  onSort: (sort: Sort) => void
  selected: 'all' | 'some' | 'none'
  onSelectAll: (on: boolean) => void
  selectable: boolean
}

/** On the cells, not the row: a sticky row does not keep its border while the table scrolls. */
const CELL = 'sticky top-0 z-10 h-9 border-b border-line bg-surface text-sm font-medium whitespace-nowrap text-ink-3'

export function TableHead<T extends Item>({
  columns,
  sort,
  onSort,
  selected,
  onSelectAll,
  selectable,
}: TableHeadProps<T>) {
  const intl = useIntl()
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectable ? (
          <th scope="col" className={cx(CELL, 'ps-3 text-start')}>
            <Checkbox
              label={intl.formatMessage(tableMessages.selectAll)}
              hideLabel
              checked={selected === 'all'}
              indeterminate={selected === 'some'}
              onChange={onSelectAll}
            />
          </th>
        ) : (
          // A head that heads nothing is none.
          <td className={CELL} />
        )}
        <th scope="col" className={CELL}>
          <span className="sr-only">{intl.formatMessage(tableMessages.details)}</span>
        </th>
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        <th scope="col" className={CELL}>
          <span className="sr-only">{intl.formatMessage(tableMessages.rowActions)}</span>
        </th>
      </tr>
    </thead>
  )
}

function HeadCell<T extends Item>({
  column,
  sort,
  onSort,
}: { column: Column<T> } & Pick<TableHeadProps<T>, 'sort' | 'onSort'>) {
  const intl = useIntl()
  const sorted = sort.column === column.id
  const Arrow = sort.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={cx(CELL, 'px-1.5', column.align === 'end' ? 'text-end' : 'text-start')}
    >
      <button
        type="button"
        onClick={() => onSort({ column: column.id, descending: sorted && !sort.descending })}
        className={cx(
          'group inline-flex h-7 max-w-full cursor-pointer items-center gap-1 rounded-md px-1.5 hover:bg-hover hover:text-ink',
          column.align === 'end' && 'flex-row-reverse',
          sorted && 'text-ink',
        )}
      >
        <span className="truncate">{intl.formatMessage(column.header)}</span>
        <Arrow
          aria-hidden
          className={cx(
            'size-3.5 shrink-0',
            !sorted && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
          )}
        />
      </button>
    </th>
  )
}
