import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { formatMoment } from './dates.ts'

const berlin = createIntl({ locale: 'de', timeZone: 'Europe/Berlin' })

test("[SHELL-21] moments are shown in the user's language and timezone", () => {
  expect(formatMoment(berlin, '2026-03-01T09:30:00Z')).toBe('01.03.2026, 10:30')
  expect(formatMoment(createIntl({ locale: 'en', timeZone: 'UTC' }), '2026-03-01T09:30:00Z')).toMatch(
    /^Mar 1, 2026, 9:30\sAM$/,
  )
})

test('a time without a zone, as some services send it, is UTC', () => {
  expect(formatMoment(berlin, '2026-03-01T09:30:00.000000')).toBe('01.03.2026, 10:30')
})

test('what is no time is shown as it came', () => {
  expect(formatMoment(berlin, 'never')).toBe('never')
})
