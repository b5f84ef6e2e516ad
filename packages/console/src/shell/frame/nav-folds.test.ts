import { expect, test, vi } from 'vitest'
import { read, toggled } from './nav-folds.ts'

test('a heading folds and unfolds; the others stay', () => {
  expect(toggled(['admin'], 'project/network')).toEqual(['admin', 'project/network'])
  expect(toggled(['admin', 'project/network'], 'admin')).toEqual(['project/network'])
})

test.each([
  ['["admin"]', ['admin']],
  ['{"admin":true}', []],
  ['no json', []],
  [null, []],
])('what is stored (%s) is checked', (stored, expected) => {
  vi.stubGlobal('localStorage', { getItem: () => stored })
  expect(read()).toEqual(expected)
})
