import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { formatAge, formatMoment } from './dates.ts'

const berlin = createIntl({ locale: 'de', timeZone: 'Europe/Berlin' })

test("[SHELL-21] times are shown in the user's language and timezone", () => {
  expect(formatMoment(berlin, '2026-03-01T09:30:00Z')).toBe('01.03.2026, 10:30')
  expect(formatMoment(createIntl({ locale: 'en', timeZone: 'UTC' }), '2026-03-01T09:30:00Z')).toMatch(
    /^Mar 1, 2026, 9:30\sAM$/,
  )
})

test('[SHELL-21] small tables show short times', () => {
  expect(formatMoment(berlin, '2026-03-01T09:30:00Z', 'short')).toBe('01.03.26, 10:30')
})

test('a time without a zone, as some services send it, is UTC', () => {
  expect(formatMoment(berlin, '2026-03-01T09:30:00.000000')).toBe('01.03.2026, 10:30')
})

test('an invalid time is shown unchanged', () => {
  expect(formatMoment(berlin, 'never')).toBe('never')
})

test.each([
  [-5, '0 seconds'],
  [90, '90 seconds'],
  [600, '10 minutes'],
  [36 * 3600, '36 hours'],
  [41.9 * 86_400, '41 days'],
])('an age of %d s is %s', (seconds, words) => {
  const now = Date.parse('2026-06-01T00:00:00Z')
  const then = new Date(now - seconds * 1000).toISOString()
  expect(formatAge(createIntl({ locale: 'en' }), then, now)).toBe(words)
})
