import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { CellValue, Column } from '../resource/column.ts'
import type { CellContext } from '../resource/item.ts'
import { formatSort, parseSort, sortItems } from './sort-items.ts'

interface Row {
  id: string
  value: CellValue
}

const context = { intl: createIntl({ locale: 'en' }) } as CellContext // sorting reads nothing else
const column: Column<Row> = { id: 'v', header: { id: 'v' }, width: 1, value: ({ value }) => value }
const sorted = (values: CellValue[], descending = false) =>
  sortItems(
    values.map((value, id) => ({ id: String(id), value })),
    column,
    descending,
    context,
  ).map(({ value }) => value)

test('[TABLE-09] sizes sort by value, not by text', () => {
  const [kb900, mb1, gb2, b5] = [900 * 1024, 1024 ** 2, 2 * 1024 ** 3, 5]
  expect(sorted([gb2, kb900, b5, mb1])).toEqual([b5, kb900, mb1, gb2])
  expect(sorted([gb2, kb900, b5, mb1], true)).toEqual([gb2, mb1, kb900, b5])
})

test('[TABLE-09] text sorts ignoring case, with numbers by value', () => {
  expect(sorted(['web-10', 'Web-2', 'äpfel', 'api'])).toEqual(['äpfel', 'api', 'Web-2', 'web-10'])
})

test('codes sort by their labels', () => {
  const words = { b1: { id: 'a', defaultMessage: 'Active' }, a1: { id: 'd', defaultMessage: 'Down' } }
  const rows = ['a1', 'b1'].map((value) => ({ id: value, value }))
  expect(sortItems(rows, { ...column, words }, false, context).map(({ id }) => id)).toEqual(['b1', 'a1'])
})

test('rows without a value come last in both directions', () => {
  expect(sorted([null, 3, 1])).toEqual([1, 3, null])
  expect(sorted([null, 3, '', 1], true)).toEqual([3, 1, null, ''])
})

test('the sort survives the URL', () => {
  for (const text of ['name', '-created_at']) expect(formatSort(parseSort(text))).toBe(text)
})
