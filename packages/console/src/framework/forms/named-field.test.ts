import { expect, test } from 'vitest'
import { namedField } from './form-schema.ts'

const names = ['name', 'volume_name', 'min_disk', 'description']

test.each([
  ['name: Too big: expected string to have <=255 characters', 'name'],
  ['server.min_disk: Invalid input', 'min_disk'],
  ["Invalid input for field/attribute name. Value: . '' is too short", 'name'],
  ["Invalid input received: volume_name has 300 characters, more than 255. Parameter 'volume_name'", 'volume_name'],
  ["Attribute 'min_disk' is read-only.", 'min_disk'],
  ['Quota exceeded for instances', null],
  ['A name is not a description of anything', null],
])('%s is about %s', (message, field) => {
  expect(namedField(message, names)).toBe(field)
})
