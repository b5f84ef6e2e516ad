import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteMark, sumOfMarks, useMarks } from './panel-marks.ts'

vi.mock('react', () => ({ useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read() }))
const scope = vi.hoisted(() => ({ now: 'demo' }))
vi.mock('../../api/trace.ts', () => ({ currentScope: () => scope.now }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

/** What a component would show. */
const shown = (read = useMarks) => Object.fromEntries(read())

test('a mark is shown until what it says may be stale; a list that is loaded again renews it', () => {
  noteMark('/project/instances', { bad: 2, warn: 0 })
  vi.advanceTimersByTime(100_000)
  noteMark('/project/instances', { bad: 2, warn: 0 })
  vi.advanceTimersByTime(100_000)
  expect(shown()).toEqual({ '/project/instances': { bad: 2, warn: 0 } })
  vi.advanceTimersByTime(20_000)
  expect(shown()).toEqual({})
})

test('what is mended has no mark, and another project has none of the last one', () => {
  noteMark('/project/instances', { bad: 1, warn: 0 })
  noteMark('/project/volumes', { bad: 1, warn: 1 })
  noteMark('/project/instances', { bad: 0, warn: 0 })
  expect(shown()).toEqual({ '/project/volumes': { bad: 1, warn: 1 } })
  scope.now = 'other'
  expect(shown()).toEqual({})
  noteMark('/project/instances', { bad: 3, warn: 0 })
  expect(shown()).toEqual({ '/project/instances': { bad: 3, warn: 0 } })
})

test('marks of several places are one mark', () => {
  expect(sumOfMarks([{ bad: 1, warn: 0 }, undefined, { bad: 2, warn: 3 }])).toEqual({ bad: 3, warn: 3 })
})
