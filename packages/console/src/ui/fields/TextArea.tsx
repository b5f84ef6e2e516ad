import { Field } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import { cx, fieldClass } from '../classes.ts'
import { FormField, type FormFieldProps } from './FormField.tsx'

export interface TextAreaProps extends FormFieldProps, Omit<ComponentProps<'textarea'>, keyof FormFieldProps> {
  /** In a monospace font: for keys and certificates. */
  mono?: boolean
  /** The maximum length; a counter shows how much is used. */
  limit?: number
}

/** A multi-line text that grows with its content. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  name,
  disabled,
  className,
  mono,
  limit,
  rows = 3,
  value,
  ...area
}: TextAreaProps) {
  const length = typeof value === 'string' ? value.length : 0
  return (
    <FormField
      {...{ label, hint, error, optional, name, disabled, className }}
      count={limit === undefined ? undefined : { length, limit }}
    >
      <Field.Control
        value={value}
        required={!optional}
        className={cx(
          fieldClass,
          'field-sizing-content h-auto! max-h-80 resize-y py-1.5',
          mono && 'font-mono text-sm',
          TALL[rows] ?? 'min-h-20',
        )}
        render={<textarea rows={rows} {...area} />}
      />
    </FormField>
  )
}

const TALL: Record<number, string> = { 2: 'min-h-14', 3: 'min-h-20', 6: 'min-h-34', 10: 'min-h-52' }
