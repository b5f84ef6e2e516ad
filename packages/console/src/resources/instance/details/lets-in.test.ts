import type { SecurityGroup } from '@meridian/contract'
import { expect, test } from 'vitest'
import { letsIn, reaches } from './lets-in.ts'

type Rule = SecurityGroup['security_group_rules'][number]

const group = (...rules: Partial<Rule>[]): SecurityGroup => ({
  id: 'g1',
  name: 'web',
  description: '',
  project_id: 'p1',
  tenant_id: 'p1',
  tags: [],
  security_group_rules: rules.map((more, index) => ({
    id: `r${index}`,
    project_id: 'p1',
    tenant_id: 'p1',
    security_group_id: 'g1',
    direction: 'ingress',
    ethertype: 'IPv4',
    protocol: 'tcp',
    port_range_min: null,
    port_range_max: null,
    remote_ip_prefix: null,
    remote_group_id: null,
    remote_address_group_id: null,
    description: null,
    ...more,
  })),
})
const port = (min: number, max = min) => ({ port_range_min: min, port_range_max: max })
const nameOf = (id: string) => (id === 'g2' ? 'bastion' : id)

test('what rules let in is listed once, by port, without what goes out', () => {
  const all = letsIn(
    [
      group(
        { protocol: null, remote_group_id: 'g2' },
        { ...port(443), remote_ip_prefix: '0.0.0.0/0' },
        { ...port(443), ethertype: 'IPv6', remote_ip_prefix: '::/0' },
        { ...port(8000, 8010) },
        { ...port(22), remote_ip_prefix: '198.51.100.0/24' },
        { protocol: 'icmp' },
        { direction: 'egress' },
      ),
    ],
    nameOf,
  )
  expect(all.map(({ what, from }) => `${what} ${from}`)).toEqual([
    '22 198.51.100.0/24',
    '443 null',
    '8000-8010 null',
    'icmp null',
    'null bastion',
  ])
})

test.each([
  [group({ ...port(22), remote_ip_prefix: '198.51.100.0/24' }), ['198.51.100.0/24']],
  [group({ ...port(1, 100) }), [null]],
  [group({}), [null]],
  [group({ protocol: 'udp', ...port(22) }), []],
  [group({ protocol: null, remote_group_id: 'g2' }), ['bastion']],
  [group({ ...port(80) }), []],
  [group({ ...port(22), remote_address_group_id: 'a1' }), ['a1']],
])('port 22 is reached by %j from %j', (one, from) => {
  expect(reaches(22, letsIn([one], nameOf))).toEqual(from)
})
