import { expect, test } from 'vitest'
import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { informativeIn, withoutOthers } from './use-informative-columns.ts'

interface Row extends Item {
  tag: string
}
const column = (id: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
  id,
  header: { id },
  width: 9,
  value: () => null,
  ...more,
})
const columns = [column('name'), column('tag', { isInformative: (rows) => rows.some(({ tag }) => tag !== '') })]
const shown = (informative: readonly string[]) =>
  withoutOthers(columns, informative)
    .filter(({ optional }) => !optional)
    .map(({ id }) => id)

test('a list that loads has the columns of last time, not all that it may have', () => {
  expect(informativeIn(columns, [])).toEqual([])
  expect(shown([])).toEqual(['name'])
  expect(shown(['tag'])).toEqual(['name', 'tag'])
})

test('a column is shown if it says something about a row', () => {
  expect(informativeIn(columns, [{ id: 'a', tag: '' }])).toEqual([])
  expect(
    informativeIn(columns, [
      { id: 'a', tag: '' },
      { id: 'b', tag: 'blue' },
    ]),
  ).toEqual(['tag'])
})
