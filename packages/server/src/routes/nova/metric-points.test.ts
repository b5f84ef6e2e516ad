import type { Measure } from '@meridian/wire'
import { describe, expect, test } from 'vitest'
import { dividedBy, distanceOf, pointsOf, ratesOf, spanOf, summed, thinned } from './metric-points.ts'

const MINUTE = 60_000

test('a period has a span that ends now, with few enough points for a chart', () => {
  const now = Date.parse('2026-11-17T09:00:00Z')
  for (const period of ['hour', 'day', 'week', 'month'] as const) {
    const { start, stop, step } = spanOf(period, now)
    expect(stop).toBe(now)
    expect((stop - start) / 1000 / step).toBeGreaterThanOrEqual(60)
    expect((stop - start) / 1000 / step).toBeLessThanOrEqual(180)
  }
})

describe('rates of a counter', () => {
  test('are per second', () => {
    // As recorded from Gnocchi: nanoseconds of CPU, every five minutes.
    const recorded: Measure[] = [
      ['2026-11-15T20:05:00+00:00', 300, 0],
      ['2026-11-15T20:10:00+00:00', 300, 39_440_360_174],
      ['2026-11-15T20:15:00+00:00', 300, 75_121_723_616],
    ]
    const rates = ratesOf(pointsOf(recorded, spanOf('day', Date.parse('2026-11-15T20:20:00Z'))))
    expect(rates.map(([, value]) => Math.round(value / 1e5))).toEqual([1315, 1189])
  })

  test('leave out a restart and the time after a gap', () => {
    const at = (minute: number, value: number): [number, number] => [minute * MINUTE, value]
    expect(ratesOf([at(0, 0), at(5, 300), at(10, 30), at(15, 330), at(60, 9000), at(65, 9300)])).toEqual([
      at(5, 1),
      at(15, 1),
      at(65, 1),
    ])
  })

  test('of one measure are none', () => expect(ratesOf([[0, 5]])).toEqual([]))
})

test('several granularities are one: the coarsest that fits the step', () => {
  const measures: Measure[] = [
    ['2026-11-15T20:00:00+00:00', 3600, 1],
    ['2026-11-15T20:00:00+00:00', 300, 2],
    ['2026-11-15T20:05:00+00:00', 300, 3],
  ]
  expect(pointsOf(measures, { start: 0, stop: 0, step: 600 }).map(([, value]) => value)).toEqual([2, 3])
  expect(pointsOf(measures, { start: 0, stop: 0, step: 3600 }).map(([, value]) => value)).toEqual([1])
})

test('disks are summed, steps averaged, and what lies outside of the span left out', () => {
  expect(
    summed([
      [
        [0, 1],
        [1000, 2],
      ],
      [[1000, 5]],
    ]),
  ).toEqual([
    [0, 1],
    [1000, 7],
  ])
  const points: [number, number][] = [
    [-1, 100],
    [0, 2],
    [1000, 4],
    [61_000, 9],
  ]
  expect(thinned(points, { start: 0, stop: 120_000, step: 60 })).toEqual([
    [0, 3],
    [61_000, 9],
  ])
})

test('the share of CPU follows the number of vCPUs at the time', () => {
  expect(
    dividedBy(
      [
        [0, 100],
        [10, 100],
      ],
      [
        [0, 1],
        [5, 4],
      ],
    ),
  ).toEqual([
    [0, 100],
    [10, 25],
  ])
})

test('the distance of points is the least', () => {
  expect(
    distanceOf([
      [0, 1],
      [300, 1],
      [900, 1],
    ]),
  ).toBe(300)
  expect(distanceOf([])).toBe(Number.POSITIVE_INFINITY)
})
