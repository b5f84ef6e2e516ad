import { expect, test } from 'vitest'
import { parseJson } from './body.ts'

const parsed = (text: string) => parseJson(Buffer.from(text))

test('half a surrogate pair is refused, as a value or as a key', () => {
  expect(parsed('{"name": "\\ud83d\\ude00"}')).toEqual({ name: '😀' })
  expect(parsed('{"name": ["\\ud83d"]}')).toBeUndefined()
  expect(parsed('{"\\ude00": 1}')).toBeUndefined()
})

test('JSON that nests too deep is refused', () => {
  expect(parsed('[[[1]]]')).toEqual([[[1]]])
  expect(parsed(`${'['.repeat(100)}${']'.repeat(100)}`)).toBeUndefined()
})
