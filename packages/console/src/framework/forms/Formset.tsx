import { Plus, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { formPhrases } from './form.messages.ts'
import { addRow, changeRow, removeRow, shownRows, type FormsetRow } from './formset.ts'

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
