import type { Question } from './ask.ts'
import { Dice } from './dice.fixture.ts'
import type { End } from './ends/end.ts'
import type { Lists } from './model/lists.ts'

/** Ports that rules and questions have. */
export const PORTS = [22, 80, 443, 5432, 8000]

/** A question about what is in the cloud, or outside of it. */
export function randomQuestion(lists: Lists, seed: number): Question {
  const dice = new Dice(seed)
  const addresses = [
    ...lists.floatingIps.map((ip) => ip.floating_ip_address),
    ...lists.ports.flatMap((port) => port.fixed_ips?.map((ip) => ip.ip_address) ?? []),
    '198.51.100.7',
    '10.0.1.250',
    '172.16.0.9',
    '2001:db8:99::7',
  ]
  const end = (): End => {
    const kind = dice.roll(10)
    if (kind < 6) return { kind: 'instance', id: `vm${dice.roll(5)}` }
    if (kind < 7) return { kind: 'internet' }
    if (kind < 8) return { kind: 'port', id: dice.pick(['vip', ...lists.ports.map(({ id }) => id)]) }
    return { kind: 'address', address: dice.pick(addresses) }
  }
  const protocol = dice.pick(['tcp', 'tcp', 'tcp', 'udp', 'icmp'])
  const port = dice.pick([...PORTS, 2222])
  const version = dice.pick([undefined, 4, 6] as const)
  return {
    from: end(),
    to: end(),
    protocol,
    ports: protocol === 'icmp' ? null : { first: port, last: port },
    ...(version ? { version } : {}),
  }
}
