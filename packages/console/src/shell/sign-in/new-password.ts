import type { MessageDescriptor } from 'react-intl'
import { expiredPasswordMessages as messages } from './expired-password.messages.ts'

export interface NewPasswordFields {
  original_password: string
  password: string
  confirm_password: string
}

export type PasswordProblems = Partial<Record<keyof NewPasswordFields, MessageDescriptor>>

/** All problems of a new password before it is sent, by field. */
export function passwordProblems({
  original_password: original,
  password,
  confirm_password: confirm,
}: NewPasswordFields): PasswordProblems {
  return {
    ...(!original && { original_password: messages.originalMissing }),
    ...(!password && { password: messages.passwordMissing }),
    ...(password && password === original && { password: messages.same }),
    ...(password !== confirm && { confirm_password: messages.mismatch }),
  }
}
