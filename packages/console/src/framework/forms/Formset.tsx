import { Plus, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { formPhrases } from './form.messages.ts'

interface FormsetProps<T> {
  label: string
  rows: readonly FormsetRow<T>[]
  onChange: (rows: FormsetRow<T>[]) => void
  /** What a new row begins with. */
  blank: T
  /** More rows than these cannot be added. */
  max?: number
  /** The fields of a row; `number` tells it from the others. */
  children: (row: T, change: (values: Partial<T>) => void, number: number) => ReactNode
}

/** The same few fields, any number of times. */
export function Formset<T>({ label, rows, onChange, blank, max = Infinity, children }: FormsetProps<T>) {
  const texts = useUiTexts()
  const { formatMessage } = useIntl()
  const add = useRef<HTMLButtonElement>(null)
  const shown = shownRows(rows)
  return (
    <fieldset className="grid gap-2 max-sm:gap-4">
      <legend className="float-start w-full pb-1 font-medium">{label}</legend>
      {shown.map(({ key, values }, index) => (
        <div
          key={key}
          role="group"
          aria-label={formatMessage(formPhrases.row, { label, number: index + 1 })}
          className="flex items-start gap-2"
        >
          <div className="grid min-w-0 flex-1 gap-2 sm:auto-cols-fr sm:grid-flow-col">
            {children(values, (next) => onChange(changeRow(rows, key, next)), index + 1)}
          </div>
          <IconButton
            className="mt-7.5"
            label={formatMessage(formPhrases.removeRow, { number: index + 1 })}
            icon={<X aria-hidden />}
            onClick={() => {
              onChange(removeRow(rows, key))
              // The button that had the focus goes with its row.
              add.current?.focus()
            }}
          />
        </div>
      ))}
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

/** A row of a formset: what it holds, and whether the server knew it before. */
interface FormsetRow<T> {
  /** Stays the row's own while others come and go. */
  key: string
  values: T
  /** It came with the form; removed, it is sent with a flag instead of left out. */
  initial: boolean
  removed: boolean
}

/** The rows that a form came with. */
export const initialRows = <T,>(all: readonly T[]): FormsetRow<T>[] =>
  all.map((values, index) => ({ key: `initial-${index}`, values, initial: true, removed: false }))

export function addRow<T>(rows: readonly FormsetRow<T>[], values: T): FormsetRow<T>[] {
  const used = rows.flatMap(({ key }) => (key.startsWith('new-') ? [Number(key.slice(4))] : []))
  return [...rows, { key: `new-${Math.max(-1, ...used) + 1}`, values, initial: false, removed: false }]
}

/** A row that the server knows is flagged; one that it never saw is gone. */
export const removeRow = <T,>(rows: readonly FormsetRow<T>[], key: string): FormsetRow<T>[] =>
  rows.flatMap((row) => (row.key !== key ? [row] : row.initial ? [{ ...row, removed: true }] : []))

export const changeRow = <T,>(rows: readonly FormsetRow<T>[], key: string, values: Partial<T>): FormsetRow<T>[] =>
  rows.map((row) => (row.key === key ? { ...row, values: { ...row.values, ...values } } : row))

export const shownRows = <T,>(rows: readonly FormsetRow<T>[]): FormsetRow<T>[] => rows.filter(({ removed }) => !removed)

/** The rows as form fields: how many there are, how many came with the form, each row's values and which are to go. */
export function formsetFields<T extends Record<string, string>>(
  prefix: string,
  rows: readonly FormsetRow<T>[],
): [name: string, value: string][] {
  // The server takes the first INITIAL_FORMS rows for those it sent.
  const ordered = [...rows].sort((a, b) => Number(b.initial) - Number(a.initial))
  return [
    [`${prefix}-TOTAL_FORMS`, String(ordered.length)],
    [`${prefix}-INITIAL_FORMS`, String(ordered.filter(({ initial }) => initial).length)],
    ...ordered.flatMap(({ values, removed }, index): [string, string][] => [
      ...Object.entries(values).map(([name, value]): [string, string] => [`${prefix}-${index}-${name}`, value]),
      ...(removed ? [[`${prefix}-${index}-DELETE`, 'on'] as [string, string]] : []),
    ]),
  ]
}
