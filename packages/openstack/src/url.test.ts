import { expect, test } from 'vitest'
import { BadSegment } from './errors.ts'
import { path, tailPath, withQuery } from './url.ts'

test('a parameter is always one encoded segment', () => {
  expect(path`/v2/images/${'a/../b?c#d'}/file`).toBe('/v2/images/a%2F..%2Fb%3Fc%23d/file')
})

test.each(['', '.', '..', '\ud800'])('refuses a segment that would change the path: %j', (segment) => {
  expect(() => path`/v2/images/${segment}`).toThrow(BadSegment)
})

test('leaves undefined query values out and repeats the key of a list', () => {
  expect(withQuery('/v2.0/ports', { id: ['a', 'b'] })).toBe('/v2.0/ports?id=a&id=b')
  expect(withQuery('/v2/images', { limit: 20, marker: undefined, name: 'a b' })).toBe('/v2/images?limit=20&name=a+b')
  expect(withQuery('/v2/images', {})).toBe('/v2/images')
})

test('a list repeats its key', () => {
  expect(withQuery('/ports', { id: ['a', 'b'], none: [] })).toBe('/ports?id=a&id=b')
})

test('tailPath keeps slashes, also repeated and trailing ones, and encodes dot segments', () => {
  expect(tailPath('photos/2026//a b?.png/')).toBe('photos/2026//a%20b%3F.png/')
  expect(tailPath('a/../..b/./other')).toBe('a/%2E%2E/..b/%2E/other')
})
