import { useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../../ui/classes.ts'
import type { Actions } from '../actions/use-actions.ts'
import type { PolledRows } from '../polling/row-poller.ts'
import type { Column } from '../resource/column.ts'
import type { CellContext, Item } from '../resource/item.ts'
import type { Resource } from '../resource/resource.ts'
import { TableHead, type TableHeadProps } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { Gap, SkeletonRows } from './cells.tsx'
import { edgesOf, useTableColumns, useWidth } from './column-layout.ts'
import { isSelected, rangeOf, select, selectedOf, type Selection, useActiveIndex, useRowEvents } from './selection.ts'
import type { Sort } from './sort-items.ts'
import type { Preferences } from './use-preferences.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

export interface DataTableProps<T extends Item> {
  resource: Resource<T>
  /** The columns that the user may see. */
  columns: readonly Column<T>[]
  /** Filtered and sorted. */
  items: readonly T[]
  polled: PolledRows
  /** Nothing is loaded yet: shows skeletons. */
  loading: boolean
  /** The rows are those of the previous search. */
  outdated: boolean
  /** There are more rows than are loaded. */
  half: boolean
  /** Shown if there are no rows. */
  empty: ReactNode
  context: CellContext
  actions: Actions<T>
  preferences: Preferences
  onResize: TableHeadProps<T>['onResize']
  sort: Sort
  onSort: (sort: Sort) => void
  selection: Selection
  onSelect: (selection: Selection) => void
  onOpen: (item: T) => void
  onMenuOpenChange: (open: boolean) => void
  /** Called after inline editing of a cell. */
  onSaved: (item: T) => void
}

export function DataTable<T extends Item>(props: DataTableProps<T>) {
  const { resource, columns, items, loading, context, actions, preferences, selection, onSelect } = props
  const intl = useIntl()
  const scroller = useRef<HTMLDivElement>(null)
  const width = useWidth(scroller)
  // false if it was open before: such a row is still measured, all others have the height of their density.
  const [expanded, setExpanded] = useState<Readonly<Record<string, boolean>>>({})
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const anchor = useRef<string | null>(null)

  const selectable = resource.actions.some((action) => 'run' in action && action.batchLabel !== undefined)
  const edges = edgesOf(selectable, resource.actions.length > 0)
  const { shown, hidden, widths, tableWidth } = useTableColumns({ columns, choice: preferences.columns, width, edges })
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  const selectedCount = useMemo(() => selectedOf(items, selection).length, [items, selection])

  const [activeId, setActiveId] = useState<string | null>(null)
  const activeIndex = useActiveIndex(ids, activeId)
  const { drawn, rest, measure, scrollTo } = useVirtualRows({
    items,
    scroller,
    density: preferences.density,
    activeIndex,
  })

  const events = useRowEvents({
    select: (id, on, range) => {
      onSelect(select(selection, range ? rangeOf(ids, anchor.current, id) : [id], on))
      anchor.current = id
    },
    expand: (id, on) => setExpanded((before) => ({ ...before, [id]: on })),
    menu: (id, open) => {
      setMenuOf(open ? id : null)
      props.onMenuOpenChange(open)
    },
    focus: setActiveId,
    check: props.polled.check,
    saved: (id) => {
      const item = items.find((each) => each.id === id)
      if (item) props.onSaved(item)
    },
  })
  const selectAll = (on: boolean) => onSelect(select(selection, ids, on))
  const onKeyDown = useRowFocus({
    ids,
    activeId,
    activeIndex,
    scroller,
    show: scrollTo,
    events,
    isSelected: (id) => isSelected(selection, id),
    selectAll,
    clear: () => onSelect({}),
    open: (index) => {
      const item = items[index]
      if (item) props.onOpen(item)
    },
  })

  return (
    <div
      ref={scroller}
      className={cx(
        'min-h-0 overflow-auto overscroll-contain rounded-lg border border-line bg-surface shadow-near transition-opacity',
        props.outdated && 'opacity-60',
      )}
    >
      <table
        role="grid"
        aria-label={intl.formatMessage(resource.names.other)}
        aria-rowcount={loading || props.half ? -1 : items.length + 1}
        aria-multiselectable
        aria-busy={loading || props.outdated}
        onKeyDown={onKeyDown}
        onContextMenu={preventKeyboardContextMenu}
        onMouseDown={preventTextSelection}
        style={{ width: tableWidth }}
        className="table-fixed border-separate border-spacing-0"
      >
        <colgroup>
          <col style={{ width: edges[0] }} />
          <col style={{ width: edges[1] }} />
          {shown.map(({ id }, at) => (
            <col key={id} style={{ width: widths[at] }} />
          ))}
          <col style={{ width: edges[2] }} />
        </colgroup>
        <TableHead
          columns={shown}
          sort={props.sort}
          onSort={props.onSort}
          onResize={props.onResize}
          selectable={selectable}
          half={props.half}
          selected={selectedCount === 0 ? 'none' : selectedCount === ids.length ? 'all' : 'some'}
          onSelectAll={selectAll}
        />
        {loading && <SkeletonRows columns={shown.length} />}
        {!loading && items.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={shown.length + 3}>
                {/* The table may be wider than what is seen of it. */}
                <div className="sticky start-0" style={{ width }}>
                  {props.empty}
                </div>
              </td>
            </tr>
          </tbody>
        )}
        {drawn.flatMap(({ item, index, gap }) => [
          gap > 0 && <Gap key={`before ${item.id}`} height={gap} />,
          <TableRow
            key={item.id}
            ref={expanded[item.id] === undefined && !resource.list.band?.(item) ? undefined : measure}
            item={item}
            name={resource.label(item)}
            index={index}
            shown={shown}
            hidden={hidden}
            context={context}
            problems={resource.problems}
            band={resource.list.band}
            actions={actions}
            density={preferences.density}
            selectable={selectable}
            selected={isSelected(selection, item.id)}
            expanded={expanded[item.id] === true}
            active={index === activeIndex}
            updating={props.polled.updating.has(item.id)}
            unchecked={props.polled.unchecked.get(item.id)}
            menuOpen={menuOf === item.id}
            on={events}
          />,
        ])}
        {rest > 0 && <Gap height={rest} />}
      </table>
    </div>
  )
}

/** The menu key opens the row's menu; the browser's context menu is only for the mouse. */
function preventKeyboardContextMenu(event: MouseEvent) {
  const RIGHT_BUTTON = 2
  if (event.button !== RIGHT_BUTTON) event.preventDefault()
}

/** Shift-click selects a range of rows, not text. */
function preventTextSelection(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault()
}
