import * as z from 'zod'
import { expect, test } from 'vitest'
import { fieldsOf, typeText } from './schema-fields.ts'

const schemaOf = (type: z.ZodType) => z.toJSONSchema(type)

test.each([
  [z.string(), 'string'],
  [z.string().nullable(), 'string | null'],
  [z.enum(['up', 'down']), '"up" | "down"'],
  [z.literal(7), '7'],
  [z.array(z.number()), 'number[]'],
  [z.object({}), 'object'],
  [z.unknown(), 'any'],
])('the type of a value is readable', (type, text) => {
  expect(typeText(schemaOf(type))).toBe(text)
})

test('the values of a body are listed with their paths, those of lists and alternatives too', () => {
  const body = z.object({
    name: z.string(),
    nics: z.array(z.object({ port: z.string().optional() })),
    owner: z.object({ id: z.string() }).nullable(),
  })
  expect(fieldsOf(schemaOf(body))).toEqual([
    { path: 'name', type: 'string', required: true },
    { path: 'nics', type: 'object[]', required: true },
    { path: 'nics[].port', type: 'string', required: false },
    { path: 'owner', type: 'object | null', required: true },
    { path: 'owner.id', type: 'string', required: true },
  ])
})

test('a body without named values has none, and deep ones end', () => {
  expect(fieldsOf(schemaOf(z.string()))).toEqual([])
  const deep = z.object({ a: z.object({ b: z.object({ c: z.object({ d: z.object({ e: z.string() }) }) }) }) })
  expect(fieldsOf(schemaOf(deep)).map(({ path }) => path)).toEqual(['a', 'a.b', 'a.b.c', 'a.b.c.d'])
})
