import { afterEach, expect, test } from 'vitest'
import { setFading, fadeDelay } from './toast.ts'

afterEach(() => setFading({}))

test('[SHELL-11] success and info fade after 3000 ms', () => {
  expect(fadeDelay('success')).toBe(3000)
  expect(fadeDelay('info')).toBe(3000)
})

test('[SHELL-11] a text that nobody reads in 3 s stays longer', () => {
  expect(fadeDelay('success', 'Created network "lan".')).toBe(3000)
  expect(fadeDelay('success', 'x'.repeat(100))).toBe(5000)
  expect(fadeDelay('danger', 'x'.repeat(100))).toBe(0)
})

test('[SHELL-11] a warning or an error stays until it is dismissed', () => {
  expect(fadeDelay('warning')).toBe(0)
  expect(fadeDelay('danger')).toBe(0)
})

test('[SHELL-21] the operator decides which toasts fade, and when', () => {
  setFading({ delay: 500, types: ['warning'] })
  expect(fadeDelay('warning')).toBe(500)
  expect(fadeDelay('success')).toBe(0)
  setFading({ delay: 7000 })
  expect(fadeDelay('info')).toBe(7000)
})
