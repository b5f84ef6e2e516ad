import { expect, test } from 'vitest'
import { expiredPasswordMessages as messages } from './expired-password.messages.ts'
import { wrongWith } from './new-password.ts'

test.each([
  ['', 'new', 'new', { original_password: messages.originalMissing }],
  ['old', '', '', { password: messages.passwordMissing }],
  ['old', 'new', 'other', { confirm_password: messages.mismatch }],
  ['old', 'old', 'old', { password: messages.same }],
  ['old', 'new', 'new', {}],
])('%s → %s, %s', (original_password, password, confirm_password, wrong) => {
  expect(wrongWith({ original_password, password, confirm_password })).toEqual(wrong)
})
