import { expect, test } from 'vitest'
import { addressOfRule, ruleOfAddress } from './rule-address.ts'

const rule = {
  direction: 'ingress' as const,
  ethertype: 'IPv6',
  protocol: 'tcp',
  port_range_min: 443,
  port_range_max: 443,
  remote_ip_prefix: '2001:db8::7/128',
  remote_group_id: null,
}

test('a rule comes back from its address', () => {
  expect(ruleOfAddress(addressOfRule(rule))).toEqual({ ...rule, remote_address_group_id: null })
})

test.each(['', 'ingress', 'ingress,IPv5,tcp,1,1,,', 'out,IPv4,tcp,1,1,,', 'ingress,IPv4,tcp,x,1,,'])(
  '%j is no rule',
  (text) => {
    expect(ruleOfAddress(text)).toBeNull()
  },
)
