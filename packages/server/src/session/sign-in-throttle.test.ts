import { expect, test } from 'vitest'
import { SignInThrottle } from './sign-in-throttle.ts'

const MINUTE_MS = 60_000

test('the eleventh wrong try within a minute has to wait until the first is a minute old', async () => {
  let now = MINUTE_MS
  const throttle = new SignInThrottle(undefined, () => now)
  for (let i = 0; i < 10; i++) {
    expect(await throttle.waitSeconds('a')).toBe(0)
    await throttle.failed('a')
    now += 1_000
  }
  expect(await throttle.waitSeconds('a')).toBe(50)
  expect(await throttle.waitSeconds('b')).toBe(0)
  now = 2 * MINUTE_MS + 1
  expect(await throttle.waitSeconds('a')).toBe(0)
})
