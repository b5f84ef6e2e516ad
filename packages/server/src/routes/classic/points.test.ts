import { expect, test } from 'vitest'
import { averaged } from './points.ts'

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
