import { describe, expect, test } from 'vitest'
import type { End } from './ends/end.ts'
import {
  at,
  both,
  grouped,
  internet,
  ports,
  query,
  routed,
  same,
  vm,
  without,
  type Change,
} from './questions.fixture.ts'

describe('the verdict', () => {
  test.each<[name: string, Change, from: End, to: End, port: number | null, expected: string, codes: string[]]>([
    ['a rule names the group of the other end', same, vm('app-1'), vm('db-1'), 5432, 'reachable', []],
    ['another group is not let in', same, vm('web-1'), vm('db-1'), 5432, 'blocked', ['keeps-out']],
    ['another port is not let in', same, vm('app-1'), vm('db-1'), 5433, 'blocked', ['keeps-out']],
    [
      'the router has no interface there',
      without('edge-data'),
      vm('web-1'),
      vm('db-1'),
      5432,
      'blocked',
      ['router-no-way', 'keeps-out'],
    ],
    [
      'a server is off',
      (l) => ({ servers: l.servers.map((s) => ({ ...s, status: s.id === 'db-1' ? 'SHUTOFF' : 'ACTIVE' })) }),
      vm('app-1'),
      vm('db-1'),
      5432,
      'blocked',
      ['server-off'],
    ],
    [
      'a port is switched off',
      ports('db-1', { admin_state_up: false }),
      vm('app-1'),
      vm('db-1'),
      5432,
      'blocked',
      ['port-admin-down'],
    ],
    ['a port is down', ports('db-1', { status: 'DOWN' }), vm('app-1'), vm('db-1'), 5432, 'blocked', ['port-down']],
    [
      'a port could not be bound',
      ports('db-1', { 'binding:vif_type': 'binding_failed' }),
      vm('app-1'),
      vm('db-1'),
      5432,
      'blocked',
      ['binding-failed'],
    ],
    [
      'a port has no groups',
      ports('db-1', { security_groups: [] }),
      vm('app-1'),
      vm('db-1'),
      5432,
      'blocked',
      ['no-groups'],
    ],
    [
      'a port has no port security',
      ports('db-1', { port_security_enabled: false }),
      vm('web-1'),
      vm('db-1'),
      9,
      'reachable',
      [],
    ],
    [
      'groups let nothing out',
      grouped('app', { security_group_rules: [] }),
      vm('app-1'),
      vm('db-1'),
      5432,
      'blocked',
      ['keeps-in'],
    ],
    [
      'a router is switched off',
      routed({ admin_state_up: false }),
      vm('app-1'),
      vm('db-1'),
      5432,
      'blocked',
      ['router-down'],
    ],
    ['everyone on the internet', same, internet, vm('web-1'), 443, 'reachable', []],
    ['some on the internet', same, internet, vm('web-1'), 22, 'blocked', ['keeps-out']],
    ['one of those who are let in', same, at('198.51.100.9'), vm('web-1'), 22, 'reachable', []],
    ['no floating IP', same, internet, vm('db-1'), 5432, 'blocked', ['no-outside-address', 'keeps-out']],
    ['by the floating IP itself', same, internet, at('203.0.113.7'), 443, 'reachable', []],
    [
      'a floating IP of nobody',
      (l) => ({ floatingIps: l.floatingIps.map((ip) => ({ ...ip, port_id: null, fixed_ip_address: null })) }),
      internet,
      at('203.0.113.7'),
      443,
      'blocked',
      ['floating-unused'],
    ],
    ['out to the internet', same, vm('db-1'), internet, 443, 'reachable', []],
    [
      'out without a gateway',
      routed({ external_gateway_info: null }),
      vm('db-1'),
      internet,
      443,
      'blocked',
      ['router-no-outside'],
    ],
    [
      'out untranslated',
      routed({ external_gateway_info: { network_id: 'public', enable_snat: false } }),
      vm('db-1'),
      internet,
      443,
      'depends',
      [],
    ],
    ['an address of nobody', same, vm('app-1'), at('10.30.0.99'), 5432, 'blocked', ['nobody-has-address']],
    [
      'lists that could not be read',
      () => ({ ports: [], unread: { ports: 'down' } }),
      vm('app-1'),
      vm('db-1'),
      5432,
      'depends',
      [],
    ],
    [
      'groups that could not be read',
      () => ({ groups: [], unread: { groups: 'down' } }),
      vm('app-1'),
      vm('db-1'),
      5432,
      'depends',
      [],
    ],
    [
      'servers that could not be read',
      () => ({ servers: [], unread: { servers: 'down' } }),
      { kind: 'port', id: 'app-1-port' },
      { kind: 'port', id: 'db-1-port' },
      5432,
      'depends',
      [],
    ],
    ['an end that is not there', same, vm('gone'), vm('db-1'), 5432, 'blocked', ['unknown-end']],
    ['a ping without a rule', same, vm('app-1'), vm('db-1'), null, 'blocked', ['keeps-out']],
  ])('%s', (_name, change, from, to, number, verdict, codes) => {
    const answer = query(change, from, to, number, number === null ? { protocol: 'icmp' } : {})
    expect(answer.obstacles.map(({ say }) => say.code)).toEqual(codes)
    expect(answer.verdict).toBe(verdict)
  })
})

test('all obstacles are named, each with its smallest change', () => {
  const { obstacles, path } = query(
    both(without('edge-data'), routed({ external_gateway_info: null })),
    vm('web-1'),
    vm('db-1'),
    5432,
  )
  expect(obstacles.map(({ say, thing, openings }) => [thing.name, say.code, openings[0]?.kind])).toEqual([
    ['edge', 'router-no-way', 'interface'],
    ['db', 'keeps-out', 'rule'],
  ])
  expect(path.map(({ isReached }) => isReached)).toEqual([true, true, true, true, false, false, false])
})
