import { expect, test } from 'vitest'
import { MAX_NESTING, parseJson, TextTooComplex } from './limited-json.ts'
import { parseYaml } from './limited-yaml.ts'

const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)
const [deepest, deeper] = [MAX_NESTING, MAX_NESTING + 1]

/** Of CPU time; far less than a parser would take, which is seconds or minutes. */
const SOON_MICROSECONDS = 2_000_000

const refusedSoon = (parse: (text: string) => unknown, text: string) => {
  const began = process.cpuUsage()
  expect(() => parse(text)).toThrow(TextTooComplex)
  expect(process.cpuUsage(began).user).toBeLessThan(SOON_MICROSECONDS)
}

test('JSON that nests deep is refused before it is parsed, and brackets in strings do not nest', () => {
  expect(parseJson(nested(deepest))).toEqual(JSON.parse(nested(deepest)))
  expect(() => parseJson(nested(deeper))).toThrow('it nests deeper than 64 levels')
  for (const text of ['['.repeat(200_000), '{"a":'.repeat(200_000), nested(100_000)]) refusedSoon(parseJson, text)
  const text = String.raw`["${'['.repeat(100)}", "\"${'{'.repeat(100)}", "\\", [${'[],'.repeat(100)} 1]]`
  expect(parseJson(text)).toEqual(JSON.parse(text))
  expect(() => parseJson('["a')).toThrow(SyntaxError)
})

test('YAML that nests deep is refused before it is parsed, and brackets in texts do not nest', () => {
  expect(parseYaml(nested(deepest))).toEqual(JSON.parse(nested(deepest)))
  for (const open of ['[', '{', '[{', '{a: ', '- ', '? ', '- - [', 'a: ']) {
    expect(() => parseYaml(open.repeat(deeper))).toThrow('it nests deeper than 64 levels')
    refusedSoon(parseYaml, open.repeat(200_000))
  }
  expect(
    parseYaml(`a: |\n  ${'['.repeat(100)}\nb: "${'{'.repeat(100)}"\nc: '${'['.repeat(100)}' # ${'['.repeat(100)}`),
  ).toEqual({
    a: `${'['.repeat(100)}\n`,
    b: '{'.repeat(100),
    c: '['.repeat(100),
  })
  expect(parseYaml(`{${Array.from({ length: 100 }, (_, at) => `k${at}: ${at}`).join(', ')}}`)).toMatchObject({
    k99: 99,
  })
})

test('YAML with more parts or aliases than a template has is refused, since the parser would be busy for minutes', () => {
  const keys = Array.from({ length: 50_000 }, (_, at) => `k${at}: 1`).join('\n')
  const aliases = `- &a 1\n${'- *a\n'.repeat(10_000)}`
  for (const text of [keys, aliases, '! '.repeat(100_000), '&a '.repeat(100_000)]) refusedSoon(parseYaml, text)
  const level = (at: number) => `l${at}: &l${at} [${Array.from({ length: 9 }, () => `*l${at - 1}`).join(', ')}]`
  const bomb = ['l0: &l0 [x]', ...Array.from({ length: 9 }, (_, at) => level(at + 1))].join('\n')
  expect(bomb.length).toBeLessThan(500)
  expect(() => parseYaml(bomb)).toThrow(/alias count/)
})

test('of a key that is written twice the last value counts, and a problem has its place', () => {
  expect(parseYaml('a: 1\nb: 2\na: 3\n')).toEqual({ a: 3, b: 2 })
  expect(() => parseYaml('a: 1\nb: [\n')).toThrow(/at line 3, column 1$/)
})
