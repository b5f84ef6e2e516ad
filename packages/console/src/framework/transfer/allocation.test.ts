import { expect, test } from 'vitest'
import { allocate, DEFAULT_MAX, isFull, move, release } from './allocation.ts'

test('[XFER-01] by default one item can be allocated, and another replaces it', () => {
  expect(allocate([], 'a', DEFAULT_MAX)).toEqual(['a'])
  expect(allocate(['a'], 'b', DEFAULT_MAX)).toEqual(['b'])
})

test('[XFER-01] a limit above one refuses more; a negative limit is unlimited', () => {
  expect(allocate(['a'], 'b', 2)).toEqual(['a', 'b'])
  expect(allocate(['a', 'b'], 'c', 2)).toEqual(['a', 'b'])
  expect(isFull(['a', 'b'], 2)).toBe(true)
  expect(allocate(['a', 'b'], 'c', -1)).toEqual(['a', 'b', 'c'])
  expect(isFull(['a', 'b'], -1)).toBe(false)
})

test('an item is allocated once, and can be released', () => {
  expect(allocate(['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
  expect(release(['a', 'b'], 'a')).toEqual(['b'])
})

test('an item can be moved up and down within the list', () => {
  expect(move(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(move(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(move(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
})
