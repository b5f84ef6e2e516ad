import { lazyPart } from '../../ui/lazy-part.ts'
import {
  memo,
  Suspense,
  useId,
  useMemo,
  useRef,
  type PointerEvent,
  type Ref,
  useLayoutEffect,
  type RefObject,
} from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../../ui/classes.ts'
import { Checkbox } from '../../ui/fields/CheckField.tsx'
import { orNothing, UnfoldIcon } from '../../ui/inline.tsx'
import type { Actions } from '../actions/use-actions.ts'
import { Unchecked } from '../polling/unchecked.ts'
import type { Column } from '../resource/column.ts'
import type { CellContext, Item } from '../resource/item.ts'
import type { Resource } from '../resource/resource.ts'
import type { EditableCell as Editable } from './EditableCell.tsx'
import type { RowDrawer as Drawer } from './RowDrawer.tsx'
import { RowMenu } from './RowMenu.tsx'
import { cellText } from '../resource/cell-text.ts'
import type { RowEvents } from './selection.ts'
import { tableMessages } from './table.messages.ts'
import type { Density } from './use-preferences.ts'

const EditableCell = lazyPart(async () => (await import('./EditableCell.tsx')).EditableCell) as typeof Editable // lazy loses the generic type
const RowDrawer = lazyPart(async () => (await import('./RowDrawer.tsx')).RowDrawer) as typeof Drawer // lazy loses the generic type

const CELL_HEIGHT: Record<Density, string> = { comfortable: 'h-10', compact: 'h-8' }

/** The cells of the checkbox and the chevron. */
const CELLS_BEFORE = 2

export interface TableRowProps<T extends Item> {
  item: T
  name: string
  index: number
  shown: readonly Column<T>[]
  hidden: readonly Column<T>[]
  context: CellContext
  problems: Resource<T>['problems']
  band: Resource<T>['list']['band']
  actions: Actions<T>
  density: Density
  selectable: boolean
  selected: boolean
  expanded: boolean
  /** Tab stops at this row only. */
  active: boolean
  /** It is polled until its transition ends. */
  updating: boolean
  /** When it was last checked, if its polling failed. */
  unchecked: number | undefined
  menuOpen: boolean
  on: RowEvents
  ref?: Ref<HTMLTableSectionElement>
}

function Row<T extends Item>(props: TableRowProps<T>) {
  const {
    item,
    name,
    index,
    shown,
    hidden,
    context,
    problems,
    actions,
    density,
    selectable,
    selected,
    expanded,
    active,
    updating,
    unchecked,
    menuOpen,
    on,
  } = props
  const intl = useIntl()
  const { id } = item
  const element = useRef<HTMLTableRowElement>(null)
  const bandId = useId()
  useTabStop(element, active)
  // On hover: a table has hundreds of cells, and attributes take time.
  const setTooltip = ({ target }: PointerEvent) => {
    const pointedAt = (target as Element).closest('td') // pointer events in a row have an element as target
    const column = pointedAt && shown[pointedAt.cellIndex - CELLS_BEFORE]
    if (column) pointedAt.title = column.tooltip?.(item, context) ?? cellText(column, item, context)
  }
  const cell = cx('border-b border-line', CELL_HEIGHT[density])
  const band = props.band?.(item)
  const since = useMemo(
    () => (unchecked === undefined ? null : { since: unchecked, check: () => on.check(id) }),
    [unchecked, on, id],
  )
  return (
    <tbody ref={props.ref}>
      <tr
        ref={element}
        data-row={id}
        aria-rowindex={index + 2}
        aria-selected={selectable ? selected : undefined}
        aria-describedby={band ? bandId : undefined}
        data-updating={updating || undefined}
        data-unchecked={since ? true : undefined}
        tabIndex={active ? 0 : -1}
        onFocus={() => on.focus(id)}
        onPointerOver={setTooltip}
        className={cx('-outline-offset-2', selected ? 'bg-accent-soft [&>td]:border-accent-line' : 'hover:bg-hover')}
      >
        <td className={cx(cell, updating ? 'border-s-2 border-s-warn ps-2.5' : 'ps-3')}>
          {selectable && (
            <Checkbox
              label={intl.formatMessage(tableMessages.selectRow, { name })}
              checked={selected}
              onChange={(checked, event) => on.select(id, checked, 'shiftKey' in event && event.shiftKey === true)}
            />
          )}
        </td>
        <td className={cell}>
          <button
            type="button"
            aria-expanded={expanded}
            aria-label={intl.formatMessage(tableMessages.expandRow, { name })}
            onClick={() => on.expand(id, !expanded)}
            className="grid size-6 cursor-pointer place-items-center rounded-md text-ink-3 hover:bg-hover hover:text-ink"
          >
            <UnfoldIcon open={expanded} className="size-4" />
          </button>
        </td>
        <Unchecked value={since}>
          {shown.map((column, place) => {
            const drawn = orNothing(column.cell?.(item, context) ?? cellText(column, item, context))
            return (
              <td
                key={column.id}
                // The first column has what the row is called by.
                role={place === 0 ? 'rowheader' : undefined}
                className={cx(
                  cell,
                  'cut px-3 whitespace-nowrap text-ink-2',
                  column.align === 'end' && 'text-end tabular-nums',
                )}
              >
                {column.edit && (column.edit.allowed?.(item, context) ?? true) ? (
                  <Suspense fallback={drawn}>
                    <EditableCell
                      item={item}
                      name={name}
                      column={column}
                      edit={column.edit}
                      context={context}
                      onSaved={() => on.saved(id)}
                    >
                      {drawn}
                    </EditableCell>
                  </Suspense>
                ) : (
                  drawn
                )}
              </td>
            )
          })}
        </Unchecked>
        <td className={cx(cell, 'pe-2 text-end')}>
          <RowMenu
            item={item}
            name={name}
            actions={actions}
            open={menuOpen}
            onOpenChange={(open) => on.menu(id, open)}
            onExpand={() => on.expand(id, true)}
          />
        </td>
      </tr>
      {band && (
        <tr>
          <td
            id={bandId}
            colSpan={shown.length + 3}
            className="border-b border-s-3 border-line border-s-bad bg-bad-soft px-4 py-2"
          >
            {/* As wide as the window: nobody scrolls sideways to read a sentence. */}
            <div className="sticky start-4 max-w-[calc(100cqi-2rem)]">{band}</div>
          </td>
        </tr>
      )}
      {expanded && (
        <tr>
          <td colSpan={shown.length + 3} className="border-b border-line bg-sunken py-3 pe-4 ps-19 max-sm:ps-4">
            <Suspense>
              <RowDrawer item={item} problems={problems?.(item, context)} columns={hidden} context={context} />
            </Suspense>
          </td>
        </tr>
      )}
    </tbody>
  )
}

export const TableRow = memo(Row) as typeof Row // memo loses the generic type

/** Lets Tab reach only the controls of the active row; arrow keys move to the others. */
function useTabStop(row: RefObject<HTMLElement | null>, active: boolean) {
  // After each render, since any cell may have rendered a new control.
  useLayoutEffect(() => {
    const controls =
      row.current?.querySelectorAll<HTMLElement>('a, button, input:not([aria-hidden]), [role=switch]') ?? []
    for (const control of controls) control.tabIndex = active ? 0 : -1
  })
}
