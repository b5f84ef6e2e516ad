import { expect, test } from 'vitest'
import { defaultPeriod, isPossible, periodIn } from './period.ts'

const NOW = Date.UTC(2026, 2, 1, 23, 30)
const TODAY = '2026-03-01'

test.each([
  [1, { start: '2026-02-28', end: TODAY }],
  [30, { start: '2026-01-30', end: TODAY }],
  [null, { start: '2026-03-01', end: TODAY }],
])('the default period is the last %s days', (days, period) => {
  expect(defaultPeriod(NOW, days)).toEqual(period)
})

test.each([
  [{}, { start: '2026-02-28', end: TODAY }, false],
  [{ start: '', end: '' }, { start: '2026-02-28', end: TODAY }, false],
  [{ start: '2025-12-31' }, { start: '2025-12-31', end: TODAY }, false],
  [{ start: 'yesterday', end: '2026-03-02' }, { start: TODAY, end: '2026-03-02' }, true],
  [{ start: '2026-02-30' }, { start: TODAY, end: TODAY }, true],
  [{ end: '1/2/2026' }, { start: '2026-02-28', end: TODAY }, true],
])('%o is read as %o; today replaces an invalid day', (requested, period, malformed) => {
  expect(periodIn(requested, defaultPeriod(NOW, 1), TODAY)).toEqual({ period, malformed })
})

test.each([
  ['2026-02-01', '2026-03-01', true],
  ['2026-03-01', '2027-01-01', true],
  ['2026-03-01', '2026-02-28', false],
  ['2026-03-02', '2026-03-03', false],
])('whether anything can have been used from %s to %s: %s', (start, end, possible) => {
  expect(isPossible({ start, end }, TODAY)).toBe(possible)
})
