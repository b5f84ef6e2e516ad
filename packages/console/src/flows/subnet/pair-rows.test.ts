import { createSubnet } from '@meridian/contract'
import { expect, test } from 'vitest'
import { addRow, changeRow, initialRows, removeRow, shownRows } from '../../framework/forms/Formset.tsx'
import { linesOf, pairsOf } from './PairRows.tsx'

const LINES = '10.0.0.2,10.0.0.9\n10.0.0.20,10.0.0.29'

test('[FORM-09] the pools of a subnet are rows, and unchanged rows are sent as they came', () => {
  expect(pairsOf(LINES)).toEqual([
    { first: '10.0.0.2', second: '10.0.0.9' },
    { first: '10.0.0.20', second: '10.0.0.29' },
  ])
  expect(linesOf(pairsOf(LINES))).toBe(LINES)
})

test('[FORM-09] a row is added, changed and removed, and blank ones are not sent', () => {
  const blank = { first: '', second: '' }
  let rows = addRow(addRow(initialRows(pairsOf(LINES)), blank), blank)
  rows = changeRow(rows, 'new-0', { first: ' 10.0.0.40', second: '10.0.0.49 ' })
  rows = removeRow(rows, 'initial-0')
  expect(linesOf(shownRows(rows).map(({ values }) => values))).toBe('10.0.0.20,10.0.0.29\n10.0.0.40,10.0.0.49')
})

test('[FORM-09] half of a pair reaches the server, which refuses it', () => {
  const sent = linesOf([{ first: '10.0.0.2', second: '' }])
  const { error } = createSubnet.fields.safeParse({ allocation_pools: sent })
  expect(error?.issues.map(({ message }) => message)).toContain(
    'Start and end addresses must be specified (value=10.0.0.2,)',
  )
})

test('pasted lines are pairs; a single address is pasted into its field', () => {
  expect(pairsOf(' 10.8.0.0/16 , 10.0.0.3\r\n\n10.9.0.0/16,10.0.0.4')).toEqual([
    { first: '10.8.0.0/16', second: '10.0.0.3' },
    { first: '10.9.0.0/16', second: '10.0.0.4' },
  ])
  expect(pairsOf('10.0.0.2')).toEqual([{ first: '10.0.0.2', second: '' }])
})
