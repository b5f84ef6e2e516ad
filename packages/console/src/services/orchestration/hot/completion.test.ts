import { expect, test } from 'vitest'
import { completionsAt } from './completion.ts'

const property = (type: string, required = false) => ({ type, required, update_allowed: false, immutable: false })
const KNOWLEDGE = {
  types: new Set(['OS::Cinder::Volume', 'OS::Nova::Server']),
  registered: [],
  schemas: new Map([
    [
      'OS::Cinder::Volume',
      {
        id: 'OS::Cinder::Volume',
        description: null,
        properties: { name: property('string'), size: property('integer', true) },
        attributes: { attachments: {}, status: {} },
      },
    ],
  ]),
}

const TEXT = `heat_template_version: 2018-08-31
parameters:
  size: { type: number }
resources:
  data:
    type: OS::Cinder::Volume
    properties:
      |1
  server:
    type: |2
    depends_on: [|3
    properties:
      a: { get_attr: [data, |4
      b: { get_param: |5
      c: { |6
    |7
|8`

/** The labels at a mark. */
function at(mark: number, typed = ''): string[] {
  const [before = '', after = ''] = TEXT.split(`|${mark}`).map((part) => part.replaceAll(/\|\d/g, ''))
  const text = before + typed + after
  const start = before.length + typed.length
  return completionsAt(text, start, KNOWLEDGE)?.options.map(({ label }) => label) ?? []
}

test.each([
  [1, '', ['size', 'name']],
  [1, 'na', ['name']],
  [2, 'serv', ['OS::Nova::Server']],
  [3, '', ['data']],
  [4, '', ['attachments', 'status']],
  [5, '', ['size', 'OS::stack_name', 'OS::stack_id', 'OS::project_id']],
  [6, 'get_r', ['get_resource']],
  [7, 'd', ['depends_on', 'deletion_policy', 'metadata', 'update_policy', 'condition']],
  [8, 'o', ['outputs', 'description', 'parameter_groups', 'conditions']],
])('at %i after %j', (mark, typed, labels) => {
  expect(at(mark, typed)).toEqual(labels)
})
