import { expect, test } from 'vitest'
import { metadataIn, metadataRows, rowsOf } from './metadata-rows.ts'

test.each([
  [[{ key: 'Author', value: 'me' }], true],
  [[{ key: '', value: '' }], true],
  [[{ key: 'a b', value: 'x' }], false],
  [[{ key: 'a', value: '' }], false],
  [[{ key: 'a', value: 'line\nbreak' }], false],
  [
    [
      { key: 'a', value: '1' },
      { key: 'A', value: '2' },
    ],
    false,
  ],
])('rows %j are valid: %s', (rows, valid) => {
  expect(metadataRows.safeParse(rows).success).toBe(valid)
})

test('rows and metadata are the same, without empty rows', () => {
  expect(metadataIn([...rowsOf({ a: '1' }), { key: '', value: '' }])).toEqual({ a: '1' })
})
