import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

test('a name with other than ASCII letters is in both forms', () => {
  expect(attachment('näme, "x".txt')).toBe(
    `attachment; filename="n_me_ _x_.txt"; filename*=UTF-8''n%C3%A4me%2C%20%22x%22.txt`,
  )
})

test('no name can add another parameter or header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(attachment(name)).toMatch(/^[\x20-\x7e]*$/)
      expect(attachment(name).match(/"/g)).toHaveLength(2)
    }),
  )
})
