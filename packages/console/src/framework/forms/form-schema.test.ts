import { expect, test } from 'vitest'
import * as z from 'zod'
import { emptyValueOf, isOptional, mergeSchemas, validate } from './form-schema.ts'

const schema = z.object({
  source: z.enum(['url', 'file']),
  url: z.string().min(1),
  file: z.string().min(1),
  note: z.string().optional(),
})
const shown = {
  url: ({ source }: Record<string, unknown>) => source === 'url',
  file: ({ source }: Record<string, unknown>) => source === 'file',
}

test('[FORM-03] a hidden field is not required, and its value is not sent', async () => {
  expect(await validate(schema, shown, { source: 'url', url: 'http://a', file: '' })).toEqual({
    data: { source: 'url', url: 'http://a' },
  })
})

test('[FORM-03] a visible field is required', async () => {
  const result = await validate(schema, shown, { source: 'file', url: 'http://a', file: '' })
  expect('issues' in result && result.issues.map(({ path }) => path)).toEqual([['file']])
})

test('a rule across fields applies whichever of them are visible', async () => {
  const refined = schema.refine(({ note }) => note !== 'bad', { path: ['note'] })
  const result = await validate(refined, shown, { source: 'url', url: 'http://a', file: '', note: 'bad' })
  expect('issues' in result && result.issues.map(({ path }) => path)).toEqual([['note']])
})

test('merged schemas keep the rules of each', async () => {
  const sized = z.object({ min: z.number(), max: z.number() }).refine(({ min, max }) => min <= max, { path: ['max'] })
  const merged = mergeSchemas([z.object({ name: z.string().min(1) }), sized])
  const result = await validate(merged, {}, { name: '', min: 2, max: 1 })
  expect('issues' in result && result.issues.map(({ path }) => path.join())).toEqual(['name', 'max'])
})

test.each([
  [z.string().min(1), false],
  [z.string(), true],
  [z.string().optional(), true],
  [z.number(), false],
  [z.number().nullable(), true],
  [z.string().refine(async () => true), false],
])('a field that accepts an empty value is optional (%#)', (rule, optional) => {
  expect(isOptional(z.object({ field: rule }), 'field')).toBe(optional)
})

test.each([
  [z.string().min(1), ''],
  [z.string().nullable(), null],
  [z.string().nullable().refine(Boolean), null],
  [z.string().nullish(), null],
  [z.string().optional(), ''],
])('an emptied choice has the empty value of its rule (%#)', (rule, value) => {
  expect(emptyValueOf(z.object({ field: rule }), 'field')).toBe(value)
})
