import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import { dividedBy } from './kept.ts'
import { NOW, PROJECT, server } from './lists.fixture.ts'
import { loadOf } from './use-loads.ts'

test('what is dismissed is shown again from its day on', () => {
  const found = judge(
    { servers: [server('off', { status: 'SHUTOFF' }), server('other', { status: 'SHUTOFF' })] },
    { now: NOW, project: PROJECT, thresholds: {} },
  )
  const shown = (until: string) => {
    const dismissed = [{ id: 'stoppedInstance off', until, because: 'for the auditors' }]
    return dividedBy(found, { thresholds: {}, dismissed }, NOW).open.map(({ thing }) => thing.name)
  }
  expect([shown('2026-11-20'), shown('2026-11-19')]).toEqual([['other'], ['off', 'other']])
})

test('a series says how much an instance used on average, nearly always, and how often all of it', () => {
  const hours = (...values: number[]) => values.map((value, at): [number, number] => [at * 3_600_000, value])
  expect(loadOf('web', [])).toBeNull()
  expect(loadOf('web', hours(...Array.from({ length: 24 }, (_, at) => (at < 6 ? 95 : 5)), 5))).toEqual({
    id: 'web',
    days: 1,
    mean: (6 * 95 + 19 * 5) / 25,
    high: 95,
    busy: 24,
  })
})
