import { expect, test } from 'vitest'
import type { Column, Facet } from '../resource/column.ts'
import type { CellContext } from '../resource/item.ts'
import { createRowSearch, matchingFacets } from './row-search.ts'

interface Row {
  id: string
  name: string
  size: number
}

const context = {} as CellContext // these columns do not read it
const header = { id: 'x' }
const columns: Column<Row>[] = [
  { id: 'name', header, width: 1, value: ({ name }) => name },
  { id: 'size', header, width: 1, value: ({ size }) => size, text: ({ size }) => `${size} MB` },
]
const rows = [
  { id: 'a1-77', name: 'Cirros', size: 12 },
  { id: 'b2-88', name: 'debian', size: 512 },
]
const ids = (found: readonly Row[]) => found.map(({ id }) => id)

test('[TABLE-02] rows are found by their id and any column, whatever the case', () => {
  const search = createRowSearch(columns, context)
  expect(ids(search.find(rows, 'CIRR'))).toEqual(['a1-77'])
  expect(ids(search.find(rows, '512 mb'))).toEqual(['b2-88'])
  expect(ids(search.find(rows, 'b2-8'))).toEqual(['b2-88'])
  expect(ids(search.find(rows, ' '))).toEqual(['a1-77', 'b2-88'])
  expect(ids(search.find(rows, 'nothing like it'))).toEqual([])
})

test('[TABLE-02] several words are found in any columns and order, all of them in one row', () => {
  const search = createRowSearch(columns, context)
  expect(ids(search.find(rows, '512 deb'))).toEqual(['b2-88'])
  expect(ids(search.find(rows, 'cirros  12'))).toEqual(['a1-77'])
  expect(ids(search.find(rows, 'cirros 512'))).toEqual([])
})

test('[TABLE-02] a match does not span two columns', () => {
  expect(createRowSearch(columns, context).find(rows, 'cirros12')).toEqual([])
})

test('[SEARCH-01] page facets filter in the page, server facets do not', () => {
  const facets: Facet<Row>[] = [
    { id: 'big', label: header, on: { test: ({ size }, value) => size > Number(value) } },
    { id: 'name', label: header, on: 'server' },
  ]
  expect(ids(matchingFacets(rows, [{ facet: 'big', value: '100' }], facets, context))).toEqual(['b2-88'])
  expect(ids(matchingFacets(rows, [{ facet: 'name', value: 'other' }], facets, context))).toEqual(['a1-77', 'b2-88'])
})
