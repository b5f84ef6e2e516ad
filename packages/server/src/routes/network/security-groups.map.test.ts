import { expect, test } from 'vitest'
import { toRuleRequest } from './security-groups.map.ts'

const form = { security_group_id: 'g', direction: 'ingress' as const }

test.each([
  [{}, { protocol: null, ethertype: 'IPv4', port_range_min: null, port_range_max: null, remote_ip_prefix: null }],
  [{ protocol: '-1' }, { protocol: null }],
  [
    { protocol: 'tcp', port_range_min: 22, port_range_max: 23 },
    { port_range_min: 22, port_range_max: 23 },
  ],
  [
    { protocol: 'icmp', port_range_min: -1, port_range_max: -1 },
    { port_range_min: null, port_range_max: null },
  ],
  [
    { protocol: 'icmp', port_range_min: 8, port_range_max: -1 },
    { port_range_min: 8, port_range_max: null },
  ],
  [{ remote_ip_prefix: 'fd00::/8' }, { ethertype: 'IPv6', remote_ip_prefix: 'fd00::/8' }],
  [{ remote_ip_prefix: 'fd00::/8', ethertype: 'IPv4' as const }, { ethertype: 'IPv4' }],
])("%j becomes Neutron's %j", (rule, request) => {
  expect(toRuleRequest({ ...form, ...rule })).toMatchObject(request)
})
