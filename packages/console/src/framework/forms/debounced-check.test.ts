import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debouncedCheck } from './validators.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[FORM-05] only the last of several keys sends a request, and each value is checked once', async () => {
  const ask = vi.fn(async (name: string) => name !== 'taken')
  const check = debouncedCheck(ask, 300)
  void check('ta')
  void check('taken')
  const result = check('taken')
  await vi.advanceTimersByTimeAsync(299)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await result).toBe(false)
  expect(await check('taken')).toBe(false)
  expect(ask.mock.calls.map(([name]) => name)).toEqual(['taken'])
})

test('an outdated request is aborted', async () => {
  const signals: AbortSignal[] = []
  const check = debouncedCheck((_: string, signal) => {
    signals.push(signal)
    return new Promise<boolean>(() => {})
  }, 300)
  void check('a')
  await vi.advanceTimersByTimeAsync(300)
  void check('b')
  expect(signals[0]?.aborted).toBe(true)
})

test('if the request fails, the value passes: the server validates it in the end', async () => {
  const check = debouncedCheck(() => Promise.reject(new Error('no network')), 0)
  const result = check('a')
  await vi.advanceTimersByTimeAsync(0)
  expect(await result).toBe(true)
})
