import type { Endpoint } from '@meridian/contract'
import * as fc from 'fast-check'
import * as z from 'zod'

/** What people, scripts and attackers put where a word was meant. */
const ODD_WORDS = [
  '..',
  '../../secret',
  '%2e%2e%2f%2e%2e',
  '.',
  'a/b',
  '//evil.example/x',
  'http://evil.example/',
  'x\r\nx-injected: 1',
  'null\0byte',
  '\u202Egnirts',
  '\uD800',
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '=cmd()',
  '?a=b#c',
  'ä 名前',
  'x'.repeat(3000),
]

const oddWord = fc.oneof(fc.constantFrom(...ODD_WORDS), fc.string({ minLength: 1, maxLength: 40 }), fc.uuid())

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddWord,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e21, 1.5, '', [], {}, [[]], { a: { b: {} } }),
  fc.jsonValue({ maxDepth: 3 }),
)

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** Values that a schema could mean, with odd ones where it leaves room: what gets past the first check. */
function nearly(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(nearly))
  switch (schema.type) {
    case 'string':
      return oddWord
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -2, max: 5 }), fc.integer())
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(nearly(schema.items ?? {}), { maxLength: 3 })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [
            name,
            fc.oneof({ weight: 4, arbitrary: nearly(property) }, { weight: 1, arbitrary: oddValue }),
          ]),
        ),
        { requiredKeys: [] },
      )
    default:
      return oddValue
  }
}

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema // JSON schema has these members among others

const queryOf = ({ query }: Endpoint) =>
  query
    ? fc.dictionary(
        fc.oneof(fc.constantFrom('marker', ...Object.keys(jsonSchema(query).properties ?? {})), oddWord),
        oddWord,
        { maxKeys: 3 },
      )
    : fc.constant({})

/** A request to an endpoint with anything at all in it; the path is as it goes over the wire. */
export const oddRequest = (endpoint: Endpoint) =>
  fc.record({
    path: fc
      .array(oddWord, { minLength: 4, maxLength: 4 })
      .map((words) => endpoint.path.replace(/[:*]\w+/g, () => encoded(words.shift() ?? 'x'))),
    query: queryOf(endpoint).map((query) => `${new URLSearchParams(query)}`),
    body: endpoint.body
      ? fc.oneof({ weight: 4, arbitrary: nearly(jsonSchema(endpoint.body)) }, { weight: 1, arbitrary: oddValue })
      : fc.constant(undefined),
  })

/** Half of the attackers encode, half do not; what HTTP itself cannot carry is encoded by both. */
const encoded = (word: string) =>
  word.length % 2 === 0
    ? encodeURIComponent(word.toWellFormed())
    : word.toWellFormed().replace(/[^\x21-\x7e]|[?#%]/gu, (one) => encodeURIComponent(one))
