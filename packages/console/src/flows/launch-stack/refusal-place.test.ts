import { expect, test } from 'vitest'
import { hasCircle, offsetOf, refusedParameter } from './refusal-place.ts'

const TEMPLATE = `heat_template_version: 2018-08-31
parameters:
  size: { type: strng }
resources:
  word:
    type: OS::Nova::Sever
    properties:
      length: 9000
outputs:
  o: { value: 1 }
resurces: {}
`
const lineOf = (message: string) => {
  const offset = offsetOf(message, TEMPLATE)
  return offset === null ? null : TEMPLATE.slice(offset).split('\n')[0]?.trim()
}

test.each([
  [
    'Error parsing template while parsing a flow node\n  in "<unicode string>", line 3, column 11:',
    'size: { type: strng }',
  ],
  ['Property error: : resources.word.properties.length: : 9000 is out of range (min: 1, max: 512)', 'length: 9000'],
  ['Property error: resources.word.properties: Unknown Property lenght', 'properties:'],
  ['The specified reference "nope" (in word.Properties.length) is incorrect.', 'length: 9000'],
  ['The specified reference "zz" (in word) is incorrect.', 'word:'],
  ['outputs.o.value.get_attr: The specified reference "zz" (in unknown) is incorrect.', 'value: 1 }'],
  ['The Resource Type (OS::Nova::Sever) could not be found.', 'OS::Nova::Sever'],
  ['The template section is invalid: resurces', 'resurces: {}'],
  ['Invalid type (strng)', 'strng }'],
  ['The template version is invalid: "heat_template_version: 1999-01-01".', 'heat_template_version: 2018-08-31'],
  ['You are not authorized.', null],
  ['The Resource Type (OS::Gone) could not be found.', null],
])('[STACK-02] the refusal %j is shown at %s', (message, line) => {
  expect(lineOf(message)).toBe(line)
})

test('[STACK-02] a refused parameter is found by its name', () => {
  expect(refusedParameter("Parameter 'p' is invalid: Error validating value 'x'")).toBe('p')
  expect(refusedParameter('The Parameter (image) was not provided.')).toBe('image')
  expect(refusedParameter('Property error: resources.b: The Parameter (nope) was not provided.')).toBeUndefined()
})

test('[STACK-02] resources that need each other are a circle', () => {
  const circle =
    'resources:\n  a: { type: x, depends_on: b }\n  b: { type: x, properties: { v: { get_attr: [a, v] } } }\n'
  expect([hasCircle(circle), hasCircle(TEMPLATE), hasCircle('a: [')]).toEqual([true, false, false])
})
