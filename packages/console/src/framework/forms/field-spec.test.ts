import { expect, test } from 'vitest'
import * as z from 'zod'
import { words } from '../text/common.messages.ts'
import type { FieldSpecs } from './field-spec.ts'
import { innermost, limitOf } from './limits.ts'

const schema = z.object({
  name: z.string().trim().min(1).max(64),
  kind: z.enum(['one', 'two']),
  size: z.number().int().min(1).max(9).nullable(),
})
type Specs = FieldSpecs<typeof schema>

test('a wrong field does not compile', () => {
  const label = words.name
  const right: Specs = { name: { label }, kind: { label, words: { one: label } }, size: { label } }
  // @ts-expect-error -- the schema has no such field
  const unknown: Specs = { ...right, nmae: { label } }
  // @ts-expect-error -- a field is missing
  const missing: Specs = { name: { label }, kind: { label } }
  // @ts-expect-error -- the enum has no such value
  const value: Specs = { ...right, kind: { label, words: { three: label } } }
  // @ts-expect-error -- a number cannot be drawn as a text
  const drawn: Specs = { ...right, size: { label, draw: ({ value: text }) => text?.trim() } }
  expect([right, unknown, missing, value, drawn]).toHaveLength(5)
})

test('a widget has the limits of its rule', () => {
  const { name, size } = schema.shape
  expect(limitOf(name, 'max_length')).toBe(64)
  expect([limitOf(innermost(size), 'greater_than'), limitOf(innermost(size), 'less_than')]).toEqual([1, 9])
  expect(limitOf(z.string(), 'max_length')).toBeUndefined()
})
