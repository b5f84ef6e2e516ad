import { Check, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { TooltipPopup } from '../../ui/popups/TooltipPopup.tsx'
import { Spinner } from '../../ui/progress.tsx'
import { ItemNotices } from '../notices/ItemNotices.tsx'
import type { ItemReference } from '../resource/item.ts'
import { frameworkMessages } from '../text/framework.messages.ts'
import type { InlineState } from './inline-edit.ts'
import { words } from '../text/common.messages.ts'

/** Whether the focus is nowhere, or still in the row of the field. */
const isFree = (focused: Element | null, field: Element): boolean =>
  focused === null || focused.contains(field) || Boolean(field.closest('tr')?.contains(focused))

interface InlineFormProps {
  label: string
  /** The item, if other types may have notices about its change. */
  about?: ItemReference
  state: Exclude<InlineState, { phase: 'view' }>
  onChange: (value: string) => void
  onSave: (value: string) => void
  onCancel: () => void
}

/** The field in an edited cell: Enter saves, Escape restores the value, an error is shown beside it. */
export function InlineForm({ label, about, state, onChange, onSave, onCancel }: InlineFormProps) {
  const intl = useIntl()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const errorId = useId()
  const value = state.phase === 'loading' ? '' : state.value
  const error = state.phase === 'editing' ? state.error : null
  const isLoading = state.phase === 'loading'
  const selected = useRef(false)
  useEffect(() => {
    if (!field || isLoading || selected.current) return
    selected.current = true
    // Its code or value may come late: a person who has gone on to another place stays there.
    if (!isFree(document.activeElement, field)) return
    field.focus()
    field.select()
  }, [field, isLoading])

  const onKeyDown = (event: KeyboardEvent) => {
    // Here arrows, Home and End move the cursor, not the row focus.
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
    if (event.key === 'Enter' && event.target === field) onSave(value)
  }
  if (isLoading) return <Spinner label={intl.formatMessage(words.loading)} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the controls inside
    <span role="group" aria-label={label} className="flex flex-wrap items-center gap-1" onKeyDown={onKeyDown}>
      <input
        ref={setField}
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        value={value}
        readOnly={state.phase === 'saving'}
        onChange={(event) => onChange(event.target.value)}
        className={cx(
          'h-7 min-w-0 flex-1 rounded-md border bg-surface px-2 text-ink outline-none',
          error === null ? 'border-line-field focus-visible:border-accent' : 'border-bad',
        )}
      />
      <IconButton
        label={intl.formatMessage(words.save)}
        icon={<Check aria-hidden />}
        size="small"
        busy={state.phase === 'saving'}
        onClick={() => onSave(value)}
      />
      <IconButton
        label={intl.formatMessage(frameworkMessages.cancel)}
        icon={<X aria-hidden />}
        size="small"
        disabled={state.phase === 'saving'}
        onClick={onCancel}
      />
      <span id={errorId} role="alert" className="sr-only">
        {error}
      </span>
      {about && (
        <span className="mb-1 block w-full whitespace-normal empty:hidden">
          <ItemNotices type={about.type} ids={[about.id]} on="change" />
        </span>
      )}
      <TooltipPopup
        label={error}
        side="bottom"
        anchor={error === null ? null : field}
        onClose={() => {}}
        popupProps={{}}
      />
    </span>
  )
}
