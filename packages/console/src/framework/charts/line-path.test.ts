import { expect, test } from 'vitest'
import { linePath } from './line-scales.ts'

const places = [
  [0, 0],
  [10, 20],
  [20, 0],
] as const

test('[CHART-03] points are joined straight, in steps or smoothly', () => {
  expect(linePath(places)).toBe('M0,0L10,20L20,0')
  expect(linePath(places, 'step-after')).toBe('M0,0L10,0L10,20L20,20L20,0')
  expect(linePath(places, 'cardinal')).toBe('M0,0C1.67,3.33,6.67,20,10,20C13.33,20,18.33,3.33,20,0')
})

test('an unknown interpolation is linear, and without points there is no line', () => {
  expect(linePath(places, 'basis' as 'linear')).toBe('M0,0L10,20L20,0')
  expect(linePath([])).toBe('')
})
