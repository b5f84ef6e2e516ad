import type { Dice } from './dice.fixture.ts'
import type { Rule, Subnet } from './model/lists.ts'
import { PORTS } from './random-question.fixture.ts'

/** A rule for everything in one direction. */
export const openRule = (id: string, direction: 'ingress' | 'egress', version: number): Rule => ({
  id,
  direction,
  ethertype: version === 6 ? 'IPv6' : 'IPv4',
  protocol: null,
  port_range_min: null,
  port_range_max: null,
  remote_ip_prefix: null,
  remote_group_id: null,
  remote_address_group_id: null,
})

export function randomRule(dice: Dice, subnets: readonly Subnet[], id: string): Rule {
  const rule = openRule(id, dice.chance(75) ? 'ingress' : 'egress', dice.chance(60) ? 4 : 6)
  const protocol = dice.pick([null, 'tcp', 'tcp', 'tcp', '6', 'udp', 'icmp', 'ipv6-icmp'])
  const remote = dice.roll(10)
  const cidrs = subnets.flatMap(({ cidr }) => cidr ?? [])
  const hasPorts = protocol === 'tcp' || protocol === '6' || protocol === 'udp'
  const first = dice.pick(PORTS)
  return {
    ...rule,
    protocol,
    ...(hasPorts && dice.chance(80)
      ? dice.chance(20)
        ? { port_range_min: 1, port_range_max: 65_535 }
        : { port_range_min: first, port_range_max: first + dice.roll(3) * 200 }
      : {}),
    remote_ip_prefix:
      remote < 3 ? dice.pick(['0.0.0.0/0', '::/0', '203.0.113.0/24', '198.51.100.0/24', ...cidrs]) : null,
    remote_group_id: remote >= 3 && remote < 6 ? dice.pick(['g0', 'g1', 'g2', 'gone']) : null,
    remote_address_group_id: remote === 6 ? dice.pick(['ag0', 'gone']) : null,
  }
}
