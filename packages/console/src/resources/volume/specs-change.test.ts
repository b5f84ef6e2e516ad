import { expect, test } from 'vitest'
import { specsChange } from './specs-change.ts'

test.each([
  ['nothing changed', [{ key: 'a', value: '1' }], { updated: {}, removed: [] }],
  ['a value changed', [{ key: 'a', value: '2' }], { updated: { a: '2' }, removed: [] }],
  ['a key was renamed', [{ key: 'b', value: '1' }], { updated: { b: '1' }, removed: ['a'] }],
  ['a row has no key', [{ key: '', value: 'x' }], { updated: {}, removed: ['a'] }],
  [
    'a key is there twice',
    [
      { key: 'a', value: '1' },
      { key: 'a', value: '3' },
    ],
    { updated: { a: '3' }, removed: [] },
  ],
])('specs where %s', (_what, rows, change) => {
  expect(specsChange({ a: '1' }, rows)).toEqual(change)
})
