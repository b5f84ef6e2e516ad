import { Checkbox as Base } from '@base-ui/react/checkbox'
import { Field } from '@base-ui/react/field'
import { Check, Minus } from 'lucide-react'
import { cx } from '../classes.ts'
import { FieldNotes, type FormFieldProps, type Control } from './FormField.tsx'

export type CheckFieldProps = Omit<FormFieldProps, 'optional' | 'hideLabel'> & Control<boolean>

/** A checkbox with a label. */
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

export interface CheckboxProps {
  /** For assistive technology only: its position shows its meaning. */
  label: string
  checked: boolean
  /** Some, but not all, of its items are checked. */
  indeterminate?: boolean
  disabled?: boolean
  /** The event has the modifier keys. */
  onChange: (checked: boolean, event: Event) => void
}

/** A styled native checkbox: a table has one in each row, and nothing renders faster. */
export function Checkbox({ label, checked, indeterminate = false, disabled, onChange }: CheckboxProps) {
  const Mark = indeterminate ? Minus : Check
  return (
    <span className="relative inline-grid size-4 place-items-center align-middle">
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = indeterminate
        }}
        checked={checked}
        disabled={disabled}
        onChange={({ target, nativeEvent }) => onChange(target.checked, nativeEvent)}
        aria-label={label}
        // A target of 24 px for a box of 16 px (WCAG 2.5.8).
        className="peer absolute -inset-1 size-6 cursor-default opacity-0"
      />
      <span
        aria-hidden
        className="pointer-events-none grid size-4 place-items-center rounded-sm border border-line-field bg-surface text-accent-ink outline-offset-2 outline-accent peer-checked:border-accent peer-checked:bg-accent peer-indeterminate:border-accent peer-indeterminate:bg-accent peer-focus-visible:outline-2 peer-disabled:opacity-50"
      >
        {(checked || indeterminate) && <Mark className="size-3 stroke-3" />}
      </span>
    </span>
  )
}
