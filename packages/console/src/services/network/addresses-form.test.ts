import { expect, test } from 'vitest'
import { addressesField, addressesIn } from './addresses-form.ts'

test.each([
  ['10.0.0.1', ['10.0.0.1/32']],
  ['2001:db8::1', ['2001:db8::1/128']],
  ['10.0.0.0/8, 192.0.2.7;\n\t192.0.2.0/24\n', ['10.0.0.0/8', '192.0.2.7/32', '192.0.2.0/24']],
  ['10.0.0.1 10.0.0.1/32', ['10.0.0.1/32']],
  [' \n ', []],
])('the addresses in %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})

test.each([
  ['10.0.0.1\n10.0.0.0/8', true],
  ['', true],
  ['10.0.0.300', false],
  ['10.0.0.0/33', false],
  ['10.0.0.1 host.example', false],
  ['192.0.2.1', false],
  ['192.0.2.1/32', false],
])('%j is accepted by a group that has 192.0.2.1: %s', (text, isValid) => {
  expect(addressesField(['192.0.2.1/32']).safeParse(text).success).toBe(isValid)
})
