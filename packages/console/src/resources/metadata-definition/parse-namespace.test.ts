import { expect, test } from 'vitest'
import { parseNamespace } from './parse-namespace.ts'

test('a namespace is read without what Glance adds itself', () => {
  const text = JSON.stringify({
    namespace: 'a',
    self: '/v2/a',
    created_at: 'now',
    properties: { b: { type: 'string' } },
  })
  expect(parseNamespace(text)).toEqual({ namespace: { namespace: 'a', properties: { b: { type: 'string' } } } })
})

test.each([
  ['{"namespace":', /JSON/],
  ['[]', /^JSON: /],
  ['{}', /^namespace: /],
  ['{"namespace": "a", "objects": [{}]}', /^objects\.0\.name: /],
])('%s is refused with the field that is wrong', (text, problem) => {
  expect(parseNamespace(text)).toEqual({ problem: expect.stringMatching(problem) as string })
})
