import { Field } from '@base-ui/react/field'
import type { ReactNode, Ref } from 'react'
import { cx } from '../classes.ts'
import { useUiTexts } from '../texts.ts'

export interface FormFieldProps {
  label: string
  /** What stands around it says to the eye what it is, as the head of its column does. */
  hideLabel?: boolean
  hint?: ReactNode
  /** What is wrong with the value; the control is marked invalid while it is there. */
  error?: ReactNode
  /** Says that the field may stay empty. Fields are required unless they say so. */
  optional?: boolean
  name?: string
  disabled?: boolean
  className?: string
}

interface FormFieldParts extends FormFieldProps {
  /** How much of the room for the text is used. */
  count?: { length: number; limit: number }
  children: ReactNode
}

/** The input, select and so on inside are tied to label, hint and error by Base UI. */
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

/** What stands under a control and belongs to it: how to fill it, and what is wrong with what it holds. */
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

/** What every field that holds one value takes, so that a form can bind any of them in the same way. */
export interface Control<T, E extends HTMLElement = HTMLElement> {
  value: T
  onChange: (value: T) => void
  onBlur?: () => void
  /** The element that takes the focus when the value is wrong. */
  ref?: Ref<E>
}
