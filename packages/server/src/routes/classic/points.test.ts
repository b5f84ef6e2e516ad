import { expect, test } from 'vitest'
import { averaged, statsOf } from './points.ts'

const HOUR = 3600

test('series that begin at different times are merged by the hour', () => {
  expect(
    averaged(
      [
        [
          ['2026-11-15T01:00:00+00:00', HOUR, 4],
          ['2026-11-15T00:00:00+00:00', HOUR, 2],
        ],
        [['2026-11-15T01:00:00+00:00', HOUR, 8]],
      ],
      HOUR,
    ),
  ).toEqual([
    { x: '2026-11-15T00:00:00', y: 2 },
    { x: '2026-11-15T01:00:00', y: 6 },
  ])
})

test('of several granularities only the coarsest one is used', () => {
  expect(
    averaged(
      [
        [
          ['2026-11-15T00:00:00+00:00', 300, 100],
          ['2026-11-15T00:00:00+00:00', HOUR, 2],
          ['2026-11-15T01:00:00+00:00', HOUR, 4],
          ['2026-11-15T00:00:00+00:00', 30 * 24 * HOUR, 50],
        ],
      ],
      24 * HOUR,
    ),
  ).toEqual([{ x: '2026-11-15T00:00:00', y: 3 }])
})

test('[CHART-04] [CHART-06] the statistics are those of all series together', () => {
  const line = (name: string, ...values: number[]) => ({
    name,
    unit: 'GB',
    meter: 'memory',
    data: values.map((y, day) => ({ x: `2026-11-0${day + 1}T00:00:00`, y })),
  })
  expect(statsOf([line('a', 1, 5, 2), line('b', 1, 1)])).toEqual({ used: 2, average: 10 / 3, max_value: 6, unit: 'GB' })
  expect(statsOf([])).toBeUndefined()
})
