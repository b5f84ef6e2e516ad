import { expect, test } from 'vitest'
import { parseReply } from './post-sign-in.ts'

test('a success redirects to a path of this site', () => {
  expect(parseReply(true, { location: '/project/images?a=1' })).toEqual({ location: '/project/images?a=1' })
})

test.each(['https://evil.test/', '//evil.test/', '/\\evil.test', '/\t/evil.test', 'javascript:alert(1)', '', 7])(
  'a success never redirects to %j',
  (location) => {
    expect(parseReply(true, { location })).toEqual({ refused: null })
  },
)

test("an error has the server's message, if any", () => {
  expect(parseReply(false, 'Invalid credentials.')).toEqual({ refused: 'Invalid credentials.' })
  expect(parseReply(false, null)).toEqual({ refused: null })
  expect(parseReply(false, { error: { code: 401 } })).toEqual({ refused: null })
})

test('a second factor is requested, and an expired password has its user', () => {
  expect(parseReply(false, 'A passcode is required.', 'passcode')).toEqual({ required: 'passcode' })
  expect(parseReply(false, 'Password expired.', 'password 0a1b2c')).toEqual({ expired: '0a1b2c' })
  expect(parseReply(false, 'Password expired.', 'password ../../elsewhere')).toEqual({ refused: 'Password expired.' })
})
