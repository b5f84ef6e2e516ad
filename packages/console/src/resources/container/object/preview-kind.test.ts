import { expect, test } from 'vitest'
import { previewKind } from './preview-kind.ts'

test.each([
  ['image/png', 1000, 'picture'],
  ['image/png', 10 ** 8, null],
  ['image/svg+xml', 1000, null],
  ['text/html; charset=utf-8', 1000, 'text'],
  ['application/json', 1000, 'text'],
  ['text/plain', 0, null],
  ['application/octet-stream', 1000, null],
  [null, 1000, null],
])('%s of %d bytes is previewed as %s', (content_type, bytes, kind) => {
  expect(previewKind({ content_type, bytes })).toBe(kind)
})
