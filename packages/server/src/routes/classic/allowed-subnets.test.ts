import { expect, test } from 'vitest'
import { outside } from './allowed-subnets.ts'

const ranges = { ipv4: ['10.0.0.0/8', '192.168.0.0/16'], ipv6: ['fc00::/7'] }

test.each([
  ['10.9.8.0/24', ranges],
  ['192.168.0.0/16', ranges],
  ['fd12::/64', ranges],
  ['8.8.8.0/24', { ipv4: [] }],
  ['8.8.8.0/24', { ipv6: ['fc00::/7'] }],
  ['not an address', ranges],
])('%s is no problem with %j', (cidr, allowed) => {
  expect(outside(allowed, cidr)).toBeUndefined()
})

test.each([
  ['8.8.8.0/24', 'CIDRs allowed for user private ipv4 networks are 10.0.0.0/8, 192.168.0.0/16.'],
  ['192.168.0.0/15', 'CIDRs allowed for user private ipv4 networks are 10.0.0.0/8, 192.168.0.0/16.'],
  ['2001:db8::/64', 'CIDRs allowed for user private ipv6 networks are fc00::/7.'],
])('%s is outside', (cidr, message) => {
  expect(outside(ranges, cidr)).toBe(message)
})
