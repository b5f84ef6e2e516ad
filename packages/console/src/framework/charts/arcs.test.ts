import { expect, test } from 'vitest'
import { arcPath } from './UsageChart.tsx'

test('[CHART-02] a donut has the radii 24 and 36, a pie 0 and 30', () => {
  expect(arcPath('donut', 0, 0.25)).toBe('M0,-36A36,36,0,0,1,36,0L24,0A24,24,0,0,0,0,-24Z')
  expect(arcPath('pie', 0, 0.25)).toBe('M0,-30A30,30,0,0,1,30,0L0,0Z')
})

test('more than half of a circle uses the large arc', () => {
  expect(arcPath('pie', 0, 0.75)).toBe('M0,-30A30,30,0,1,1,-30,0L0,0Z')
})

test('the whole is a circle, or a ring with a hole', () => {
  expect(arcPath('pie', 0, 1)).toBe('M0,-30A30,30,0,1,1,0,30A30,30,0,1,1,0,-30Z')
  expect(arcPath('donut', 0, 1)).toBe(
    'M0,-36A36,36,0,1,1,0,36A36,36,0,1,1,0,-36ZM0,-24A24,24,0,1,0,0,24A24,24,0,1,0,0,-24Z',
  )
})

test('a share of more than 1 ends at 1', () => {
  expect(arcPath('pie', 0.5, 1.4)).toBe(arcPath('pie', 0.5, 1))
})
