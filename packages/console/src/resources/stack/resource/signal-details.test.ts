import { expect, test } from 'vitest'
import { parseDetails } from './signal-details.ts'
import { resourceId, resourceParams } from './stack-resource.queries.ts'

test.each([
  ['', {}],
  ['{"status": "SUCCESS"}', { status: 'SUCCESS' }],
  ['[1]', null],
  ['"word"', null],
  ['null', null],
  ['{', null],
])('a signal takes %j as %j', (text, details) => {
  expect(parseDetails(text)).toEqual(details)
})

test('the id of a resource names its stack and the resource', () => {
  expect(resourceParams(resourceId('s1', 'web server'))).toEqual({ id: 's1', name: 'web server' })
})
