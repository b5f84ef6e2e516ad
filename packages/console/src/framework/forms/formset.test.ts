import { expect, test } from 'vitest'
import { formsetFields } from '@meridian/contract'
import { addRow, changeRow, initialRows, removeRow, shownRows } from './Formset.tsx'

const routes = initialRows([{ cidr: '10.0.0.0/24' }, { cidr: '10.0.1.0/24' }])

test('[FORM-09] the form sends the total and the initial count of rows', () => {
  expect(formsetFields('routes', addRow(routes, { cidr: '10.0.2.0/24' }))).toEqual([
    ['routes-TOTAL_FORMS', '3'],
    ['routes-INITIAL_FORMS', '2'],
    ['routes-0-cidr', '10.0.0.0/24'],
    ['routes-1-cidr', '10.0.1.0/24'],
    ['routes-2-cidr', '10.0.2.0/24'],
  ])
})

test('[FORM-09] a removed row that the server knows is flagged, a new one is dropped', () => {
  const [first] = routes
  const withNew = addRow(removeRow(routes, first?.key ?? ''), { cidr: 'x' })
  expect(shownRows(withNew).map(({ values }) => values.cidr)).toEqual(['10.0.1.0/24', 'x'])
  expect(formsetFields('routes', removeRow(withNew, 'new-0'))).toEqual([
    ['routes-TOTAL_FORMS', '2'],
    ['routes-INITIAL_FORMS', '2'],
    ['routes-0-cidr', '10.0.0.0/24'],
    ['routes-0-DELETE', 'on'],
    ['routes-1-cidr', '10.0.1.0/24'],
  ])
})

test('[FORM-09] rows keep their values while others are added and removed', () => {
  let rows = addRow(addRow(routes, { cidr: '' }), { cidr: '' })
  rows = removeRow(changeRow(rows, 'new-1', { cidr: 'mine' }), 'new-0')
  rows = addRow(rows, { cidr: '' })
  expect(rows.map(({ key, values }) => [key, values.cidr]).slice(2)).toEqual([
    ['new-1', 'mine'],
    ['new-2', ''],
  ])
})
