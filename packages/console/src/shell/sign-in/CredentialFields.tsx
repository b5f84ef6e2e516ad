import { useIntl } from 'react-intl'
import { PasswordField, TextField } from '../../ui/fields/TextField.tsx'
import { PasscodeField } from './PasscodeField.tsx'
import type { Missing } from './required-fields.ts'
import { signInMessages as messages } from './sign-in.messages.ts'

interface CredentialFieldsProps {
  missing: Missing
  defaultDomain: string
  /** The user has a second factor. */
  passcode: boolean
}

/** Username, password and domain of a Keystone user. */
export function CredentialFields({ missing, defaultDomain, passcode }: CredentialFieldsProps) {
  const { formatMessage } = useIntl()
  const errorOf = (name: string) => missing[name] && formatMessage(missing[name])
  return (
    <>
      <TextField
        name="username"
        label={formatMessage(messages.username)}
        error={errorOf('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={formatMessage(messages.password)}
        error={errorOf('password')}
        autoComplete="current-password"
      />
      {passcode && <PasscodeField error={errorOf('passcode')} />}
      <TextField
        name="domain"
        label={formatMessage(messages.domain)}
        defaultValue={defaultDomain}
        autoComplete="organization"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  )
}
