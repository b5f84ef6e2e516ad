import { Plus, X } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { formMessages } from './form.messages.ts'

interface FormsetProps<T> {
  label: string
  rows: readonly FormsetRow<T>[]
  onChange: (rows: FormsetRow<T>[]) => void
  /** The values of a new row. */
  blank: T
  /** The maximum number of rows. */
  max?: number
  /** Of the rows together. */
  error?: string
  /** Renders the fields of a row; `number` makes its labels unique. */
  children: (row: T, change: (values: Partial<T>) => void, number: number) => ReactNode
}

/** A repeatable group of fields. */
export function Formset<T>({ label, rows, onChange, blank, max = Infinity, error, children }: FormsetProps<T>) {
  const errorId = useId()
  const texts = useUiTexts()
  const { formatMessage } = useIntl()
  const add = useRef<HTMLButtonElement>(null)
  const shown = shownRows(rows)
  return (
    <fieldset className="grid gap-2 max-sm:gap-4" aria-describedby={error && errorId}>
      <legend className="float-start w-full pb-1 font-medium">{label}</legend>
      {shown.map(({ key, values }, index) => (
        <div
          key={key}
          role="group"
          aria-label={formatMessage(formMessages.row, { label, number: index + 1 })}
          className="flex items-start gap-2"
        >
          <div className="grid min-w-0 flex-1 gap-2 sm:auto-cols-fr sm:grid-flow-col">
            {children(values, (next) => onChange(changeRow(rows, key, next)), index + 1)}
          </div>
          <IconButton
            className="mt-7.5"
            label={formatMessage(formMessages.removeRow, { number: index + 1 })}
            icon={<X aria-hidden />}
            onClick={() => {
              onChange(removeRow(rows, key))
              // The focused button is removed with its row.
              add.current?.focus()
            }}
          />
        </div>
      ))}
      {error && (
        <p id={errorId} className="text-sm text-bad">
          {error}
        </p>
      )}
      <Button
        ref={add}
        size="small"
        icon={<Plus aria-hidden />}
        className="justify-self-start"
        disabled={shown.length >= max}
        onClick={() => onChange(addRow(rows, blank))}
      >
        {texts.addRow}
      </Button>
    </fieldset>
  )
}

/** A row of a formset. */
interface FormsetRow<T> {
  /** Stable while other rows are added and removed. */
  key: string
  values: T
  /** The server sent this row; if removed, it is sent with a delete flag instead of left out. */
  initial: boolean
  removed: boolean
}

/** The rows that the server sent. */
export const initialRows = <T,>(all: readonly T[]): FormsetRow<T>[] =>
  all.map((values, index) => ({ key: `initial-${index}`, values, initial: true, removed: false }))

export function addRow<T>(rows: readonly FormsetRow<T>[], values: T): FormsetRow<T>[] {
  const used = rows.flatMap(({ key }) => (key.startsWith('new-') ? [Number(key.slice(4))] : []))
  return [...rows, { key: `new-${Math.max(-1, ...used) + 1}`, values, initial: false, removed: false }]
}

/** Flags a row that the server knows; drops one that it does not. */
export const removeRow = <T,>(rows: readonly FormsetRow<T>[], key: string): FormsetRow<T>[] =>
  rows.flatMap((row) => (row.key !== key ? [row] : row.initial ? [{ ...row, removed: true }] : []))

export const changeRow = <T,>(rows: readonly FormsetRow<T>[], key: string, values: Partial<T>): FormsetRow<T>[] =>
  rows.map((row) => (row.key === key ? { ...row, values: { ...row.values, ...values } } : row))

export const shownRows = <T,>(rows: readonly FormsetRow<T>[]): FormsetRow<T>[] => rows.filter(({ removed }) => !removed)
