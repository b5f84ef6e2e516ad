import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { downloadName, filenameHeader } from './download-name.ts'

test.each([
  ['photos/cat.png', 'other.jpg', 'cat.png'],
  ['photos/cat', 'my cat.png', 'cat.png'],
  ['photos/cat', undefined, 'cat'],
  ['cat', '%zz.png', 'cat.png'],
  ['folder/', undefined, 'download'],
])('%s, uploaded as %s, is saved as %s', (path, original, name) => {
  expect(downloadName(path, original)).toBe(name)
})

test('every name can be stored in a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      for (const value of Object.values(filenameHeader(name))) expect(value).toMatch(/^[\x20-\x7e]*$/)
    }),
  )
})
