import { expect, test } from 'vitest'
import * as z from 'zod'
import { plainIssues } from './plain-issues.ts'

test.each([
  [z.object({ size: z.number() }), {}, "missing required parameter 'size'"],
  [z.int(), 1.5, 'must be a whole number'],
  [z.enum(['a', 'b']), 'c', 'must be one of a, b'],
  [z.int().min(-1), -5, 'must be at least -1'],
  [z.number().positive(), 0, 'must be more than 0'],
  [z.int().max(65_535), 70_000, 'must be no more than 65535'],
  [z.number().multipleOf(8), 9, 'must be a multiple of 8'],
  [z.string().min(1), '', 'must have at least 1 character'],
  [z.string().max(255), 'x'.repeat(256), 'must have no more than 255 characters'],
  [z.array(z.string()).max(1000), Array.from({ length: 1001 }, () => ''), 'must have no more than 1,000 entries'],
  [z.uuid(), 'x', 'must be a UUID'],
  [z.string().regex(/^a$/), 'b', 'must be in the right format'],
  [z.strictObject({}), { one: 1, two: 2 }, 'unknown parameters: one, two'],
  [z.union([z.string(), z.number()]), true, 'must be a text or a number'],
  [z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]), {}, 'has none of the forms that are allowed'],
  [z.record(z.string().max(1), z.string()), { long: 'x' }, 'has a key that is not allowed'],
  [z.string().max(3, 'own words'), 'long', 'own words'],
])('%#: a sentence and no word of the validator', (schema, input, sentence) => {
  const result = schema.safeParse(input, { error: plainIssues })
  expect(result.error?.issues.map(({ message }) => message)).toEqual([sentence])
})
