import { expect, test } from 'vitest'
import { periodChoices, periodNamed, periodQuery, problemOf } from './metering-period.ts'

const namesOn = (day: string) => periodChoices(new Date(`${day}T12:00:00Z`)).map(({ name }) => name)

test('[METER-01] a period is a preset, the current month so far, or another', () => {
  expect(namesOn('2026-11-16')).toEqual(['day', 'week', 'month', 'fifteen', 'thirty', 'year', 'other'])
  expect(periodChoices(new Date('2026-11-16T12:00:00Z'))[2]).toEqual({ days: '16', name: 'month' })
})

test('[METER-01] no two choices are the same period', () => {
  expect(namesOn('2026-11-07')).not.toContain('month')
})

test('[METER-01] choosing a preset clears the days, and they are not sent', () => {
  expect(periodNamed('7')).toEqual({ date_options: '7', date_from: '', date_to: '' })
  expect(periodQuery(periodNamed('7'))).toEqual({ date_options: '7', date_from: undefined, date_to: undefined })
})

test('[METER-01] only a period with days can be invalid', () => {
  expect(problemOf(periodNamed('7'))).toBeUndefined()
  expect(problemOf(periodNamed('other'))).toBe('start')
  expect(problemOf({ date_options: 'other', date_from: '2026-02-02', date_to: '2026-02-01' })).toBe('order')
  expect(problemOf({ date_options: 'other', date_from: '2026-02-02', date_to: '2026-02-02' })).toBeUndefined()
})
