import { Field } from '@base-ui/react/field'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, type KeyboardEvent, useState } from 'react'
import { cx, fieldClass } from '../classes.ts'
import { useUiTexts } from '../texts.ts'
import { FormField, type FormFieldProps } from './FormField.tsx'

export interface TextFieldProps extends FormFieldProps, Omit<ComponentProps<'input'>, keyof FormFieldProps | 'size'> {
  /** In a monospace font: for ids, addresses and keys. */
  mono?: boolean
  /** A control inside the field, at its end. */
  end?: ReactNode
}

export function TextField({
  label,
  hideLabel,
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
    <FormField {...{ label, hideLabel, hint, error, optional, name, disabled, className }}>
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

/** A password that can be revealed, with a warning if caps lock is on. */
export function PasswordField({ hint, ...props }: Omit<TextFieldProps, 'type' | 'end' | 'onKeyDown' | 'onKeyUp'>) {
  const texts = useUiTexts()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      hint={capsLock ? <span role="status">{texts.capsLock}</span> : hint}
      onKeyDown={watch}
      onKeyUp={watch}
      end={
        <button
          type="button"
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="grid size-7 cursor-pointer place-items-center rounded-md text-ink-3 hover:bg-hover hover:text-ink [&_svg]:size-4"
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      }
    />
  )
}
