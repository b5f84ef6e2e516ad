import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { OrNothing, UnfoldIcon } from '../../ui/inline.tsx'
import type { Column } from '../resource/column.ts'
import type { CellContext, Item } from '../resource/item.ts'
import { cellText } from '../resource/cell-text.ts'
import { transferMessages } from './transfer.messages.ts'

/** The button that moves a row to the other side. */
export interface RowButton {
  words: string
  /** With the item's name, for assistive technology. */
  label: string
  onPress: () => void
  disabled?: boolean
}

/** The common options of all rows of a table. */
export interface RowOptions<T extends Item> {
  columns: readonly Column<T>[]
  context: CellContext
  nameOf: (item: T) => string
  /** The content of an expanded row. */
  details?: (item: T) => ReactNode
  button: (item: T) => RowButton
  refusalOf?: (item: T) => string | null
  onMove?: (item: T, by: -1 | 1) => void
  chosen?: boolean
}

interface TransferRowProps<T extends Item> extends RowOptions<T> {
  item: T
  isFirst: boolean
  isLast: boolean
  /** The classes that hide a column at small widths. */
  className: (column: Column<T>) => string
}

export function TransferRow<T extends Item>({
  item,
  columns,
  context,
  nameOf,
  details,
  button,
  refusalOf,
  onMove,
  chosen,
  isFirst,
  isLast,
  className,
}: TransferRowProps<T>) {
  const { formatMessage } = useIntl()
  const [unfolded, setUnfolded] = useState(false)
  const name = nameOf(item)
  const why = refusalOf?.(item) ?? null
  const { words, label, onPress, disabled } = button(item)
  return (
    <>
      <tr
        className={cx('border-line not-first:border-t', chosen ? 'bg-accent-soft' : 'bg-surface', why && 'text-ink-3')}
      >
        {details && (
          <td className="w-8 ps-1.5 max-sm:w-7 max-sm:ps-0">
            <IconButton
              size="small"
              label={formatMessage(transferMessages.detailsOf, { name })}
              aria-expanded={unfolded}
              icon={<UnfoldIcon open={unfolded} />}
              onClick={() => setUnfolded(!unfolded)}
            />
          </td>
        )}
        {columns.map((column, index) => (
          <td
            key={column.id}
            style={{ '--least': `${column.width}px` } as CSSProperties} // custom properties are not declared
            className={cx(
              // Long words may break, short ones must not.
              'px-3 py-1.5 wrap-anywhere max-sm:px-1.5',
              className(column),
              column.align === 'end' ? 'text-end wrap-normal tabular-nums sm:whitespace-nowrap' : 'sm:min-w-(--least)',
              index === 0 ? 'font-medium max-sm:min-w-19' : 'max-sm:min-w-16',
            )}
          >
            <OrNothing>{column.cell?.(item, context) ?? clamped(cellText(column, item, context))}</OrNothing>
          </td>
        ))}
        {/* Always visible, however wide the row is. */}
        <td className="sticky end-0 bg-inherit py-1 pe-2 ps-3 max-sm:pe-1 max-sm:ps-1">
          <div className="flex items-center justify-end gap-1 max-sm:gap-0">
            {onMove && (
              <>
                <IconButton
                  size="small"
                  label={formatMessage(transferMessages.moveUp, { name })}
                  icon={<ArrowUp aria-hidden />}
                  disabled={isFirst}
                  onClick={() => onMove(item, -1)}
                />
                <IconButton
                  size="small"
                  label={formatMessage(transferMessages.moveDown, { name })}
                  icon={<ArrowDown aria-hidden />}
                  disabled={isLast}
                  onClick={() => onMove(item, 1)}
                />
              </>
            )}
            {!why && (
              <Button size="small" className="max-sm:px-2!" aria-label={label} disabled={disabled} onClick={onPress}>
                {words}
              </Button>
            )}
          </div>
        </td>
      </tr>
      {why && (
        // In its own row: beside the other cells, a sentence would take their space.
        <tr>
          {details && <td />}
          <td colSpan={columns.length + 1} className="px-3 pb-2 text-sm text-bad">
            {why}
          </td>
        </tr>
      )}
      {details && unfolded && (
        <tr className={cx(chosen && 'bg-accent-soft')}>
          <td colSpan={columns.length + 2} className="px-4 pt-1 pb-3 sm:ps-11">
            {details(item)}
          </td>
        </tr>
      )}
    </>
  )
}

/** A name of 200 letters must not fill the window. */
const clamped = (text: string) =>
  text && (
    <span title={text} className="line-clamp-3">
      {text}
    </span>
  )
