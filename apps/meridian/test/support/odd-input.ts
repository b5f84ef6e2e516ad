import { gzipSync } from 'node:zlib'
import type { Endpoint } from '@meridian/contract'
import * as fc from 'fast-check'
import * as z from 'zod'
import { oddContent, oddCookies, oddHeaders } from './odd-headers.ts'

/** Values that users, scripts and attackers send instead of a word. */
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
  '__proto__',
  'x'.repeat(3000),
]

/** What would keep a careless parser or expression busy. */
const HUGE_WORDS = ['<', ' ', '\\', '0.', 'a:\n', '- ', '['].map((part) => part.repeat(100_000))

const oddWord = fc.oneof(fc.constantFrom(...ODD_WORDS), fc.string({ minLength: 1, maxLength: 40 }), fc.uuid())
const oddText = fc.oneof({ weight: 40, arbitrary: oddWord }, { weight: 1, arbitrary: fc.constantFrom(...HUGE_WORDS) })

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
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

/** Values that fit a schema, with odd ones where it allows them, so that they pass the first check. */
function nearly(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(nearly))
  switch (schema.type) {
    case 'string':
      return oddText
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

/** Pairs, because a query can repeat a name. */
function queryOf({ query }: Target): fc.Arbitrary<[string, string][]> {
  const names = query ? Object.keys(jsonSchema(query).properties ?? {}) : []
  const name = fc.oneof(fc.constantFrom('marker', 'next', 'project', ...names), oddWord)
  const pairs = fc.array(fc.tuple(name, oddWord), { maxLength: 3 })
  return fc.oneof(
    { weight: 3, arbitrary: pairs },
    { weight: 1, arbitrary: pairs.map((all) => all.flatMap((pair) => [pair, pair])) },
  )
}

/** What is known of a route before the call. */
export type Target = Pick<Endpoint, 'method' | 'path'> & Partial<Pick<Endpoint, 'query' | 'body' | 'bytes'>>

const json = (body: string | Buffer) => ({ type: 'application/json', body })
const jsonOf = (value: unknown) => json(JSON.stringify(value))

/** JSON that no program of ours writes: deep, long, repeated, compressed, or in another encoding. */
const oddJson = fc
  .constantFrom<string | Buffer>(
    '['.repeat(50_000),
    `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
    `{${'"name":"x",'.repeat(20_000)}"name":"y"}`,
    `[${'0,'.repeat(200_000)}0]`,
    `"${'x'.repeat(2_000_000)}"`,
    '{"name":1e999,"size":-0,"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}',
    '\uFEFF{"name":"x"}',
    Buffer.from('{"name":"x"}', 'utf16le'),
    gzipSync('{"name":"x"}'),
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  )
  .map(json)

interface Content {
  type: string
  body: string | Buffer
}

/** A body that the endpoint accepts, or one of another type; null is no body. */
function contentOf({ method, body, bytes }: Target): fc.Arbitrary<Content | null> {
  if (bytes === 'in') return oddContent
  if (!body) return method === 'GET' ? fc.constant(null) : fc.oneof(fc.constant(null), oddContent)
  return fc.oneof(
    { weight: 12, arbitrary: nearly(jsonSchema(body)).map(jsonOf) },
    { weight: 2, arbitrary: oddValue.map(jsonOf) },
    { weight: 1, arbitrary: oddJson },
    { weight: 4, arbitrary: oddContent },
  )
}

/** Methods that few paths have. */
const METHODS = ['HEAD', 'OPTIONS', 'PATCH', 'PUT', 'TRACE', 'PROPFIND']

/** A request to an endpoint with arbitrary input; the path is raw. */
export const oddRequest = (endpoint: Target) =>
  fc.record({
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    path: fc
      .array(oddWord, { minLength: 4, maxLength: 4 })
      .map((words) => endpoint.path.replace(/[:*]\w+/g, () => encoded(words.shift() ?? 'x'))),
    query: queryOf(endpoint).map((query) => `${new URLSearchParams(query)}`.slice(0, 8000)),
    content: contentOf(endpoint),
    headers: oddHeaders,
    cookies: oddCookies,
  })

export type OddRequest = ReturnType<typeof oddRequest> extends fc.Arbitrary<infer Request> ? Request : never

/** Encodes half of the values; characters that HTTP cannot carry are always encoded. */
const encoded = (word: string) =>
  word.length % 2 === 0
    ? encodeURIComponent(word.toWellFormed())
    : word.toWellFormed().replace(/[^\x21-\x7e]|[?#%]/gu, (one) => encodeURIComponent(one))
