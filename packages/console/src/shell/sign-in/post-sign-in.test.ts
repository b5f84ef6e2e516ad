import { expect, test } from 'vitest'
import { readAnswer } from './post-sign-in.ts'

test('a success leads to a path of this site', () => {
  expect(readAnswer(true, { location: '/project/images?a=1' })).toEqual({ location: '/project/images?a=1' })
})

test.each(['https://evil.test/', '//evil.test/', '/\\evil.test', '/\t/evil.test', 'javascript:alert(1)', '', 7])(
  'a success never leads to %j',
  (location) => {
    expect(readAnswer(true, { location })).toEqual({ refused: null })
  },
)

test('a refusal is told in the words of the server, if it had any', () => {
  expect(readAnswer(false, 'Invalid credentials.')).toEqual({ refused: 'Invalid credentials.' })
  expect(readAnswer(false, null)).toEqual({ refused: null })
  expect(readAnswer(false, { error: { code: 401 } })).toEqual({ refused: null })
})

test('a second factor is asked for, and an expired password is known by whose it is', () => {
  expect(readAnswer(false, 'A passcode is required.', 'passcode')).toEqual({ wanted: 'passcode' })
  expect(readAnswer(false, 'Password expired.', 'password 0a1b2c')).toEqual({ expired: '0a1b2c' })
  expect(readAnswer(false, 'Password expired.', 'password ../../elsewhere')).toEqual({ refused: 'Password expired.' })
})
