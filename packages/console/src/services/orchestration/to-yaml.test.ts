import { expect, test } from 'vitest'
import { toYaml } from './to-yaml.ts'

test('a template is written as people write it: plain words bare, scripts as blocks', () => {
  const template = {
    heat_template_version: '2018-08-31',
    parameters: { length: { type: 'number', default: 12, constraints: [{ range: { min: 4 } }] } },
    resources: {
      server: { type: 'OS::Nova::Server', properties: { user_data: '#!/bin/sh\necho "a: b"\n\nexit 0\n' } },
    },
  }
  expect(toYaml(template)).toBe(`heat_template_version: "2018-08-31"
parameters:
  length:
    type: number
    default: 12
    constraints:
      - range:
          min: 4
resources:
  server:
    type: OS::Nova::Server
    properties:
      user_data: |
        #!/bin/sh
        echo "a: b"

        exit 0
`)
})

test.each([
  ['yes', '"yes"'],
  ['1.5', '"1.5"'],
  [' led', '" led"'],
  ['a: b', '"a: b"'],
  ['', '""'],
  ['- dash', '"- dash"'],
  ['end\n\n', '"end\\n\\n"'],
  [null, 'null'],
  [true, 'true'],
  [{}, '{}'],
  [[], '[]'],
  [['a', ['b']], '- a\n- - b'],
])('%j, which YAML would take for something else, is %s', (value, text) => {
  expect(toYaml(value)).toBe(`${text}\n`)
})
