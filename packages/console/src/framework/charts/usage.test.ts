import { expect, test } from 'vitest'
import { fullness, measure, quotaLevel, usedShare } from './usage.ts'

test('[CHART-01] a quota bar warns above 89 % and is in danger above 99 %', () => {
  expect([0, 89, 90, 99, 100, 140].map(quotaLevel)).toEqual([
    'normal',
    'normal',
    'warning',
    'warning',
    'danger',
    'danger',
  ])
})

test('[CHART-02] a pie is nearly full from 80 % and full at 100 %', () => {
  expect([0, 79, 80, 99, 100, 130].map(fullness)).toEqual([
    'normal',
    'normal',
    'nearly-full',
    'nearly-full',
    'full',
    'full',
  ])
})

test('[CHART-02] an unlimited usage has neither a percentage nor a maximum', () => {
  for (const max of [-1, Infinity, Number.NaN]) {
    expect(measure({ used: 3, max })).toMatchObject({ used: 3, max: null, percent: null, remaining: null, over: false })
  }
})

test('the added amount counts towards the percentage, and more than the limit is over', () => {
  expect(measure({ used: 24, added: 3, max: 40 })).toMatchObject({ percent: 68, remaining: 13, over: false })
  expect(measure({ used: 9, added: 3, max: 10 })).toMatchObject({ percent: 120, remaining: 0, over: true })
})

test('what has some left is never full', () => {
  expect(measure({ used: 997, max: 1000 })).toMatchObject({ percent: 99, remaining: 3 })
  expect(measure({ used: 1000, max: 1000 }).percent).toBe(100)
  expect(measure({ used: 1001, max: 1000 })).toMatchObject({ percent: 100, over: true })
  const percent = new Intl.NumberFormat('en', { style: 'percent' })
  expect([997, 1000, 1020].map((used) => percent.format(usedShare(used, 1000)))).toEqual(['99%', '100%', '102%'])
})

test('missing values mean 0 of 1, and a limit of 0 is full', () => {
  expect(measure({})).toMatchObject({ used: 0, max: 1, percent: 0 })
  expect(measure({ max: 0 })).toMatchObject({ percent: 100, over: false })
  expect(measure({ added: 1, max: 0 })).toMatchObject({ percent: Infinity, over: true })
})
