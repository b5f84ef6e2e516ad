import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useUiTexts } from '../texts.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** A password that can be shown, and that says when caps lock is on. */
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
