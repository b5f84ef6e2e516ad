import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import type { Item } from '../resource/item.ts'
import type { Sort } from '../table/sort-items.ts'
import { tableMessages } from '../table/table.messages.ts'
import { TransferRow, type RowOptions } from './TransferRow.tsx'
import { transferMessages } from './transfer.messages.ts'
import { words } from '../text/common.messages.ts'

/** Rows rendered at first, and with each press of 'Show more'. */
const SHOWN_AT_ONCE = 50

export interface TransferRowsProps<T extends Item> extends RowOptions<T> {
  label: string
  items: readonly T[]
  sort?: Sort | null
  onSort?: (sort: Sort) => void
  empty: string
}

export function TransferRows<T extends Item>(props: TransferRowsProps<T>) {
  const { label, items, columns, details, sort, onSort, empty, chosen = false } = props
  const { formatMessage } = useIntl()
  const [limit, setLimit] = useState(SHOWN_AT_ONCE)
  if (items.length === 0)
    return <p className="rounded-lg border border-dashed border-line-strong px-3 py-1 text-ink-3">{empty}</p>
  const more = Math.min(items.length - limit, SHOWN_AT_ONCE)
  return (
    <div className={cx('overflow-x-auto rounded-lg border', chosen ? 'border-accent-line' : 'border-line')}>
      <table aria-label={label} className="w-full border-collapse text-start">
        <thead className={cx('text-sm text-ink-2', chosen ? 'bg-accent-soft' : 'bg-sunken')}>
          <tr>
            {details && (
              <th className="w-8 p-0 max-sm:w-7">
                <span className="sr-only">{formatMessage(words.details)}</span>
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={sort?.column === column.id ? (sort.descending ? 'descending' : 'ascending') : undefined}
                className={cx('p-0 font-medium', hiding(column), column.align === 'end' ? 'text-end' : 'text-start')}
              >
                {onSort ? (
                  <button
                    type="button"
                    aria-label={formatMessage(transferMessages.sortBy, { column: formatMessage(column.header) })}
                    onClick={() =>
                      onSort({ column: column.id, descending: sort?.column === column.id && !sort.descending })
                    }
                    className="inline-flex min-h-8 cursor-pointer items-center gap-1 px-3 [text-align:inherit] max-sm:px-1.5 -outline-offset-2 hover:text-ink"
                  >
                    {formatMessage(column.header)}
                    {sort?.column === column.id &&
                      (sort.descending ? (
                        <ArrowDown aria-hidden className="size-3.5" />
                      ) : (
                        <ArrowUp aria-hidden className="size-3.5" />
                      ))}
                  </button>
                ) : (
                  <span className="inline-flex min-h-8 items-center px-3 max-sm:px-1.5">
                    {formatMessage(column.header)}
                  </span>
                )}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{formatMessage(words.actions)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.slice(0, limit).map((item, index) => (
            <TransferRow
              key={item.id}
              {...props}
              item={item}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              className={hiding}
            />
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <div className="border-t border-line p-1.5">
          <Button variant="quiet" size="small" onClick={() => setLimit(limit + SHOWN_AT_ONCE)}>
            {formatMessage(tableMessages.more, { count: more })}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Columns are hidden as in a panel's table: those without a priority first. */
const hiding = ({ priority }: { priority?: 1 | 2 }) =>
  priority === 1 ? '' : priority === 2 ? 'max-sm:hidden' : 'max-lg:hidden'
