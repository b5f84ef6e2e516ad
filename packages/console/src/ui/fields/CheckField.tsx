import { Checkbox as Base } from '@base-ui/react/checkbox'
import { Field } from '@base-ui/react/field'
import { Check } from 'lucide-react'
import { cx } from '../class-names.ts'
import type { FormFieldProps } from './FormField.tsx'
import { FieldNotes } from './FieldNotes.tsx'
import type { Control } from './control.ts'

export type CheckFieldProps = Omit<FormFieldProps, 'optional' | 'hideLabel'> & Control<boolean>

/** A statement that holds or does not. */
export function CheckField({
  label,
  hint,
  error,
  name,
  disabled,
  className,
  value,
  onChange,
  onBlur,
  ref,
}: CheckFieldProps) {
  return (
    <Field.Root
      name={name}
      disabled={disabled}
      invalid={Boolean(error)}
      className={cx('grid grid-cols-[auto_1fr] gap-x-2.5 gap-y-1', className)}
    >
      <Base.Root
        ref={ref}
        checked={value}
        onCheckedChange={(next) => onChange(next)}
        onBlur={onBlur}
        className="relative mt-0.5 grid size-4 place-items-center rounded-sm border border-line-field bg-surface text-accent-ink after:absolute after:-inset-1 data-checked:border-accent data-checked:bg-accent data-disabled:opacity-50 data-invalid:border-bad"
      >
        <Base.Indicator className="flex [&_svg]:size-3 [&_svg]:stroke-3">
          <Check aria-hidden />
        </Base.Indicator>
      </Base.Root>
      <Field.Label className="justify-self-start text-ink">{label}</Field.Label>
      <div className="col-start-2 grid gap-1 empty:hidden">
        <FieldNotes hint={hint} error={error} />
      </div>
    </Field.Root>
  )
}
