import { expect, test } from 'vitest'
import { arcPath } from './arcs.ts'

test('[CHART-02] a donut has the radii 24 and 36, a pie 0 and 30', () => {
  expect(arcPath('donut', 0, 0.25)).toBe('M0,-36A36,36,0,0,1,36,0L24,0A24,24,0,0,0,0,-24Z')
  expect(arcPath('pie', 0, 0.25)).toBe('M0,-30A30,30,0,0,1,30,0L0,0Z')
})

test('a share beyond the whole ends where the whole does', () => {
  expect(arcPath('pie', 0.5, 1.4)).toBe(arcPath('pie', 0.5, 1))
})
