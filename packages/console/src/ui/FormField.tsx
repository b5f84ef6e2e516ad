import { Field } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { useUiTexts } from './texts.ts'

export interface FormFieldProps {
  label: string
  hint?: ReactNode
  /** What is wrong with the value; the control is marked invalid while it is there. */
  error?: ReactNode
  /** Says that the field may stay empty. Fields are required unless they say so. */
  optional?: boolean
  name?: string
  disabled?: boolean
  className?: string
}

/** The input, select and so on inside are tied to label, hint and error by Base UI. */
export function FormField({
  label,
  hint,
  error,
  optional,
  name,
  disabled,
  className,
  children,
}: FormFieldProps & { children: ReactNode }) {
  const texts = useUiTexts()
  return (
    <Field.Root name={name} disabled={disabled} invalid={Boolean(error)} className={cx('grid gap-1.5', className)}>
      <Field.Label className="font-medium text-ink">
        {label}
        {optional && <span className="ml-1.5 text-sm font-normal text-ink-3">{texts.optional}</span>}
      </Field.Label>
      {children}
      {hint && <Field.Description className="text-sm text-ink-3">{hint}</Field.Description>}
      {error && (
        <Field.Error match className="text-sm text-bad">
          {error}
        </Field.Error>
      )}
    </Field.Root>
  )
}
