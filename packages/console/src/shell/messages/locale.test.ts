import { expect, test } from 'vitest'
import { chooseLocale } from './locale.ts'

test('dates and numbers follow the region of the first language that there are messages in', () => {
  expect(chooseLocale(['de-DE', 'en-GB', 'en-US'])).toBe('en-GB')
})

test('who reads none of the languages gets English', () => {
  expect(chooseLocale(['de-DE'])).toBe('en')
  expect(chooseLocale([])).toBe('en')
})
