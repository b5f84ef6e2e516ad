import { expect, test } from 'vitest'
import { accessKeyOf } from './access-key.ts'

test.each([
  ['ec2', '{"access":"a1","secret":"s1"}', 'a1'],
  ['ec2', '{"secret":"s1"}', ''],
  ['ec2', 'not json', ''],
  ['totp', '{"access":"a1"}', ''],
])('of a credential of type %s with %s the list shows %j', (type, blob, shown) => {
  expect(accessKeyOf(type, blob)).toBe(shown)
})
