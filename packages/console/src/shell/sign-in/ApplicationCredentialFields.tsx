import { useIntl } from 'react-intl'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { Missing } from './required-fields.ts'
import { signInMessages as messages } from './sign-in.messages.ts'

/** What a program signs in with, in the hands of a person. */
export function ApplicationCredentialFields({ missing }: { missing: Missing }) {
  const { formatMessage } = useIntl()
  const errorOf = (name: string) => missing[name] && formatMessage(missing[name])
  return (
    <>
      <TextField
        name="application_credential_id"
        label={formatMessage(messages.credentialId)}
        error={errorOf('application_credential_id')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        mono
      />
      <PasswordField
        name="application_credential_secret"
        label={formatMessage(messages.credentialSecret)}
        error={errorOf('application_credential_secret')}
        autoComplete="off"
      />
    </>
  )
}
