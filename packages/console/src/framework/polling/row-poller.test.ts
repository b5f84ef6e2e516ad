import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRowPoller, pollDelay } from './row-poller.ts'

const INTERVAL = 2500
type Look = Parameters<typeof createRowPoller>[0]['look']

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function poller(look: Look) {
  const looked = vi.fn<Look>(look)
  const onError = vi.fn()
  return { looked, onError, ...createRowPoller({ interval: INTERVAL, look: looked, onError }) }
}

test('[TABLE-05] the delay grows with each poll and never exceeds 30 seconds', () => {
  expect([1, 2, 3, 12, 13, 500].map((count) => pollDelay(count, INTERVAL))).toEqual([
    2500, 5000, 7500, 30_000, 30_000, 30_000,
  ])
})

test('[TABLE-05] an unchanged row is polled after 2.5 s, then 5 s later, then 7.5 s later', async () => {
  const { watch, looked } = poller(async () => 'same')
  watch(['a'])
  const looksAfter: number[] = []
  for (let second = 0.5; second <= 16; second += 0.5) {
    await vi.advanceTimersByTimeAsync(500)
    if (looked.mock.calls.length > looksAfter.length) looksAfter.push(second)
  }
  expect(looksAfter).toEqual([2.5, 7.5, 15])
})

test('[TABLE-04] a change resets the delay', async () => {
  const outcomes = ['same', 'changed', 'same'] as const
  const { watch, looked } = poller(async () => outcomes[looked.mock.calls.length - 1] ?? 'same')
  watch(['a'])
  await vi.advanceTimersByTimeAsync(7500)
  expect(looked).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2500)
  expect(looked).toHaveBeenCalledTimes(3)
})

test('[TABLE-04] a row that is gone, or no longer in transition, is not polled again', async () => {
  const { watch, looked } = poller(async (id) => (id === 'gone' ? 'gone' : 'same'))
  watch(['gone', 'done', 'busy'])
  await vi.advanceTimersByTimeAsync(2700)
  watch(['busy'])
  looked.mockClear()
  await vi.advanceTimersByTimeAsync(5000)
  expect(looked.mock.calls.map(([id]) => id)).toEqual(['busy'])
})

test('[TABLE-04] an error stops the polling of that row only', async () => {
  const { watch, looked, onError } = poller((id) =>
    id === 'a' ? Promise.reject(new Error('500')) : Promise.resolve('same'),
  )
  watch(['a', 'b'])
  await vi.advanceTimersByTimeAsync(2600)
  watch(['a', 'b'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(looked.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'b'])
  expect(onError).toHaveBeenCalledOnce()
})

test('[TABLE-05] while an action menu is open, polling waits until it closes', async () => {
  const { watch, hold, looked } = poller(async () => 'same')
  watch(['a'])
  hold(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looked).not.toHaveBeenCalled()
  hold(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(looked).toHaveBeenCalledOnce()
})

test('many rows are not polled all at once', async () => {
  const { watch, looked } = poller(() => new Promise(() => {}))
  watch(Array.from({ length: 50 }, (_, n) => String(n)))
  await vi.advanceTimersByTimeAsync(5000)
  expect(looked).toHaveBeenCalledTimes(3)
})

test('fifty rows are polled one after another', async () => {
  const { watch, looked } = poller(async () => 'same')
  watch(Array.from({ length: 50 }, (_, n) => String(n)))
  await vi.advanceTimersByTimeAsync(2500)
  expect(looked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(looked).toHaveBeenCalledTimes(21)
  await vi.advanceTimersByTimeAsync(1450)
  expect(looked).toHaveBeenCalledTimes(50)
})

test('a row that is removed during its request is not polled again', async () => {
  let answer = (_outcome: 'same') => {}
  const { watch, looked } = poller(() => new Promise((resolve) => (answer = resolve)))
  watch(['a'])
  await vi.advanceTimersByTimeAsync(2500)
  watch([])
  answer('same')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looked).toHaveBeenCalledOnce()
})
