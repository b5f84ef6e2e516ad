import { expect, test } from 'vitest'
import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { arrangeColumns, columnWidths, shownColumns } from './column-layout.ts'

const column = (more: Partial<Column<Item>>): Column<Item> => ({
  id: 'c',
  header: { id: 'c' },
  width: 100,
  value: () => null,
  ...more,
})
const columns = [
  column({ id: 'name', priority: 1 }),
  column({ id: 'owner' }),
  column({ id: 'status', priority: 1 }),
  column({ id: 'type' }),
  column({ id: 'size', priority: 2 }),
  column({ id: 'checksum', optional: true }),
]
const shown = (room: number, choice = {}) => shownColumns(columns, choice, room).map(({ id }) => id)

test('[TABLE-08] priority 1 stays at every width, 2 is hidden on narrow windows, no priority is hidden before that', () => {
  expect(shown(500)).toEqual(['name', 'owner', 'status', 'type', 'size'])
  expect(shown(400)).toEqual(['name', 'owner', 'status', 'size'])
  expect(shown(300)).toEqual(['name', 'status', 'size'])
  expect(shown(299)).toEqual(['name', 'status'])
  expect(shown(0)).toEqual(['name', 'status'])
})

test("the user's choice applies at every width", () => {
  expect(shown(0, { checksum: true, name: false })).toEqual(['status', 'checksum'])
  expect(shown(900, { owner: false, checksum: true })).toEqual(['name', 'status', 'type', 'size', 'checksum'])
})

test('columns share the remaining width by their weight', () => {
  expect(columnWidths([column({ grow: 3 }), column({ grow: 1 }), column({ grow: 0 })], 700)).toEqual([400, 200, 100])
})

test('widths are whole pixels without a remainder', () => {
  expect(columnWidths([column({}), column({}), column({})], 400)).toEqual([134, 133, 133])
})

test('if the width is a little too small, each column shrinks', () => {
  expect(columnWidths([column({}), column({ width: 200 })], 270)).toEqual([90, 180])
})

test('if the width is much too small, each column has its minimum width', () => {
  expect(columnWidths([column({}), column({ width: 250 })], 200)).toEqual([100, 250])
})

test('columns stand in the order of the user, with the widths of the user; new ones come last', () => {
  const arranged = arrangeColumns(columns, { order: ['size', 'name'], widths: { name: 240, size: 1 } })
  expect(arranged.map(({ id }) => id)).toEqual(['size', 'name', 'owner', 'status', 'type', 'checksum'])
  expect(arranged.slice(0, 2).map(({ width, grow }) => [width, grow])).toEqual([
    [48, 0],
    [240, 0],
  ])
})
