import { Field } from '@base-ui/react/field'
import { Switch as Base } from '@base-ui/react/switch'
import type { Ref } from 'react'
import { cx } from '../classes.ts'
import type { CheckFieldProps } from './CheckField.tsx'
import { FieldNotes } from './FormField.tsx'

/** A switch, as for a setting, with its label before it. */
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

export interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: () => void
  disabled?: boolean
  /** The accessible name, if no label is beside it. */
  label?: string
  ref?: Ref<HTMLElement>
}

export function Switch({ checked, onChange, label, ...rest }: SwitchProps) {
  return (
    <Base.Root
      {...rest}
      aria-label={label}
      checked={checked}
      onCheckedChange={(next) => onChange(next)}
      className="relative inline-block h-5 w-9 shrink-0 cursor-pointer rounded-xl border border-line-field bg-sunken p-px align-middle transition-colors after:absolute after:-inset-0.5 data-checked:border-accent data-checked:bg-accent data-disabled:cursor-default data-disabled:opacity-50"
    >
      <Base.Thumb className="block size-4 rounded-xl bg-ink-3 transition-[translate,background-color] ltr:data-checked:translate-x-4 rtl:data-checked:-translate-x-4 data-checked:bg-accent-ink" />
    </Base.Root>
  )
}
