import { afterEach, expect, test, vi } from 'vitest'
import { processInPieces } from './use-panel-rows.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a short list is processed at once', () => {
  const [work, onDone] = [vi.fn(), vi.fn()]
  processInPieces([1, 2, 3], work, { urgent: true, onDone })
  expect(work).toHaveBeenCalledWith([1, 2, 3])
  expect(onDone).toHaveBeenCalledOnce()
})

test('cancelled work does not continue', () => {
  vi.useFakeTimers()
  const work = vi.fn()
  const stop = processInPieces([1, 2, 3], work, { urgent: false, onDone: vi.fn() })
  stop()
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
})

test('a long list is processed in pieces, each item once and in order, and then onDone is called', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const seen: number[] = []
  const done = vi.fn()
  const items = Array.from({ length: 1000 }, (_, at) => at)
  const work = (some: readonly number[]) => {
    seen.push(...some)
    now += 5
  }
  processInPieces(items, work, { urgent: true, onDone: done })
  expect(seen).toHaveLength(100)
  expect(done).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(seen).toEqual(items)
  expect(done).toHaveBeenCalledOnce()
})
