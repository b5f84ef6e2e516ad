import { ArrowDown, ArrowUp } from 'lucide-react'
import type { PointerEvent } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../../ui/classes.ts'
import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { MIN_WIDTH } from './column-layout.ts'
import type { Sort } from './sort-items.ts'

/** On the cells, not the row: a sticky row loses its border while the table scrolls. */
export const HEAD_CELL =
  'sticky top-0 z-10 h-9 border-b border-line bg-surface text-sm font-medium whitespace-nowrap text-ink-3'

export interface HeadCellProps<T extends Item> {
  column: Column<T>
  sort: Sort
  onSort: (sort: Sort) => void
  /** Sets the width in px; undefined: its own again. */
  onResize?: (id: string, width: number | undefined) => void
}

/** The header of a column, with its sort button. */
export function HeadCell<T extends Item>({ column, sort, onSort, onResize }: HeadCellProps<T>) {
  const intl = useIntl()
  const sorted = sort.column === column.id
  const Arrow = sort.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={cx(
        HEAD_CELL,
        'px-1.5 first:ps-2.5 last:pe-2.5',
        column.align === 'end' ? 'text-end' : 'text-start max-sm:pe-0',
      )}
    >
      <button
        type="button"
        onClick={() => onSort({ column: column.id, descending: sorted && !sort.descending })}
        className={cx(
          'group inline-flex min-h-7 max-w-full cursor-pointer items-center gap-1 rounded-md px-1.5 hover:bg-hover hover:text-ink',
          column.align === 'end' ? 'flex-row-reverse' : 'max-sm:pe-0',
          sorted && 'text-ink',
        )}
      >
        {/* A phone is narrower than many a heading. */}
        <span className="truncate max-sm:text-start max-sm:leading-4 max-sm:wrap-anywhere max-sm:whitespace-normal">
          {intl.formatMessage(column.header)}
        </span>
        <Arrow
          aria-hidden
          className={cx(
            'size-3.5 shrink-0',
            // Takes no space until hover or focus.
            !sorted && 'hidden opacity-60 group-hover:block group-focus-visible:block',
          )}
        />
      </button>
      {onResize && (
        // For pointers; the dialog for arranging columns does it by keyboard.
        <span
          aria-hidden
          onPointerDown={(event) => followPointer(event, (width) => onResize(column.id, width))}
          onDoubleClick={() => onResize(column.id, undefined)}
          className="absolute inset-y-2 end-0 w-2 cursor-col-resize touch-none border-e-2 border-transparent hover:border-accent active:border-accent"
        />
      )}
    </th>
  )
}

/** Reports the width of the header while its edge is dragged. */
function followPointer(event: PointerEvent<HTMLElement>, onWidth: (width: number) => void) {
  const { currentTarget: edge, clientX: from, pointerId } = event
  const cell = edge.closest('th')
  if (!cell) return
  event.preventDefault()
  const { offsetWidth: width } = cell
  const sign = getComputedStyle(cell).direction === 'rtl' ? -1 : 1
  edge.setPointerCapture(pointerId)
  const follow = ({ clientX }: { clientX: number }) => onWidth(Math.max(MIN_WIDTH, width + sign * (clientX - from)))
  edge.addEventListener('pointermove', follow)
  edge.addEventListener('lostpointercapture', () => edge.removeEventListener('pointermove', follow), { once: true })
}
