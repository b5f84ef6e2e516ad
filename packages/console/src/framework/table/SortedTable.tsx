import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { cx, stackedClass } from '../../ui/classes.ts'
import { useCellContext } from '../resource/cell-context.ts'
import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { HeadCell } from './HeadCell.tsx'
import { cellText } from '../resource/cell-text.ts'
import { parseSort, sortItems } from './sort-items.ts'
import { tableMessages } from './table.messages.ts'

/** Rows rendered at first, and with each press of 'Show more'. */
const SHOWN_AT_ONCE = 100

/** The minimum width of a column in px, if its own is larger: long text wraps before the table scrolls. */
const WIDEST = 216

interface SortedTableProps<T extends Item> {
  /** The plural name of the rows, for assistive technology. */
  label: string
  items: readonly T[]
  columns: readonly Column<T>[]
  /** As in a resource. */
  defaultSort: string
}

/** A sortable table in a page; a panel's DataTable adds search, selection and actions. */
export function SortedTable<T extends Item>({ label, items, columns, defaultSort }: SortedTableProps<T>) {
  const intl = useIntl()
  const context = useCellContext(columns)
  const [sort, setSort] = useState(() => parseSort(defaultSort))
  const [limit, setLimit] = useState(SHOWN_AT_ONCE)
  const rows = useMemo(() => {
    const column = columns.find(({ id }) => id === sort.column)
    return column ? sortItems(items, column, sort.descending, context) : items
  }, [items, columns, sort, context])
  const more = Math.min(rows.length - limit, SHOWN_AT_ONCE)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling must be possible by keyboard */}
      <div role="region" aria-label={label} tabIndex={0} className={stackedClass.room(columns.length)}>
        <table className={stackedClass.table}>
          <caption className="sr-only">{label}</caption>
          <thead className="stacked:block">
            <tr className="stacked:flex stacked:flex-wrap stacked:border-b stacked:border-line stacked:*:border-b-0">
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} sort={sort} onSort={setSort} />
              ))}
            </tr>
          </thead>
          <tbody className={stackedClass.body}>
            {rows.slice(0, limit).map((item) => (
              <tr key={item.id} className={cx('hover:bg-hover', stackedClass.row)}>
                {columns.map((column) => (
                  <td
                    key={column.id}
                    data-name={intl.formatMessage(column.header)}
                    className={cx(
                      stackedClass.cell,
                      column.align === 'end'
                        ? 'text-end whitespace-nowrap tabular-nums stacked:text-start'
                        : 'wrap-anywhere',
                    )}
                    style={{ minWidth: Math.min(column.width, WIDEST) }}
                  >
                    <div className={stackedClass.value}>
                      {column.cell?.(item, context) ?? cellText(column, item, context)}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <div className="border-t border-line p-1.5">
          <Button variant="quiet" size="small" onClick={() => setLimit(limit + SHOWN_AT_ONCE)}>
            {intl.formatMessage(tableMessages.more, { count: more })}
          </Button>
        </div>
      )}
    </>
  )
}
