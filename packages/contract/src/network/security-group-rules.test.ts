import { expect, test } from 'vitest'
import { SecurityGroupRuleForm } from './security-group-rules.ts'

const group = { security_group_id: 'g' }
const FROM = 'The "from" port number is invalid.'
const TO = 'The "to" port number is invalid.'

test.each([
  ['a port', { protocol: 'tcp', port_range_min: 22, port_range_max: 22 }],
  ['all ports', { protocol: 'udp' }],
  ['the highest range', { protocol: 'tcp', port_range_min: 1, port_range_max: 65_535 }],
  ['a protocol by number', { protocol: 47 }],
  ['any protocol', { protocol: -1 }],
  ['any ICMP', { protocol: 'icmp', port_range_min: -1, port_range_max: -1 }],
  ['an ICMP type of any code', { protocol: 'icmp', port_range_min: 8 }],
  ['an ICMP type and code', { protocol: 'ipv6-icmp', port_range_min: 255, port_range_max: 0 }],
  ['a CIDR', { remote_ip_prefix: '10.0.0.0/8' }],
  ['a CIDR of IPv6', { remote_ip_prefix: '2001:db8::/32' }],
  ['a single address', { remote_ip_prefix: '10.1.2.3' }],
  ['another group', { remote_group_id: 'other' }],
  ['an address group', { remote_address_group_id: 'offices' }],
])('%s is valid', (_what, rule) => {
  expect(SecurityGroupRuleForm.safeParse({ ...group, ...rule }).success).toBe(true)
})

test.each([
  [{ protocol: 'tcp', port_range_min: 0, port_range_max: 0 }, 'The specified port is invalid.'],
  [{ protocol: 'tcp', port_range_min: 70_000, port_range_max: 70_000 }, 'The specified port is invalid.'],
  [{ protocol: 'tcp', port_range_min: 1.5, port_range_max: 1.5 }, 'The specified port is invalid.'],
  [{ protocol: 'tcp', port_range_min: 0, port_range_max: 80 }, FROM],
  [{ protocol: 'tcp', port_range_max: 80 }, FROM],
  [{ protocol: 'tcp', port_range_min: 80, port_range_max: 65_536 }, TO],
  [{ protocol: 'tcp', port_range_min: 80 }, TO],
  [
    { protocol: 'tcp', port_range_min: 81, port_range_max: 80 },
    'The "to" port number must be greater than or equal to the "from" port number.',
  ],
  [{ protocol: 'icmp', port_range_min: 256 }, 'The ICMP type not in range (-1, 255)'],
  [{ protocol: 'icmp', port_range_min: -2 }, 'The ICMP type not in range (-1, 255)'],
  [{ protocol: '1', port_range_min: 8, port_range_max: 256 }, 'The ICMP code not in range (-1, 255)'],
  [{ protocol: 'icmp', port_range_max: 0 }, 'ICMP code is provided but ICMP type is missing.'],
  [{ protocol: 'icmp', port_range_min: -1, port_range_max: 0 }, 'ICMP code is provided but ICMP type is missing.'],
  [{ protocol: 256 }, 'Not a valid IP protocol number'],
  [{ protocol: '-2' }, 'Not a valid IP protocol number'],
  [{ protocol: 'nonsense' }, 'Not a valid IP protocol number'],
  [{ remote_ip_prefix: '' }, 'CIDR must be specified.'],
  [{ remote_ip_prefix: '10.0.0.0/33' }, 'Incorrect format for IP address'],
  [{ remote_ip_prefix: 'all' }, 'Incorrect format for IP address'],
  [{ remote_ip_prefix: '10.0.0.0/8', remote_group_id: 'other' }, 'Give either a CIDR or a security group.'],
  [
    { remote_address_group_id: 'offices', remote_group_id: 'other' },
    'Give only one of CIDR, security group and address group.',
  ],
])('%j is refused: %s', (rule, message) => {
  expect(SecurityGroupRuleForm.safeParse({ ...group, ...rule }).error?.issues[0]?.message).toBe(message)
})
