import type { MessageDescriptor } from 'react-intl'
import { expiredPasswordMessages as messages } from './expired-password.messages.ts'

export interface NewPasswordFields {
  original_password: string
  password: string
  confirm_password: string
}

export type Wrong = Partial<Record<keyof NewPasswordFields, MessageDescriptor>>

/** What is wrong with a new password before it is sent; the first of it, under its field. */
export function wrongWith({
  original_password: original,
  password,
  confirm_password: confirm,
}: NewPasswordFields): Wrong {
  if (!original) return { original_password: messages.originalMissing }
  if (!password) return { password: messages.passwordMissing }
  if (password !== confirm) return { confirm_password: messages.mismatch }
  return password === original ? { password: messages.same } : {}
}
