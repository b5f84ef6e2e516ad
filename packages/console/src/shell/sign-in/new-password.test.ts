import { expect, test } from 'vitest'
import { expiredPasswordMessages as messages } from './expired-password.messages.ts'
import { passwordProblems } from './new-password.ts'

test.each([
  ['', '', '', { original_password: messages.originalMissing, password: messages.passwordMissing }],
  ['', 'new', 'new', { original_password: messages.originalMissing }],
  ['', 'new', 'other', { original_password: messages.originalMissing, confirm_password: messages.mismatch }],
  [
    '',
    '',
    'x',
    {
      original_password: messages.originalMissing,
      password: messages.passwordMissing,
      confirm_password: messages.mismatch,
    },
  ],
  ['old', '', '', { password: messages.passwordMissing }],
  ['old', 'new', 'other', { confirm_password: messages.mismatch }],
  ['old', 'old', 'old', { password: messages.same }],
  ['old', 'old', 'new', { password: messages.same, confirm_password: messages.mismatch }],
  ['old', 'new', 'new', {}],
])('[FORM-02] %s → %s, %s: all problems are shown at once', (original_password, password, confirm_password, wrong) => {
  expect(passwordProblems({ original_password, password, confirm_password })).toEqual(wrong)
})
