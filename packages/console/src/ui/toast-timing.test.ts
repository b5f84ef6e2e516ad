import { expect, test } from 'vitest'
import { fadeDelay } from './toast-timing.ts'

test('[SHELL-11] success and info fade after 3000 ms', () => {
  expect(fadeDelay('success')).toBe(3000)
  expect(fadeDelay('info')).toBe(3000)
})

test('[SHELL-11] a warning or an error stays until it is dismissed', () => {
  expect(fadeDelay('warning')).toBe(0)
  expect(fadeDelay('danger')).toBe(0)
})
