import { expect, test } from 'vitest'
import { asCidr, includesRange, ipRange } from './ip-ranges.ts'

const includes = (outer: string, inner: string) => {
  const [a, b] = [ipRange(outer), ipRange(inner)]
  return a !== null && b !== null && includesRange(a, b)
}

test.each([
  ['0.0.0.0/0', '198.51.100.23', true],
  ['10.0.0.0/8', '10.255.255.255/32', true],
  ['10.0.0.0/8', '11.0.0.0', false],
  ['10.1.2.3/24', '10.1.2.200', true],
  ['10.0.0.0/24', '10.0.0.0/8', false],
  ['::/0', '2001:db8::1', true],
  ['::/0', '10.0.0.1', false],
  ['2001:db8::/32', '2001:db8:ffff::/48', true],
  ['2001:db8::/32', '2001:db9::', false],
  ['::ffff:192.0.2.0/120', '::ffff:c000:207', true],
])('%s includes %s: %s', (outer, inner, expected) => {
  expect(includes(outer, inner)).toBe(expected)
})

test.each(['', 'all', '10.0.0.0/33', '10.0.0', '::/129', '10.0.0.0/-1'])('%j is no range', (text) => {
  expect(ipRange(text)).toBeNull()
})

test('a single address gets its prefix length', () => {
  expect(['10.0.0.1', '2001:db8::1', '10.0.0.0/8'].map(asCidr)).toEqual([
    '10.0.0.1/32',
    '2001:db8::1/128',
    '10.0.0.0/8',
  ])
})
