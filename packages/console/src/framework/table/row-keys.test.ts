import { expect, test } from 'vitest'
import { rowCommand } from './use-row-focus.ts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false }
const press = (key: string, more: Partial<typeof plain> = {}, onRow = true) =>
  rowCommand({ key, ...plain, ...more }, onRow)

test('arrows move between rows, space selects, enter opens, the menu key opens the menu', () => {
  expect(press('ArrowDown')).toEqual({ do: 'move', by: 1 })
  expect(press('ArrowUp')).toEqual({ do: 'move', by: -1 })
  expect(press(' ')).toEqual({ do: 'select', range: false })
  expect(press(' ', { shiftKey: true })).toEqual({ do: 'select', range: true })
  expect(press('Enter')).toEqual({ do: 'open' })
  expect(press('ContextMenu')).toEqual({ do: 'menu' })
  expect(press('F10', { shiftKey: true })).toEqual({ do: 'menu' })
  expect(press('a', { ctrlKey: true })).toEqual({ do: 'select-all' })
})

test('a control inside the row keeps its keys', () => {
  expect(press('Enter', {}, false)).toBeNull()
  expect(press(' ', {}, false)).toBeNull()
  expect(press('ArrowDown', {}, false)).toEqual({ do: 'move', by: 1 })
})

test('browser shortcuts and plain typing are ignored', () => {
  expect(press('ArrowLeft', { metaKey: true })).toBeNull()
  expect(press('Home', { ctrlKey: true })).toBeNull()
  expect(press('a')).toBeNull()
  expect(press('F10')).toBeNull()
})
