import type { MessageDescriptor } from 'react-intl'
import { signInMessages as messages } from './sign-in.messages.ts'

export const CREDENTIALS = 'credentials'
export const APPLICATION_CREDENTIAL = 'application_credential'

type Sentences = Readonly<Record<string, MessageDescriptor>>

/** The required fields of each kind of sign-in, with the message if one is missing. */
const REQUIRED: Partial<Record<string, Sentences>> = {
  [CREDENTIALS]: {
    username: messages.usernameMissing,
    password: messages.passwordMissing,
    passcode: messages.passcodeMissing,
  },
  [APPLICATION_CREDENTIAL]: {
    application_credential_id: messages.credentialIdMissing,
    application_credential_secret: messages.credentialSecretMissing,
  },
}

export type Missing = Partial<Record<string, MessageDescriptor>>

/** The required fields that are empty, in order; a field that is not on the form is not missing. */
export function missingFields(authType: string, fields: Readonly<Record<string, unknown>>): Missing {
  return Object.fromEntries(Object.entries(REQUIRED[authType] ?? {}).filter(([name]) => fields[name] === ''))
}
