import { expect, test } from 'vitest'
import { SignInThrottle } from './sign-in-throttle.ts'

test('the eleventh wrong try within a minute has to wait until the first is a minute old', () => {
  let now = 0
  const throttle = new SignInThrottle(() => now)
  for (let i = 0; i < 10; i++) {
    expect(throttle.waitSeconds('a')).toBe(0)
    throttle.failed('a')
    now += 1_000
  }
  expect(throttle.waitSeconds('a')).toBe(50)
  expect(throttle.waitSeconds('b')).toBe(0)
  now = 60_001
  expect(throttle.waitSeconds('a')).toBe(0)
})
