import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { toYaml } from '../to-yaml.ts'
import { checkTemplate } from './check-template.ts'
import { completionsAt } from './completion.ts'
import { readTemplate } from './hot-template.ts'
import { parseYaml } from './parse-yaml.ts'
import { filesIn } from './references.ts'
import { entryOf, lineAt, valueOf } from './yaml-node.ts'

/** Of CPU time. Each of these texts once kept the page busy for half a minute and more; this machine may be slow. */
const SOON_MICROSECONDS = 5_000_000

const read = (text: string) => {
  const { root, problem } = parseYaml(text)
  return problem ?? (root ? valueOf(root) : null)
}

/** The cloud's parser, as Heat reads templates. */
const reference = (text: string) =>
  parse(text, {
    version: '1.1',
    merge: true,
    stringKeys: true,
    customTags: (tags) => tags.filter((tag) => typeof tag === 'string' || !/timestamp/.test(tag.tag)),
  }) as unknown

test.each([
  ['a map', 'a: 1\nb:\n  c: two\n  d: [3, "4"]\n'],
  ['a list at the column of its key', 'a:\n- 1\n- b: 2\n  c: 3\nd: 4\n'],
  ['lists in lists', '- - 1\n  - 2\n- - 3\n-\n  - 4\n'],
  [
    'scalars of YAML 1.1',
    'a: yes\nb: off\nc: ~\nd:\ne: 1_000\nf: 0x1f\ng: 017\nh: 1.5\ni: 2018-08-31\nj: -3\nk: "no"\n',
  ],
  ['comments', '# first\na: b # after\nc: d#e\n# last\n  # odd\nf: "#"\n'],
  ['blocks', 'a: |\n  one\n\n    two\nb: >-\n  three\n  four\n\n  five\nc: |+\n  six\n\nd: |2\n   seven\n'],
  ['a block at the end without a line break', 'a: |\n  one\n  two'],
  ['quotes', 'a: "x\\ty\\u00e4\\n"\nb: \'it\'\'s\'\nc: "two\n  lines"\n"d e": f\n'],
  ['a plain text of several lines', 'a: one\n  two\n  three\nb: 4\n'],
  ['flows over several lines', 'a: {b: [1,\n  2], c: {d: e f,\n g: }}\nh: [a: b, {c: d}]\n'],
  ['anchors, aliases and merges', 'a: &x {b: 1, c: 2}\nd: *x\ne:\n  <<: *x\n  c: 3\nf: &y\n  g: h\ni: *y\n'],
  ['JSON', '{"a": [1, true, null, "b\\\\"],\n\t"c": {"d":"e"}}'],
  ['a document', '%YAML 1.1\n---\na: b\n...\n'],
  ['colons in values', 'a: b:c\nd: http://x/y?z=1#f\ne: ::1\n"f:g": OS::Nova::Server\n'],
  ['tags', 'a: !!str 12\n'],
  ['nothing', '\n# only this\n'],
])('%s reads as the reference does', (_, text) => {
  expect(read(text)).toEqual(reference(text))
})

test.each([
  ['a:\n\tb: c\n', 'tab', 2],
  ['a: b\n  c: d\n', 'indentation', 2],
  ['a:\n    b: 1\n  c: 2\n', 'indentation', 3],
  ['a: "b\nc: d\n', 'quote', 1],
  ['a: [1, 2\nb: 3\n', 'bracket', 1],
  ['a: b: c\n', 'colon', 1],
  ['a: 1\nb\n', 'key', 2],
  ['a: 1\n- 2\n', 'indentation', 2],
  ['a: "\\q"\n', 'escape', 1],
  ['a: *b\n', 'alias', 1],
  ['a: @b\n', 'quote', 1],
  ['a: "b" c\n', 'character', 1],
  ['a: 1\nb: [\n  c: {d,\n', 'bracket', 3],
  ['a: 1\n---\nb: 2\n', 'character', 2],
  ['a: &a [*a]\n', 'alias', 1],
  ['['.repeat(100), 'depth', 1],
])('%j has the problem %s at line %i', (text, code, line) => {
  const { problem } = parseYaml(text)
  expect(problem?.code).toBe(code)
  expect(lineAt(text, problem?.from ?? 0)).toBe(line)
})

test('nodes have the offsets of their text', () => {
  const text = 'resources:\n  one:\n    type: OS::Heat::Value\n'
  const { root } = parseYaml(text)
  const one = entryOf(entryOf(root, 'resources')?.value, 'one')
  const type = entryOf(one?.value, 'type')
  expect(text.slice(one?.key.from, one?.key.to)).toBe('one')
  expect(text.slice(type?.value.from, type?.value.to)).toBe('OS::Heat::Value')
  expect(lineAt(text, type?.key.from ?? 0)).toBe(3)
})

const TEMPLATE = `heat_template_version: 2018-08-31
description: >
  Two servers
  and a volume
parameters:
  size: {type: number, default: 10, constraints: [{range: {min: 1, max: 100}}]}
resources:
  one:
    type: OS::Nova::Server
    properties: &server
      networks: [{network: private}]
      user_data: |
        #!/bin/sh
        echo "a: b" # c
      metadata: {"a": 'b'}
  two:
    type: OS::Nova::Server
    properties: *server
outputs:
  address: {value: {get_attr: [one, first_address]}}
`

test('a template reads as the reference does', () => {
  expect(read(TEMPLATE)).toEqual(reference(TEMPLATE))
})

test('reads what the console writes', () => {
  const value = {
    plain: 'a b',
    odd: ['yes', '1', '', ' x ', 'a: b', 'c #d', '- e', "it's", '"f"', 'tab\t', '*g', '1e3', '::1'],
    block: 'one\n  two\n\nthree\n',
    trees: { empty: {}, none: [], deep: [[1, [true, null]], { a: { b: [] } }] },
  }
  expect(read(toYaml(value))).toEqual(value)
})

test('a text that is cut anywhere is read or refused', () => {
  for (let end = 0; end < TEMPLATE.length; end += 1) expect(() => read(TEMPLATE.slice(0, end))).not.toThrow()
})

/** Ten maps that each name the one before nine times stand for three billion texts. */
const bombOf = (levels: number, repeat: (name: string) => string) =>
  ['l0: &l0 {x: y}', ...Array.from({ length: levels }, (_, at) => `l${at + 1}: &l${at + 1} ${repeat(`*l${at}`)}`)].join(
    '\n',
  )

const nine = (name: string) => `[${Array.from({ length: 9 }, () => name).join(', ')}]`

test.each([
  ['aliases that multiply', bombOf(10, nine), 'size'],
  ['merges that multiply', bombOf(10, (name) => `{<<: ${nine(name)}, z: ${nine(name)}}`), 'size'],
  ['very many aliases', `a: &a 1\nb:\n${'- *a\n'.repeat(20_000)}`, 'size'],
  ['aliases in a row', bombOf(2000, (name) => `[${name}]`), 'size'],
  ['a name and many spaces', `k${' '.repeat(300_000)}`, null],
  ['names and many spaces', `k ${' '.repeat(1000)}\n`.repeat(300), null],
  ['quotation marks in a text', `a: b\n${" '\n".repeat(30_000)}`, null],
  ['open quotation marks', '- "\n'.repeat(9001), 'quote'],
  ['a long word', `${'k'.repeat(300_000)} `, null],
  ['lines of a block', `a: |\n${'  x\n'.repeat(100_000)}`, null],
  ['lines of a text', `a:\n${'  x y\n'.repeat(20_000)}`, null],
  ['brackets', '['.repeat(1_000_000), 'depth'],
  ['indented maps', Array.from({ length: 500 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'), 'depth'],
  ['a long text', 'a: b # c\n'.repeat(1_000_000), 'size'],
])('%s are read or refused soon', (_, text, code) => {
  const began = process.cpuUsage()
  const template = readTemplate(text)
  checkTemplate(template, { registered: [], schemas: new Map() })
  filesIn(template)
  completionsAt(text, text.length, { registered: [], schemas: new Map() })
  expect(template.problem?.code ?? null).toBe(code)
  expect(process.cpuUsage(began).user).toBeLessThan(SOON_MICROSECONDS)
})
