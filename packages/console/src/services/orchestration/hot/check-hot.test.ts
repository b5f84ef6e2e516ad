import type { PropertySchema } from '@meridian/contract'
import { expect, test } from 'vitest'
import { problemsIn, type HotFacts } from './check-hot.ts'
import { readTemplate } from './hot-template.ts'
import { lineAt } from './yaml-node.ts'

const property = (type: string, more: Partial<PropertySchema> = {}): PropertySchema => ({
  type,
  required: false,
  update_allowed: false,
  immutable: false,
  ...more,
})

const FACTS: HotFacts = {
  types: new Set(['A', 'B']),
  schemas: new Map([
    [
      'A',
      {
        properties: {
          size: property('integer', { required: true }),
          mode: property('string', { constraints: [{ allowed_values: ['fast', 'slow'] }] }),
          other: property('string'),
        },
        attributes: { ip: {} },
      },
    ],
  ]),
}

const START = 'heat_template_version: 2018-08-31\n'

/** What is found in the resources, which begin on line 3. */
const found = (resources: string) => {
  const text = `${START}resources:\n${resources}`
  return problemsIn(readTemplate(text), FACTS).map(({ kind, name, span }) =>
    `${lineAt(text, span.from)} ${kind} ${name}`.trim(),
  )
}

test('a right template has no problems', () => {
  expect(
    found('  a: { type: A, properties: { size: 1, mode: fast, other: { get_attr: [b, x] } } }\n  b: { type: B }\n'),
  ).toEqual([])
  expect(found('  a: { type: A, properties: { size: { get_param: "OS::stack_name" } } }\n')).toEqual([])
  expect(found('  a: { type: A, properties: { get_file: x } }\n  b: { type: inner.yaml }\n')).toEqual([])
})

test.each([
  ['  a: {}\n', '3 noType'],
  ['  a: { type: C }\n', '3 unknownType C'],
  ['  a: { type: A }\n', '3 missingProperty size'],
  ['  a:\n    type: A\n    properties:\n      size: many\n', '6 notNumber size'],
  ['  a: { type: A, properties: { size: 1, mode: odd } }\n', '3 notAllowed mode'],
  ['  a: { type: A, properties: { size: 1, sise: 2 } }\n', '3 unknownProperty sise'],
  ['  a: { type: A, properties: { size: { get_param: p } } }\n', '3 unknownParameter p'],
  ['  a: { type: B, depends_on: c }\n', '3 unknownResource c'],
  [
    '  a: { type: A, properties: { size: 1 } }\n  b: { type: B, x: { get_attr: [a, mac] } }\n',
    '4 unknownAttribute mac',
  ],
  ['  a: { type: B, depends_on: b }\n  b: { type: B, depends_on: a }\n', '3 circle a → b → a'],
])('%j has the problem %s', (resources, problem) => {
  expect(found(resources)).toEqual([problem])
})

test('a text without a template, and one that is no YAML, have one problem each', () => {
  const kinds = (text: string) => problemsIn(readTemplate(text), FACTS).map(({ kind }) => kind)
  expect(kinds('')).toEqual(['noResources'])
  expect(kinds('resources: [')).toEqual(['bracket'])
  expect(kinds('resources: { b: { type: B } }')).toEqual(['version'])
})
