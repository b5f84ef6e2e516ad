import { expect, test } from 'vitest'
import { periodOf } from './metering.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')

test.each([
  [{ date_options: '7' }, { start: '2026-11-08T12:00:00.000Z', stop: '2026-11-15T12:00:00.000Z' }],
  [
    { date_options: 'other', date_from: '2026-11-01', date_to: '2026-11-02' },
    { start: '2026-11-01T00:00:00.000Z', stop: '2026-11-02T23:59:59.999Z' },
  ],
  [{ date_options: 'other', date_from: '' }, { problem: 'start' }],
  [{ date_options: 'other', date_from: '2026-11-05', date_to: '2026-11-01' }, { problem: 'order' }],
])('[METER-01] the period %j is %j', (period, ends) => {
  expect(periodOf(period, NOW)).toEqual(ends)
})
