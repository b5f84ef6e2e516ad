import { Field } from '@base-ui/react/field'
import { cx } from '../class-names.ts'
import { FieldNotes } from './FieldNotes.tsx'
import { Switch } from './Switch.tsx'
import type { CheckFieldProps } from './CheckField.tsx'

/** Something that is on or off, as a setting is; its label stands before it. */
export function SwitchField({
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
      className={cx('flex items-start justify-between gap-4', className)}
    >
      <div className="grid gap-1">
        <Field.Label className="font-medium text-ink">{label}</Field.Label>
        <FieldNotes hint={hint} error={error} />
      </div>
      <Switch ref={ref} checked={value} onChange={onChange} onBlur={onBlur} />
    </Field.Root>
  )
}
