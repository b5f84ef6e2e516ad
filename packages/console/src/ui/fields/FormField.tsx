import { Field } from '@base-ui/react/field'
import type { ReactNode, Ref } from 'react'
import { cx } from '../classes.ts'
import { useUiTexts } from '../texts.ts'

export interface FormFieldProps {
  label: string
  /** The label is visible elsewhere, as in the header of a column. */
  hideLabel?: boolean
  hint?: ReactNode
  /** The error of the value; the control is marked invalid. */
  error?: ReactNode
  /** Marks the field as optional. Other fields are required. */
  optional?: boolean
  name?: string
  disabled?: boolean
  className?: string
}

interface FormFieldParts extends FormFieldProps {
  /** The length of the text and its limit. */
  count?: { length: number; limit: number }
  children: ReactNode
}

/** Base UI connects the control with label, hint and error. */
export function FormField({
  label,
  hideLabel = false,
  hint,
  error,
  optional,
  name,
  disabled,
  className,
  count,
  children,
}: FormFieldParts) {
  const texts = useUiTexts()
  return (
    <Field.Root
      name={name}
      disabled={disabled}
      invalid={Boolean(error)}
      className={cx('grid grid-cols-1 content-start gap-1.5', className)}
    >
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <Field.Label className="font-medium text-ink">
          {label}
          {optional && <span className="ms-1.5 inline-block text-sm font-normal text-ink-3">{texts.optional}</span>}
        </Field.Label>
        {count && (
          <span className={cx('text-sm tabular-nums', count.length > count.limit ? 'text-bad' : 'text-ink-3')}>
            {count.length}/{count.limit}
          </span>
        )}
      </div>
      {children}
      <FieldNotes hint={hint} error={error} />
    </Field.Root>
  )
}

/** The hint and the error below a control. */
export const FieldNotes = ({ hint, error }: { hint?: ReactNode; error?: ReactNode }) => (
  <>
    {hint && <Field.Description className="text-sm text-ink-3">{hint}</Field.Description>}
    {error && (
      <Field.Error match className="text-sm text-bad">
        {error}
      </Field.Error>
    )}
  </>
)

/** The props of every field with one value, so that a form can bind any of them. */
export interface Control<T, E extends HTMLElement = HTMLElement> {
  value: T
  onChange: (value: T) => void
  onBlur?: () => void
  /** The element that gets focus if the value is invalid. */
  ref?: Ref<E>
}
