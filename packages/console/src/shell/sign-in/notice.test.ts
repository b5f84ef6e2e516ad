import { expect, test } from 'vitest'
import { noticeOf } from './notice.ts'
import { noticeMessages, signInMessages } from './sign-in.messages.ts'

const notice = (query: string) => noticeOf(new URLSearchParams(query))

test('a provider’s failure is told in words of ours, never in those of the address', () => {
  expect(notice('failure=Login+failed:+Invalid+credentials.')).toEqual({ message: noticeMessages.invalid, bad: true })
  expect(notice('failure=Call+555-1234+now')).toEqual({ message: noticeMessages.loginFailed, bad: true })
})

test('whoever comes back from changing a password, or from a session that ended, is told so', () => {
  expect(notice('reason=password-reset')?.message).toBe(noticeMessages.passwordReset)
  expect(notice('reason=expired')?.message).toBe(signInMessages.sessionEnded)
  expect(notice('csrf_failure=1')?.message).toBe(signInMessages.sessionEnded)
  expect(notice('next=/')).toBeNull()
})
