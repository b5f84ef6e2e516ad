import { describe, expect, test } from 'vitest'
import { stackClient } from '../../../test-support/heat.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const heat = stackClient(await cloud.as('demo', 'demo'))

const version = { heat_template_version: '2018-08-31' }
const resources = (given: unknown) => ({ template: { ...version, resources: given } })
const value = (given: unknown) => resources({ a: { type: 'OS::Heat::Value', properties: { value: given } } })

describe('a template that would break a real Heat or never end', () => {
  test('with resources that depend on each other is refused', async () => {
    const none = (other: string) => ({ type: 'OS::Heat::None', depends_on: other })
    const { status, body } = await heat.post('stacks', {
      stack_name: 'circle',
      ...resources({ a: none('b'), b: none('a') }),
    })
    expect(status).toBe(400)
    expect(body.error.message).toContain('Circular Dependency Found')
  })

  test.for([
    [
      'many members',
      resources({
        a: { type: 'OS::Heat::ResourceGroup', properties: { count: 1e9, resource_def: { type: 'OS::Heat::None' } } },
      }),
    ],
    [
      'many combinations',
      value({
        repeat: {
          template: 'x',
          for_each: Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((key) => [key, Array(20).fill(1)])),
        },
      }),
    ],
    [
      'a file that includes itself',
      {
        template: { ...version, resources: { a: { type: 'self.yaml' } } },
        files: { 'self.yaml': JSON.stringify({ ...version, resources: { a: { type: 'self.yaml' } } }) },
      },
    ],
    ['conditions that refer to each other', { template: { ...version, conditions: { a: 'b', b: 'a' } } }],
    [
      'aliases of aliases',
      {
        template: `heat_template_version: 2018-08-31\nresources:\n  a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'.replaceAll(
          /./g,
          (name) =>
            `  ${name}: &${name} [${Array(9)
              .fill(`*${String.fromCodePoint(name.codePointAt(0)! - 1)}`)
              .join(',')}]\n`,
        )}`,
      },
    ], // every index is a valid code point
  ] as [string, object][])('with %s is refused', async ([, request]) => {
    expect((await heat.post('stacks', { stack_name: 'endless', ...request })).status).toBe(400)
  })
})
