import type { HeatResourceTypeView } from '@meridian/contract'
import { expect, test } from 'vitest'
import { checkTemplate, registeredIn, type HotKnowledge } from './check-template.ts'
import { readTemplate } from './hot-template.ts'
import { lineAt } from './yaml-node.ts'

const property = (type: string, required = false, allowed?: string[]) => ({
  type,
  required,
  update_allowed: false,
  immutable: false,
  ...(allowed && { constraints: [{ allowed_values: allowed }] }),
})
const VOLUME: HeatResourceTypeView = {
  id: 'OS::Cinder::Volume',
  description: null,
  properties: {
    size: property('integer', true),
    metadata: property('map'),
    scheduler_hints: property('map'),
    mode: property('string', false, ['fast', 'slow']),
  },
  attributes: { attachments: {} },
}
const KNOWLEDGE: HotKnowledge = {
  types: new Set(['OS::Cinder::Volume', 'OS::Heat::Value']),
  registered: ['My::*'],
  schemas: new Map([[VOLUME.id, VOLUME]]),
}

const check = (text: string) =>
  checkTemplate(readTemplate(text), KNOWLEDGE).map(({ code, from }) => [code, lineAt(text, from)])

const HEAD = 'heat_template_version: 2018-08-31\n'

test('a good template has no problems', () => {
  const text = `${HEAD}parameters:
  size: { type: number, default: 2, constraints: [{ range: { min: 1, max: 3 }, description: Small }] }
resources:
  data: { type: OS::Cinder::Volume, properties: { size: { get_param: size }, metadata: { a: b, c: d } } }
  own: { type: My::Thing, anything: 1 }
  all: { type: OS::Cinder::Volume, properties: { get_file: x } }
  fast: { type: OS::Cinder::Volume, properties: { size: { get_param: OS::stack_name }, mode: fast } }
  part: { type: lib/part.yaml, properties: { x: { get_attr: [data, show] } } }
outputs: { project: { value: { get_param: OS::project_id } } }
`
  expect(check(text)).toEqual([['resourceKey', 6]])
  expect(check(text.replace(', anything: 1', ''))).toEqual([])
})

test.each([
  ['resources:\n\ta: b\n', 'tab', 2],
  ['resources: {}\n', 'noVersion', 1],
  ['just words\n', 'notTemplate', 1],
  [`${HEAD}resorces: {}\n`, 'section', 2],
  [`${HEAD}resources:\n  a:\n    properties: {}\n`, 'noType', 3],
  [`${HEAD}resources:\n  a:\n    type: OS::Nova::Sever\n`, 'type', 4],
  [`${HEAD}resources:\n  a:\n    type: OS::Cinder::Volume\n`, 'missing', 3],
  [`${HEAD}resources:\n  a: { type: OS::Cinder::Volume, properties: {\n    size: 1, sise: 2 } }\n`, 'property', 4],
  [`${HEAD}resources:\n  a: { type: OS::Cinder::Volume, properties: {\n    size: big } }\n`, 'value', 4],
  [`${HEAD}resources:\n  a: { type: OS::Cinder::Volume, properties: {\n    size: 1, mode: odd } }\n`, 'allowed', 4],
  ['resources: [\n', 'bracket', 1],
  [
    `${HEAD}resources:\n  a: { type: OS::Heat::Value, properties: {\n    value: { get_param: no } } }\n`,
    'parameter',
    4,
  ],
  [`${HEAD}resources:\n  a: { type: OS::Heat::Value, depends_on: b }\n`, 'resource', 3],
  [`${HEAD}parameters:\n  a: { label: A }\n`, 'noParameterType', 3],
  [`${HEAD}parameters:\n  a: { type: text }\n`, 'parameterType', 3],
  [`${HEAD}parameters:\n  a: { type: string, constraints: [{ rang: { min: 1 } }] }\n`, 'constraint', 3],
  [`${HEAD}parameters:\n  a: { type: string, constraints: [{ range: { min: 1 } }] }\n`, 'constraintType', 3],
  [`${HEAD}parameters:\n  a: { type: number, constraints: [{ range: { min: 2, max: 1 } }] }\n`, 'bounds', 3],
  [`${HEAD}parameters:\n  a: { type: number, default: 9, constraints: [{ range: { max: 5 } }] }\n`, 'default', 3],
  [`${HEAD}parameters:\n  a: { type: string, default: c, constraints: [{ allowed_values: [a, b] }] }\n`, 'default', 3],
])('%j: %s at line %i', (text, code, line) => {
  expect(check(text)).toEqual([[code, line]])
})

test('a circle has the names of its resources', () => {
  const text = `${HEAD}resources:
  a: { type: OS::Heat::Value, properties: { value: { get_resource: b } } }
  b: { type: OS::Heat::Value, properties: { value: { get_attr: [a, value] } } }
`
  expect(checkTemplate(readTemplate(text), KNOWLEDGE)).toMatchObject([
    { code: 'circle', values: { names: 'a → b → a' }, resource: 'a' },
  ])
})

test('a problem of a resource has its name, and an empty text has none', () => {
  const text = `${HEAD}resources:\n  a: { type: OS::Cinder::Volume, properties: { size: many } }\n`
  expect(checkTemplate(readTemplate(text), KNOWLEDGE)).toMatchObject([{ code: 'value', resource: 'a' }])
  expect(check('')).toEqual([])
})

test('the types of an environment are those of its registry', () => {
  expect(registeredIn('resource_registry: { "My::Thing": thing.yaml, "Our::*": x }')).toEqual(['My::Thing', 'Our::*'])
  expect(registeredIn('')).toEqual([])
})

test('an attribute that the type does not have', () => {
  const text = `${HEAD}resources:
  a: { type: OS::Cinder::Volume, properties: { size: 1 } }
outputs:
  x: { value: { get_attr: [a, atachments] } }
`
  expect(check(text)).toEqual([['attribute', 5]])
})

test('CloudFormation templates are left to Heat', () => {
  expect(check('AWSTemplateFormatVersion: 2010-09-09\nResources: {}\n')).toEqual([])
})
