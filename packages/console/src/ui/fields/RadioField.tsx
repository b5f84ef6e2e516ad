import { Field } from '@base-ui/react/field'
import { Fieldset } from '@base-ui/react/fieldset'
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { cx } from '../classes.ts'
import { FieldNotes, type FormFieldProps, type Control } from './FormField.tsx'
import type { SelectOption } from './SelectField.tsx'

export interface RadioFieldProps extends Omit<FormFieldProps, 'optional'>, Control<string | null> {
  options: readonly SelectOption[]
}

/** Selects one of a few options, all visible. */
export function RadioField({
  label,
  hint,
  error,
  name,
  disabled,
  className,
  options,
  value,
  onChange,
  onBlur,
  ref,
}: RadioFieldProps) {
  return (
    <Field.Root name={name} disabled={disabled} invalid={Boolean(error)} className={cx('grid gap-1.5', className)}>
      <Fieldset.Root
        className="grid gap-1.5"
        render={<RadioGroup value={value ?? ''} onValueChange={(next) => onChange(next)} onBlur={onBlur} />}
      >
        <Fieldset.Legend className="font-medium text-ink">{label}</Fieldset.Legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1.5">
          {options.map((option, index) => (
            <Field.Item
              key={option.value}
              className={cx('flex min-h-6 items-start gap-2', option.disabled && 'text-ink-3', option.note && 'w-full')}
            >
              <Radio.Root
                ref={index === 0 ? ref : undefined}
                value={option.value}
                disabled={option.disabled}
                className="relative mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-line-field bg-surface after:absolute after:-inset-1 data-checked:border-accent data-checked:bg-accent data-disabled:opacity-50 data-invalid:border-bad"
              >
                <Radio.Indicator className="size-1.5 rounded-full bg-accent-ink" />
              </Radio.Root>
              <Field.Label>
                {option.label}
                {option.note && <span className="block text-sm text-ink-3">{option.note}</span>}
              </Field.Label>
            </Field.Item>
          ))}
        </div>
      </Fieldset.Root>
      <FieldNotes hint={hint} error={error} />
    </Field.Root>
  )
}
