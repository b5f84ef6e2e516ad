import { expect, test } from 'vitest'
import { covers, isSameTraffic, letsIn, type RuleTraffic } from './rule-coverage.ts'
import { rule } from './rule.fixture.ts'

const ANY = { protocol: null, port_range_min: null, port_range_max: null }

test.each<[string, Partial<RuleTraffic>, Partial<RuleTraffic>, boolean]>([
  ['itself', {}, {}, true],
  ['a smaller network', { remote_ip_prefix: '10.0.0.0/8' }, { remote_ip_prefix: '10.1.0.0/16' }, true],
  ['a larger network', { remote_ip_prefix: '10.1.0.0/16' }, { remote_ip_prefix: '10.0.0.0/8' }, false],
  ['a network, from everywhere', { remote_ip_prefix: '0.0.0.0/0' }, { remote_ip_prefix: '10.0.0.0/8' }, true],
  ['a group, from everywhere', {}, { remote_group_id: 'g' }, true],
  ['a network, from a group', { remote_group_id: 'g' }, { remote_ip_prefix: '10.0.0.0/8' }, false],
  ['the same group', { remote_group_id: 'g' }, { remote_group_id: 'g' }, true],
  ['another group', { remote_group_id: 'g' }, { remote_group_id: 'h' }, false],
  ['another address group', { remote_address_group_id: 'g' }, { remote_address_group_id: 'h' }, false],
  ['a port of a range', { port_range_max: 80 }, { port_range_min: 30, port_range_max: 40 }, true],
  ['a range that reaches further', { port_range_max: 80 }, { port_range_min: 79, port_range_max: 81 }, false],
  ['all ports, by one', {}, { port_range_min: null, port_range_max: null }, false],
  ['a port, by 1-65535', { port_range_min: 1, port_range_max: 65_535 }, {}, true],
  ['a protocol, by any', ANY, { protocol: 'udp' }, true],
  ['any protocol, by one', { port_range_min: null, port_range_max: null }, ANY, false],
  ['the same protocol by number', {}, { protocol: '6' }, true],
  ['IPv6, by IPv4', ANY, { ...ANY, ethertype: 'IPv6' }, false],
  ['what leaves, by what comes in', ANY, { ...ANY, direction: 'egress' }, false],
  [
    'an ICMP code, by its type',
    { protocol: 'icmp', port_range_min: 8, port_range_max: null },
    { protocol: 'icmp', port_range_min: 8, port_range_max: 0 },
    true,
  ],
  [
    'another ICMP type',
    { protocol: 'icmp', port_range_min: 8, port_range_max: null },
    { protocol: 'icmp', port_range_min: 9, port_range_max: null },
    false,
  ],
])('covering %s', (_what, a, b, expected) => {
  expect(covers(rule(a), rule(b))).toBe(expected)
})

test.each<[Partial<RuleTraffic>, Partial<RuleTraffic>, boolean]>([
  [{ remote_ip_prefix: '0.0.0.0/0' }, {}, true],
  [{ remote_ip_prefix: '10.0.0.7/24' }, { remote_ip_prefix: '10.0.0.0/24' }, true],
  [
    { protocol: 'icmp', ethertype: 'IPv6', port_range_min: null, port_range_max: null },
    { protocol: 'ipv6-icmp', ethertype: 'IPv6', port_range_min: null, port_range_max: null },
    true,
  ],
  [{ remote_ip_prefix: '10.0.0.0/24' }, { remote_ip_prefix: '10.0.0.0/25' }, false],
])('%j and %j are the same traffic: %s', (a, b, expected) => {
  expect(isSameTraffic(rule(a), rule(b))).toBe(expected)
})

test.each<[Partial<RuleTraffic>, string, boolean]>([
  [{}, '198.51.100.23', true],
  [{ remote_ip_prefix: '198.51.100.0/24' }, '198.51.100.23', true],
  [{ remote_ip_prefix: '192.0.2.0/24' }, '198.51.100.23', false],
  [{ remote_group_id: 'g' }, '198.51.100.23', false],
  [{}, '2001:db8::1', false],
  [{ ethertype: 'IPv6' }, '2001:db8::1', true],
])('%j lets %s in: %s', (more, address, expected) => {
  expect(letsIn(rule(more), address, 22)).toBe(expected)
})
