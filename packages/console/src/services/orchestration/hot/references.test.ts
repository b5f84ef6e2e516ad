import { expect, test } from 'vitest'
import { readTemplate } from './hot-template.ts'
import { circlesIn, filesIn, referencesOf, requirementsIn } from './references.ts'
import { lineAt } from './yaml-node.ts'

const TEXT = `heat_template_version: 2018-08-31
parameters:
  size: { type: number }
resources:
  data:
    type: OS::Cinder::Volume
    properties: { size: { get_param: size } }
  server:
    type: OS::Nova::Server
    depends_on: [data]
    properties:
      user_data:
        str_replace:
          template: { get_file: scripts/boot.sh }
          params: { $disk: { get_attr: [data, attachments, 0, { get_param: size }] } }
  group:
    type: OS::Heat::ResourceGroup
    properties:
      count: 2
      resource_def: { type: member.yaml, properties: { server: { get_resource: server } } }
  part:
    type: lib/part.yaml
  web:
    type: http://example.org/web.yaml
`

const template = readTemplate(TEXT)

test('references have their names and lines', () => {
  const found = referencesOf(template, 'server').map(({ kind, name, node }) => [kind, name, lineAt(TEXT, node.from)])
  expect(found).toEqual([
    ['depends_on', 'data', 10],
    ['get_file', 'scripts/boot.sh', 14],
    ['get_attr', 'data', 15],
    ['get_param', 'size', 15],
  ])
})

test('requirements follow from references and depends_on, each once', () => {
  expect(Object.fromEntries(requirementsIn(template))).toEqual({
    data: [],
    server: ['data'],
    group: ['server'],
    part: [],
    web: [],
  })
})

test('files are found in functions, types and groups; addresses are Heat’s to fetch', () => {
  expect(filesIn(template).map(({ name, isTemplate }) => [name, isTemplate])).toEqual([
    ['member.yaml', true],
    ['lib/part.yaml', true],
    ['scripts/boot.sh', false],
  ])
})

test('circles are found once each', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['d']],
    ['e', ['a']],
  ])
  expect(circlesIn(graph)).toEqual([['a', 'b', 'c'], ['d']])
})

test('a broken text has no parts', () => {
  const broken = readTemplate('resources:\n\ta: b\n')
  expect(broken.problem?.code).toBe('tab')
  expect(broken.resources.size).toBe(0)
})
