import { Field } from '@base-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { fieldClass } from './field-class.ts'
import { FormField, type FormFieldProps } from './FormField.tsx'

export interface TextFieldProps extends FormFieldProps, Omit<ComponentProps<'input'>, keyof FormFieldProps | 'size'> {
  /** Set in the fixed-width font: for ids, addresses and keys. */
  mono?: boolean
  /** A control inside the field, at its end. */
  end?: ReactNode
}

export function TextField({
  label,
  hint,
  error,
  optional,
  name,
  disabled,
  className,
  mono,
  end,
  ...input
}: TextFieldProps) {
  return (
    <FormField {...{ label, hint, error, optional, name, disabled, className }}>
      <div className="relative">
        <Field.Control
          {...input}
          required={!optional}
          className={cx(fieldClass, mono && 'font-mono', end != null && 'pe-10')}
        />
        {end && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
      </div>
    </FormField>
  )
}
