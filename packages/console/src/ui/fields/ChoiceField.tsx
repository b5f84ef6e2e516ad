import { Field } from '@base-ui/react/field'
import { Fieldset } from '@base-ui/react/fieldset'
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { cx } from '../classes.ts'
import { FieldNotes, type Control, type FormFieldProps } from './FormField.tsx'

export interface Choice {
  value: string
  label: ReactNode
  /** A second line. */
  note?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

export interface ChoiceFieldProps extends Omit<FormFieldProps, 'optional'>, Control<string | null> {
  options: readonly Choice[]
  /** Cards have room for a note; segments stand in one line. */
  look: 'cards' | 'segments'
}

const GROUPS = {
  cards: 'grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]',
  segments: 'flex w-fit max-w-full flex-wrap gap-0.5 rounded-md border border-line-field bg-surface p-0.5',
}

const ITEMS = {
  cards:
    'relative flex min-h-13 cursor-pointer items-center gap-2.5 rounded-lg border border-line-field bg-surface px-3 py-2 text-start hover:bg-hover data-checked:border-accent data-checked:bg-accent-soft data-checked:shadow-[inset_0_0_0_1px_var(--accent)] data-disabled:cursor-default data-disabled:opacity-60 data-invalid:border-bad',
  segments:
    'flex min-h-7 cursor-pointer items-center gap-1.5 rounded-sm px-2.5 text-ink-2 hover:bg-hover data-checked:bg-accent data-checked:font-medium data-checked:text-accent-ink data-disabled:cursor-default data-disabled:opacity-60',
}

/** One of a few options, each drawn as a card or as a segment of a bar. */
export function ChoiceField({
  label,
  hideLabel,
  hint,
  error,
  name,
  disabled,
  className,
  options,
  look,
  value,
  onChange,
  onBlur,
  ref,
}: ChoiceFieldProps) {
  return (
    <Field.Root name={name} disabled={disabled} invalid={Boolean(error)} className={cx('grid gap-1.5', className)}>
      <Fieldset.Root
        className="grid min-w-0 gap-1.5"
        render={<RadioGroup value={value ?? ''} onValueChange={(next) => onChange(next)} onBlur={onBlur} />}
      >
        <Fieldset.Legend className={hideLabel ? 'sr-only' : 'font-medium text-ink'}>{label}</Fieldset.Legend>
        <div className={GROUPS[look]}>
          {options.map((option, index) => (
            <Radio.Root
              key={option.value}
              ref={index === 0 ? ref : undefined}
              value={option.value}
              disabled={option.disabled}
              className={ITEMS[look]}
            >
              {option.icon}
              <span className="min-w-0 flex-1">
                <span className={cx('line-clamp-3 wrap-anywhere', look === 'cards' && 'font-medium text-ink')}>
                  {option.label}
                </span>
                {option.note && <span className="line-clamp-3 text-sm wrap-anywhere text-ink-3">{option.note}</span>}
              </span>
            </Radio.Root>
          ))}
        </div>
      </Fieldset.Root>
      <FieldNotes hint={hint} error={error} />
    </Field.Root>
  )
}
