import { expect, test, vi } from 'vitest'
import { watchPresses } from './Field.tsx'

test('work waits while a pointer is pressed, and runs at once otherwise', () => {
  vi.useFakeTimers()
  const target = new EventTarget()
  const afterPress = watchPresses(target)
  const work = vi.fn<() => void>()
  afterPress(work)
  expect(work).toHaveBeenCalledTimes(1)
  target.dispatchEvent(new Event('pointerdown'))
  afterPress(work)
  target.dispatchEvent(new Event('pointerup'))
  expect(work).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  expect(work).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
