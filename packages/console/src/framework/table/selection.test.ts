import { expect, test } from 'vitest'
import { isSelected, rangeOf, select } from './selection.ts'

const shown = ['d', 'a', 'c', 'b']

test('[TABLE-01] a range has all rows between two in the order shown, in both directions', () => {
  expect(rangeOf(shown, 'd', 'c')).toEqual(['d', 'a', 'c'])
  expect(rangeOf(shown, 'b', 'a')).toEqual(['a', 'c', 'b'])
  expect(rangeOf(shown, 'a', 'a')).toEqual(['a'])
})

test('[TABLE-01] if no row was selected before, or a filter has hidden it, the range is the row itself', () => {
  expect(rangeOf(shown, null, 'c')).toEqual(['c'])
  expect(rangeOf(shown, 'hidden', 'c')).toEqual(['c'])
})

test('[TABLE-01] selecting and deselecting do not change the rest', () => {
  const some = select({ hidden: true }, ['a', 'b'], true)
  expect(some).toEqual({ hidden: true, a: true, b: true })
  expect(select(some, ['a', 'b'], false)).toEqual({ hidden: true })
  expect(isSelected(some, 'a')).toBe(true)
  expect(isSelected(some, 'constructor')).toBe(false)
})
