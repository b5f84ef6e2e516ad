import { expect, test } from 'vitest'
import { BadSegment } from './errors.ts'
import { path, withQuery } from './url.ts'

test('a parameter stays one segment, whatever it holds', () => {
  expect(path`/v2/images/${'a/../b?c#d'}/file`).toBe('/v2/images/a%2F..%2Fb%3Fc%23d/file')
})

test.each(['', '.', '..', '\ud800'])('a segment that would change the path is refused: %j', (segment) => {
  expect(() => path`/v2/images/${segment}`).toThrow(BadSegment)
})

test('undefined query values are left out', () => {
  expect(withQuery('/v2/images', { limit: 20, marker: undefined, name: 'a b' })).toBe('/v2/images?limit=20&name=a+b')
  expect(withQuery('/v2/images', {})).toBe('/v2/images')
})
