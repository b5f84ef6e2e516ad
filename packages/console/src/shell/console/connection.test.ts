import { expect, test } from 'vitest'
import { ended } from './connection.ts'

test('a connection that ends was closed, or has failed if it never was open', () => {
  expect(ended('connected')).toBe('closed')
  expect(ended('connecting')).toBe('failed')
})
