import { expect, test } from 'vitest'
import { noticeOf } from './notice.ts'
import { noticeMessages, signInMessages } from './sign-in.messages.ts'

const notice = (query: string) => noticeOf(new URLSearchParams(query))

test("a provider's failure has our text, never one of the URL", () => {
  expect(notice('failure=Login+failed:+Invalid+credentials.')).toEqual({ message: noticeMessages.invalid, bad: true })
  expect(notice('failure=Call+555-1234+now')).toEqual({ message: noticeMessages.loginFailed, bad: true })
})

test('after a password change, or an ended session, a notice is shown', () => {
  expect(notice('reason=password-reset')?.message).toBe(noticeMessages.passwordReset)
  expect(notice('reason=expired')?.message).toBe(signInMessages.sessionEnded)
  expect(notice('csrf_failure=1')?.message).toBe(signInMessages.sessionEnded)
  expect(notice('next=/')).toBeNull()
})
