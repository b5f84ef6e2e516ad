import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { TextField } from '../../ui/fields/TextField.tsx'
import { signInMessages as messages } from './sign-in.messages.ts'

/** The second factor; focused when it appears, since nothing else is missing. */
export function PasscodeField({ error }: { error?: string }) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <TextField
      ref={input}
      name="passcode"
      label={formatMessage(messages.passcode)}
      hint={formatMessage(messages.passcodeHint)}
      error={error}
      autoComplete="one-time-code"
      inputMode="numeric"
      mono
    />
  )
}
