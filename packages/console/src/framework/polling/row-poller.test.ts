import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRowPoller, pollDelay } from './row-poller.ts'

const INTERVAL = 2500
type Refresh = Parameters<typeof createRowPoller>[0]['refresh']

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function poller(respond: Refresh) {
  const refresh = vi.fn<Refresh>(respond)
  const onError = vi.fn()
  return { refresh, onError, ...createRowPoller({ interval: INTERVAL, refresh, onError }) }
}

test('[TABLE-05] the delay grows with each poll and never exceeds 30 seconds', () => {
  expect([1, 2, 3, 12, 13, 500].map((count) => pollDelay(count, INTERVAL))).toEqual([
    2500, 5000, 7500, 30_000, 30_000, 30_000,
  ])
})

test('[TABLE-05] an unchanged row is polled after 2.5 s, then 5 s later, then 7.5 s later', async () => {
  const { watch, refresh } = poller(async () => 'same')
  watch(['a'])
  const polledAfter: number[] = []
  for (let second = 0.5; second <= 16; second += 0.5) {
    await vi.advanceTimersByTimeAsync(500)
    if (refresh.mock.calls.length > polledAfter.length) polledAfter.push(second)
  }
  expect(polledAfter).toEqual([2.5, 7.5, 15])
})

test('[TABLE-04] a change resets the delay', async () => {
  const outcomes = ['same', 'changed', 'same'] as const
  const { watch, refresh } = poller(async () => outcomes[refresh.mock.calls.length - 1] ?? 'same')
  watch(['a'])
  await vi.advanceTimersByTimeAsync(7500)
  expect(refresh).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2500)
  expect(refresh).toHaveBeenCalledTimes(3)
})

test('[TABLE-04] a row that is gone, or no longer in transition, is not polled again', async () => {
  const { watch, refresh } = poller(async (id) => (id === 'gone' ? 'gone' : 'same'))
  watch(['gone', 'done', 'busy'])
  await vi.advanceTimersByTimeAsync(2700)
  watch(['busy'])
  refresh.mockClear()
  await vi.advanceTimersByTimeAsync(5000)
  expect(refresh.mock.calls.map(([id]) => id)).toEqual(['busy'])
})

test('[TABLE-04] an error stops the polling of that row only', async () => {
  const { watch, refresh, onError } = poller((id) =>
    id === 'a' ? Promise.reject(new Error('500')) : Promise.resolve('same'),
  )
  watch(['a', 'b'])
  await vi.advanceTimersByTimeAsync(2600)
  watch(['a', 'b'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(refresh.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'b'])
  expect(onError).toHaveBeenCalledOnce()
})

test('[TABLE-04] a row that failed says when it was last checked, and is polled again when asked', async () => {
  let isDown = false
  const { watch, retry, refresh, onError } = poller(() =>
    isDown ? Promise.reject(new Error('500')) : Promise.resolve('same'),
  )
  const begun = Date.now()
  watch(['a'])
  await vi.advanceTimersByTimeAsync(INTERVAL)
  isDown = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onError.mock.lastCall?.slice(1)).toEqual(['a', begun + INTERVAL])
  expect(refresh).toHaveBeenCalledTimes(2)
  isDown = false
  retry('a')
  retry('unknown')
  await vi.advanceTimersByTimeAsync(2 * INTERVAL)
  expect(refresh).toHaveBeenCalledTimes(4)
})

test('[TABLE-05] while an action menu is open, polling waits until it closes', async () => {
  const { watch, hold, refresh } = poller(async () => 'same')
  watch(['a'])
  hold(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refresh).not.toHaveBeenCalled()
  hold(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledOnce()
})

test('many rows are not polled all at once', async () => {
  const { watch, refresh } = poller(() => new Promise(() => {}))
  watch(Array.from({ length: 50 }, (_, n) => String(n)))
  await vi.advanceTimersByTimeAsync(5000)
  expect(refresh).toHaveBeenCalledTimes(3)
})

test('fifty rows are polled one after another', async () => {
  const { watch, refresh } = poller(async () => 'same')
  watch(Array.from({ length: 50 }, (_, n) => String(n)))
  await vi.advanceTimersByTimeAsync(2500)
  expect(refresh).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(refresh).toHaveBeenCalledTimes(21)
  await vi.advanceTimersByTimeAsync(1450)
  expect(refresh).toHaveBeenCalledTimes(50)
})

test('a row that is removed during its request is not polled again', async () => {
  let answer = (_outcome: 'same') => {}
  const { watch, refresh } = poller(() => new Promise((resolve) => (answer = resolve)))
  watch(['a'])
  await vi.advanceTimersByTimeAsync(2500)
  watch([])
  answer('same')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refresh).toHaveBeenCalledOnce()
})
