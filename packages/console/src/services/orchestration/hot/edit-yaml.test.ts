import { expect, test } from 'vitest'
import { nodeAt, removeIn, renameIn, setIn, type YamlPath } from './edit-yaml.ts'
import { parseYaml } from './parse-yaml.ts'
import { valueOf } from './yaml-node.ts'

const valueIn = (text: string): unknown => {
  const { root, problem } = parseYaml(text)
  expect(problem).toBeNull()
  return root ? valueOf(root) : null
}

const TEXT = `heat_template_version: 2018-08-31 # the version
# What it is for
description: A server
parameters:
  image: { type: string, default: cirros }
resources:
  # the one server
  web: # it serves
    type: OS::Nova::Server
    properties: &common
      name: web # its name
      networks:
        - network: { get_resource: net }
          fixed_ip: 10.0.0.1
        # the second
        - port: p
      tags: [a, b]
      user_data: |
        #!/bin/sh
        echo hi

  net:
    type: OS::Neutron::Net
  other:
    type: OS::Nova::Server
    properties: *common
outputs:
  names:
  - x
  - y
`

/** All paths of a value, the deepest last. */
function pathsOf(value: unknown, path: YamlPath = []): YamlPath[] {
  if (typeof value !== 'object' || value === null) return [path]
  const steps = Array.isArray(value) ? value.map((item, at) => [at, item] as const) : Object.entries(value)
  return [path, ...steps.flatMap(([step, inner]) => pathsOf(inner, [...path, step]))]
}

/** The rule without any text: what the value is afterwards. */
function changed(whole: unknown, [step, ...rest]: YamlPath, part: unknown): unknown {
  if (step === undefined) return part
  if (typeof step === 'number')
    return (whole as unknown[]).map((item, at) => (at === step ? changed(item, rest, part) : item)) // a list by its path
  const map = whole as Record<string, unknown> // a map by its path
  return { ...map, [step]: changed(map[step], rest, part) }
}

/** What is behind an anchor changes wherever it is used. */
const inAnchor = (path: YamlPath) => path.join('/').startsWith('resources/web/properties')
const PATHS = pathsOf(valueIn(TEXT)).filter((path) => path.length > 0 && path.join('/') !== 'resources/web')
const comments = (text: string) => text.match(/# .*/g) ?? []

test.each([
  'word',
  12,
  'two\nlines\n',
  { get_attr: ['net', 'name'] },
  { a: { b: [1, { c: 'd: e' }] } },
  ['x', { y: 1 }],
  {},
])('any value can be put anywhere: %j', (value) => {
  for (const path of PATHS.filter((each) => !inAnchor(each)))
    expect([path, valueIn(setIn(TEXT, path, value))]).toEqual([path, changed(valueIn(TEXT), path, value)])
  for (const path of PATHS.filter(inAnchor)) {
    const node = nodeAt(parseYaml(setIn(TEXT, path, value)).root, path)
    expect([path, node && valueOf(node)]).toEqual([path, value])
  }
})

test('a value that is changed leaves every comment and every other line alone', () => {
  const text = setIn(TEXT, ['resources', 'web', 'properties', 'name'], 'www')
  expect(text).toBe(TEXT.replace('name: web # its', 'name: www # its'))
  expect(setIn(TEXT, ['resources', 'net', 'properties', 'name'], 'lan')).toBe(
    TEXT.replace('OS::Neutron::Net\n', 'OS::Neutron::Net\n    properties:\n      name: lan\n'),
  )
  expect(
    comments(setIn(TEXT, ['resources', 'web', 'properties', 'networks', 0, 'network'], { get_resource: 'x' })),
  ).toEqual(comments(TEXT))
})

test.each([
  ['', ['resources', 'a', 'type'], 'resources:\n  a:\n    type: X\n'],
  ['# mine\n', ['a'], '# mine\na: X\n'],
  ['a:\n', ['a', 'b'], 'a:\n  b: X\n'],
  ['a: {}\n', ['a', 'b'], 'a:\n  b: X\n'],
  ['a: { b: 1 }\n', ['a', 'c'], 'a: { b: 1, c: X }\n'],
  ['a: [1]\n', ['a', 1], 'a: [1, X]\n'],
  ['a:\n- 1\nb: 2', ['a', 1], 'a:\n- 1\n- X\nb: 2'],
  ['a:\n  b: 1', ['a', 'c'], 'a:\n  b: 1\n  c: X'],
  ['a: |\n  text\n', ['b'], 'a: |\n  text\nb: X\n'],
  ['a: [1]\n', ['b', 0, 'c'], 'a: [1]\nb:\n  - c: X\n'],
] as [string, YamlPath, string][])('what is missing is added: %j %j', (text, path, after) => {
  expect(setIn(text, path, 'X')).toBe(after)
})

test('a new section stands before those that follow it', () => {
  const order = ['heat_template_version', 'parameters', 'resources', 'outputs']
  expect(setIn('heat_template_version: 1\nresources: {}\n', ['parameters', 'a', 'type'], 'string', order)).toBe(
    'heat_template_version: 1\nparameters:\n  a:\n    type: string\nresources: {}\n',
  )
})

test('an alias that is changed becomes a copy; the original stays', () => {
  const text = setIn(TEXT, ['resources', 'other', 'properties', 'name'], 'two')
  expect(valueIn(text)).toEqual(changed(valueIn(TEXT), ['resources', 'other', 'properties', 'name'], 'two'))
})

test('anything can be removed, and nothing else goes with it', () => {
  for (const path of PATHS.filter((each) => !inAnchor(each))) {
    const text = removeIn(TEXT, path)
    const whole = nodeAt(parseYaml(TEXT).root, path.slice(0, -1))
    const isOnly =
      whole?.kind === 'list' ? whole.items.length === 1 : whole?.kind === 'map' && whole.entries.length === 1
    if (isOnly) continue
    const count = (value: string) => pathsOf(valueIn(value)).length
    const below = pathsOf(valueOf(nodeAt(parseYaml(TEXT).root, path)!)).length // it exists
    expect([path, count(text)]).toEqual([path, count(TEXT) - below])
  }
})

test.each([
  ['a: 1\nb: 2\n', ['a'], 'b: 2\n'],
  ['a:\n  b: 1\nc: 2\n', ['a', 'b'], 'c: 2\n'],
  ['a: { b: 1, c: 2 }\n', ['a', 'c'], 'a: { b: 1 }\n'],
  ['a: [1, 2]\n', ['a', 0], 'a: [2]\n'],
  ['- a: 1\n  b: 2\n', [0, 'a'], '- b: 2\n'],
  ['a:\n  - 1\n  - 2\n', ['a', 1], 'a:\n  - 1\n'],
  ['a: 1\n', ['x', 'y'], 'a: 1\n'],
] as [string, YamlPath, string][])('%j without %j', (text, path, after) => {
  expect(removeIn(text, path)).toBe(after)
})

test('a key gets another name', () => {
  expect(renameIn('a:\n  b: 1 # c\n', ['a', 'b'], 'on')).toBe('a:\n  "on": 1 # c\n')
})

test('a text that is no YAML stays as it is', () => {
  expect(setIn('a: [1', ['a'], 2)).toBe('a: [1')
  expect(removeIn('a: [1', ['a'])).toBe('a: [1')
})
