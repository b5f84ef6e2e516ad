import { expect, test } from 'vitest'
import { initials } from './UserMenu.tsx'

test.each([
  ['admin', 'AD'],
  ['ada.lovelace', 'AL'],
  ['jean-luc picard', 'JL'],
  ['x', 'X'],
  ['𠮷田', '𠮷田'],
  ['', '?'],
])('%s is known by %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
