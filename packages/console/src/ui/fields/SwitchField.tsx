import { Field } from '@base-ui/react/field'
import { Switch } from '@base-ui/react/switch'
import { cx } from '../class-names.ts'
import { FieldNotes } from '../FieldNotes.tsx'
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
      <Switch.Root
        ref={ref}
        checked={value}
        onCheckedChange={(next) => onChange(next)}
        onBlur={onBlur}
        className="relative h-5 w-9 shrink-0 cursor-pointer rounded-xl border border-line-field bg-sunken p-px transition-colors after:absolute after:-inset-0.5 data-checked:border-accent data-checked:bg-accent data-disabled:cursor-default data-disabled:opacity-50"
      >
        <Switch.Thumb className="block size-4 rounded-xl bg-ink-3 transition-[translate,background-color] ltr:data-checked:translate-x-4 rtl:data-checked:-translate-x-4 data-checked:bg-accent-ink" />
      </Switch.Root>
    </Field.Root>
  )
}
