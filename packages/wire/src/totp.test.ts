import { expect, test } from 'vitest'
import { isPasscode, passcodeAt } from './totp.ts'

/** '12345678901234567890', the secret of appendix B, in base 32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** The last six of the appendix's eight digits. */
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the passcode at second %d is that of RFC 6238', (seconds, passcode) => {
  expect(passcodeAt(SECRET, seconds * 1000)).toBe(passcode)
  expect(isPasscode(passcode, SECRET, seconds * 1000)).toBe(true)
})

test('a passcode is right in its own period and the next, and a part or more of it never', () => {
  const at = (seconds: number) => isPasscode('287082', SECRET, seconds * 1000)
  expect([30, 59, 60, 89, 90].map(at)).toEqual([true, true, true, true, false])
  expect(['28708', '2870822', '', '28708２'].map((text) => isPasscode(text, SECRET, 59_000))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('a secret is read in small letters and with spaces, too', () => {
  expect(isPasscode('287082', 'gezd gnbv gy3t qojq gezd gnbv gy3t qojq', 59_000)).toBe(true)
})
