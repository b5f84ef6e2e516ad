import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTyping, takeTyped } from './palette-shortcut.ts'

let listeners: ((event: object) => void)[] = []

beforeEach(() => {
  listeners = []
  vi.stubGlobal('addEventListener', (_type: string, listener: (event: object) => void) => listeners.push(listener))
  vi.stubGlobal('removeEventListener', (_type: string, listener: (event: object) => void) => {
    listeners = listeners.filter((each) => each !== listener)
  })
})

afterEach(() => {
  takeTyped()
  vi.unstubAllGlobals()
})

/** Answers whether the key was kept from what has focus. */
function press(key: string, modifiers: object = {}): boolean {
  const preventDefault = vi.fn()
  for (const listener of listeners) listener({ key, preventDefault, stopPropagation: () => {}, ...modifiers })
  return preventDefault.mock.calls.length > 0
}

test('what is typed is kept until it is taken, and goes its way from then on', () => {
  keepTyping(() => {})
  for (const key of ['w', 'e', 'x', 'Backspace', 'b', ' ', '@']) expect(press(key)).toBe(true)
  expect(takeTyped()).toBe('web @')
  expect(press('z')).toBe(false)
  expect(takeTyped()).toBe('')
})

test('Enter and arrows do nothing to what has focus; the browser keeps its own keys', () => {
  keepTyping(() => {})
  expect([press('Enter'), press('ArrowDown')]).toEqual([true, true])
  expect([
    press('F5'),
    press('Tab'),
    press('Shift'),
    press('v', { ctrlKey: true }),
    press('k', { metaKey: true }),
  ]).toEqual([false, false, false, false, false])
  expect(press('@', { ctrlKey: true, altKey: true })).toBe(true)
  expect(takeTyped()).toBe('@')
})

test('Escape gives up', () => {
  const cancel = vi.fn()
  keepTyping(cancel)
  press('Escape')
  expect(cancel).toHaveBeenCalledOnce()
  expect(press('a')).toBe(false)
})

test('each time begins anew', () => {
  keepTyping(() => {})
  press('a')
  keepTyping(() => {})
  press('b')
  expect(listeners).toHaveLength(1)
  expect(takeTyped()).toBe('b')
})
