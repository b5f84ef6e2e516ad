import { Plus, X } from 'lucide-react'
import { Button, IconButton } from '../buttons.tsx'
import { cx, fieldClass } from '../classes.ts'
import { useUiTexts } from '../texts.ts'
import type { FormFieldProps, Control } from './FormField.tsx'

export interface KeyValue {
  key: string
  value: string
}

export interface KeyValueFieldProps
  extends
    Pick<FormFieldProps, 'label' | 'hint' | 'error' | 'className'>,
    Control<readonly KeyValue[], HTMLInputElement> {}

/** Key-value pairs, one per row; rows can be added and removed. */
export function KeyValueField({ label, hint, error, className, value, onChange, onBlur, ref }: KeyValueFieldProps) {
  const texts = useUiTexts()
  const change = (index: number, part: Partial<KeyValue>) =>
    onChange(value.map((row, at) => (at === index ? { ...row, ...part } : row)))
  return (
    <fieldset className={cx('grid gap-1.5', className)}>
      <legend className="float-start w-full font-medium text-ink">{label}</legend>
      {hint && <p className="text-sm text-ink-3">{hint}</p>}
      {value.map((row, index) => (
        <div
          key={index} // rows have no id, and their content changes with each key
          className="grid grid-cols-[2fr_3fr_auto] items-center gap-2"
        >
          {(['key', 'value'] as const).map((part) => (
            <input
              key={part}
              ref={index === 0 && part === 'key' ? ref : undefined}
              aria-label={`${part === 'key' ? texts.key : texts.value} ${index + 1}`}
              placeholder={part === 'key' ? texts.key : texts.value}
              value={row[part]}
              onChange={(event) => change(index, { [part]: event.target.value })}
              onBlur={onBlur}
              className={cx(fieldClass, 'font-mono text-sm')}
            />
          ))}
          <IconButton
            label={`${texts.remove} ${row.key || index + 1}`}
            icon={<X aria-hidden />}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      <Button
        size="small"
        icon={<Plus aria-hidden />}
        className="justify-self-start"
        onClick={() => onChange([...value, { key: '', value: '' }])}
      >
        {texts.addRow}
      </Button>
    </fieldset>
  )
}
