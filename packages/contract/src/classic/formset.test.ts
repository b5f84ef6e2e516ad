import { expect, test } from 'vitest'
import { formsetsAsLines, linesAsFormset } from './formset.ts'

const POOLS = { allocation_pools: ['start', 'end'] }

test('[FORM-09] lines become rows with counts, and those that were removed are flagged', () => {
  const fields = linesAsFormset(
    'allocation_pools',
    ['start', 'end'],
    '10.0.0.2,10.0.0.9\n10.0.0.30,10.0.0.40',
    '10.0.0.2,10.0.0.9\n10.0.0.20,10.0.0.29',
  )
  expect(Object.fromEntries(fields)).toEqual({
    'allocation_pools-TOTAL_FORMS': '3',
    'allocation_pools-INITIAL_FORMS': '2',
    'allocation_pools-0-start': '10.0.0.2',
    'allocation_pools-0-end': '10.0.0.9',
    'allocation_pools-1-start': '10.0.0.20',
    'allocation_pools-1-end': '10.0.0.29',
    'allocation_pools-1-DELETE': 'on',
    'allocation_pools-2-start': '10.0.0.30',
    'allocation_pools-2-end': '10.0.0.40',
  })
  expect(formsetsAsLines(Object.fromEntries(fields), POOLS).allocation_pools).toBe(
    '10.0.0.2,10.0.0.9\n10.0.0.30,10.0.0.40',
  )
})

test('[FORM-09] half of a row arrives, so that it can be refused; a blank row does not', () => {
  const fields = { 'allocation_pools-TOTAL_FORMS': '2', 'allocation_pools-0-start': '10.0.0.2' }
  expect(formsetsAsLines(fields, POOLS).allocation_pools).toBe('10.0.0.2,')
})

test('[FORM-09] a form without the counts keeps its field, and a count that is none is refused', () => {
  expect(formsetsAsLines({ allocation_pools: '10.0.0.2,10.0.0.9' }, POOLS)).toEqual({
    allocation_pools: '10.0.0.2,10.0.0.9',
  })
  for (const count of ['-1', 'x', '1e9'])
    expect(() => formsetsAsLines({ 'allocation_pools-TOTAL_FORMS': count }, POOLS)).toThrow('number of rows')
})
