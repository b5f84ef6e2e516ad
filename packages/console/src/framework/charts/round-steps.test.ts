import { expect, test } from 'vitest'
import { roundStep, timeStep } from './line-scales.ts'

test('labels stand at round values', () => {
  expect([0.03, 0.9, 1, 1.2, 3, 6, 15, 4200].map(roundStep)).toEqual([0.05, 1, 1, 2, 5, 10, 20, 5000])
})

test('labels of times stand at whole minutes, hours and days', () => {
  const MINUTE = 60_000
  const steps = [0.2, 4, 20, 50, 90, 800, 1500, 3000, 10 ** 7].map((minutes) => timeStep(minutes * MINUTE) / MINUTE)
  expect(steps).toEqual([1, 5, 30, 60, 180, 1440, 2880, 5760, 525_600])
})
