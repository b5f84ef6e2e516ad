import { expect, test } from 'vitest'
import { shortName } from '../node-words.tsx'

test.each([
  ['web-1', 'web-1'],
  ['ninechars', 'ninechars'],
  ['ten-chars!', 'ten-chars..'],
  ['Zürich-01', 'Zürich-01'],
  ['データベース', 'データベ..'],
  ['データ-a', 'データ-a'],
  ['データ-abcd', 'データ-ab..'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦x', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦x'],
  ['', ''],
])('[TOPO-08] %j is shown as %j', (name, shown) => {
  expect(shortName(name)).toBe(shown)
})
