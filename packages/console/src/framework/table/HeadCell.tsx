import { ArrowDown, ArrowUp } from 'lucide-react'
import { useIntl } from 'react-intl'
import { cx } from '../../ui/classes.ts'
import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import type { Sort } from './sort-items.ts'

/** On the cells, not the row: a sticky row loses its border while the table scrolls. */
export const HEAD_CELL =
  'sticky top-0 z-10 h-9 border-b border-line bg-surface text-sm font-medium whitespace-nowrap text-ink-3'

export interface HeadCellProps<T extends Item> {
  column: Column<T>
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The header of a column, with its sort button. */
export function HeadCell<T extends Item>({ column, sort, onSort }: HeadCellProps<T>) {
  const intl = useIntl()
  const sorted = sort.column === column.id
  const Arrow = sort.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={cx(HEAD_CELL, 'px-1.5 first:ps-2.5 last:pe-2.5', column.align === 'end' ? 'text-end' : 'text-start')}
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
            // Takes no space until hover or focus.
            !sorted && 'hidden opacity-60 group-hover:block group-focus-visible:block',
          )}
        />
      </button>
    </th>
  )
}
