import { expect, test } from 'vitest'
import { initials } from './UserMenu.tsx'

test.each([
  ['admin', 'AD'],
  ['ada.lovelace', 'AL'],
  ['jean-luc picard', 'JL'],
  ['x', 'X'],
  ['𠮷田', '𠮷田'],
  ['', '?'],
])('%s has the initials %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
