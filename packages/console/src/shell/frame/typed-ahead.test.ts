import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bufferTyping, takeBufferedText } from '../palette/palette-shortcut.ts'

let listeners: ((event: object) => void)[] = []

beforeEach(() => {
  listeners = []
  vi.stubGlobal('addEventListener', (_type: string, listener: (event: object) => void) => listeners.push(listener))
  vi.stubGlobal('removeEventListener', (_type: string, listener: (event: object) => void) => {
    listeners = listeners.filter((each) => each !== listener)
  })
})

afterEach(() => {
  takeBufferedText()
  vi.unstubAllGlobals()
})

/** Returns whether the key was withheld from the focused element. */
function press(key: string, modifiers: object = {}): boolean {
  const preventDefault = vi.fn()
  for (const listener of listeners) listener({ key, preventDefault, stopPropagation: () => {}, ...modifiers })
  return preventDefault.mock.calls.length > 0
}

test('typed text is buffered until it is taken, and then passes', () => {
  bufferTyping(() => {})
  for (const key of ['w', 'e', 'x', 'Backspace', 'b', ' ', '@']) expect(press(key)).toBe(true)
  expect(takeBufferedText()).toBe('web @')
  expect(press('z')).toBe(false)
  expect(takeBufferedText()).toBe('')
})

test('Enter and arrows do not reach the focused element; browser shortcuts do', () => {
  bufferTyping(() => {})
  expect([press('Enter'), press('ArrowDown')]).toEqual([true, true])
  expect([
    press('F5'),
    press('Tab'),
    press('Shift'),
    press('v', { ctrlKey: true }),
    press('k', { metaKey: true }),
  ]).toEqual([false, false, false, false, false])
  expect(press('@', { ctrlKey: true, altKey: true })).toBe(true)
  expect(takeBufferedText()).toBe('@')
})

test('Escape cancels', () => {
  const cancel = vi.fn()
  bufferTyping(cancel)
  press('Escape')
  expect(cancel).toHaveBeenCalledOnce()
  expect(press('a')).toBe(false)
})

test('each buffer starts empty', () => {
  bufferTyping(() => {})
  press('a')
  bufferTyping(() => {})
  press('b')
  expect(listeners).toHaveLength(1)
  expect(takeBufferedText()).toBe('b')
})
