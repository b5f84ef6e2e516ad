import { expect, test } from 'vitest'
import { isDay, isWholeNumber } from './validators.ts'

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-2-8', false],
  ['28.02.2026', false],
  ['', false],
])('[FORM-08] %s as a date of the form yyyy-mm-dd: %s', (text, valid) => {
  expect(isDay(text)).toBe(valid)
})

test('[IMAGE-05] whole numbers have only digits', () => {
  expect(['0', '12', '-1', '1.5', '1e3', ''].map(isWholeNumber)).toEqual([true, true, false, false, false, false])
})
