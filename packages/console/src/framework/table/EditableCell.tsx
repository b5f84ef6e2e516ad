import { Pencil } from 'lucide-react'
import { useEffect, useReducer, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { cx } from '../../ui/classes.ts'
import { onDemand } from '../../ui/popups/on-demand.ts'
import type { Column, InlineEdit } from '../resource/column.ts'
import type { CellContext, Item } from '../resource/item.ts'
import { cellText } from '../resource/cell-text.ts'
import { inlineFailure, inlineStep, VIEW } from './inline-edit.ts'
import { tableMessages } from './table.messages.ts'

interface EditableCellProps<T extends Item> {
  item: T
  name: string
  column: Column<T>
  edit: InlineEdit<T>
  context: CellContext
  /** Called after saving, to refetch the row. */
  onSaved: () => void
  /** The content while it is not edited. */
  children: ReactNode
}

/** How long a cell shows that it was saved. */
const FLASH_MS = 1500

const Form = onDemand(async () => (await import('./InlineForm.tsx')).InlineForm)

/** A cell with inline editing. */
export function EditableCell<T extends Item>({
  item,
  name,
  column,
  edit,
  context,
  onSaved,
  children,
}: EditableCellProps<T>) {
  const intl = useIntl()
  const [state, step] = useReducer(inlineStep, VIEW)
  const pencil = useRef<HTMLButtonElement>(null)
  const header = intl.formatMessage(column.header)

  const saved = state.phase === 'view' && state.saved
  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(step, FLASH_MS, { type: 'flashed' })
    return () => clearTimeout(timer)
  }, [saved])

  const shown = () => cellText(column, item, context)
  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    step({ type: 'failed', error: inlineFailure(intl, error), shown: shown() })
  }
  const start = async () => {
    step({ type: 'edit' })
    try {
      step({ type: 'loaded', value: (await edit.load?.(item)) ?? shown() })
    } catch (error) {
      fail(error)
    }
  }
  const leave = () => {
    step({ type: 'cancel' })
    // After the pencil is rendered again.
    requestAnimationFrame(() => pencil.current?.focus())
  }
  const save = async (value: string) => {
    step({ type: 'save' })
    try {
      await edit.save(item, value)
      step({ type: 'saved' })
      onSaved()
      requestAnimationFrame(() => pencil.current?.focus())
    } catch (error) {
      fail(error)
    }
  }

  if (state.phase !== 'view') {
    return (
      <Form
        wanted
        props={{
          label: intl.formatMessage(tableMessages.editField, { field: header, name }),
          state,
          ...(edit.type !== undefined && { about: { type: edit.type, id: item.id } }),
          onChange: (value) => step({ type: 'change', value }),
          onSave: (value) => void save(value),
          onCancel: leave,
        }}
      />
    )
  }
  return (
    <span className={cx('group/cell flex items-center gap-1 rounded-sm transition-colors', saved && 'bg-ok-soft')}>
      <span className="cut min-w-0 whitespace-nowrap">{children}</span>
      <button
        ref={pencil}
        type="button"
        aria-label={intl.formatMessage(tableMessages.editField, { field: header, name })}
        onClick={() => void start()}
        className="grid size-6 shrink-0 cursor-pointer place-items-center rounded-md text-ink-3 opacity-0 pointer-coarse:opacity-100 group-hover/cell:opacity-100 hover:bg-hover hover:text-ink focus-visible:opacity-100 [tr:focus-within_&]:opacity-100"
      >
        <Pencil aria-hidden className="size-3.5" />
      </button>
      <span role="status" className="sr-only">
        {saved && intl.formatMessage(tableMessages.saved)}
      </span>
    </span>
  )
}
