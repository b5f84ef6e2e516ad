import { expect, test } from 'vitest'
import type { Column, Item } from '../define-resource.ts'
import { columnWidths, isShown } from './column-layout.ts'

const column = (more: Partial<Column<Item>>): Column<Item> => ({
  id: 'c',
  header: { id: 'c' },
  width: 100,
  value: () => null,
  ...more,
})
const shown = (more: Partial<Column<Item>>, width: number, choice = {}) => isShown(column(more), choice, width)

test('[TABLE-08] priority 1 stays at every width, 2 goes on narrow windows, none goes before it', () => {
  const widths = [1200, 700, 340]
  expect(widths.map((width) => shown({ priority: 1 }, width))).toEqual([true, true, true])
  expect(widths.map((width) => shown({ priority: 2 }, width))).toEqual([true, true, false])
  expect(widths.map((width) => shown({}, width))).toEqual([true, false, false])
})

test("the user's choice holds at every width", () => {
  expect(shown({ optional: true }, 1200)).toBe(false)
  expect(shown({ optional: true }, 340, { c: true })).toBe(true)
  expect(shown({ priority: 1 }, 1200, { c: false })).toBe(false)
})

test('columns share what is left over by their weight', () => {
  expect(columnWidths([column({ grow: 3 }), column({ grow: 1 }), column({ grow: 0 })], 700)).toEqual([400, 200, 100])
})

test('too little room leaves each column its least width', () => {
  expect(columnWidths([column({}), column({ width: 250 })], 200)).toEqual([100, 250])
})
