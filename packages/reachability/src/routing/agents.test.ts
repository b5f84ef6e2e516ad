import { expect, test } from 'vitest'
import { ask } from '../ask.ts'
import { company, port } from '../cloud.fixture.ts'
import { indexCloud } from '../model/cloud.ts'

test('a dead L3 agent stops the router, and a dead DHCP agent leaves a doubt, each with its host', () => {
  const lists = company()
  const on = (host: string) => ({ 'binding:host_id': host })
  const ports = [
    ...lists.ports.map((one) => (one.device_id === 'edge' ? { ...one, ...on('net-1') } : one)),
    port('dhcp', 'private', '10.0.1.2', [], { device_owner: 'network:dhcp', ...on('net-2') }),
  ]
  const agents = (l3: boolean, dhcp: boolean) => [
    { id: 'a', agent_type: 'L3 agent', host: 'net-1', alive: l3 },
    { id: 'b', agent_type: 'DHCP agent', host: 'net-2', alive: dhcp },
  ]
  const asked = (l3: boolean, dhcp: boolean) =>
    ask(indexCloud({ ...lists, ports, agents: agents(l3, dhcp) }), {
      from: { kind: 'instance', id: 'app-1' },
      to: { kind: 'instance', id: 'db-1' },
      protocol: 'tcp',
      ports: { first: 5432, last: 5432 },
    })
  expect(asked(true, true).verdict).toBe('reachable')
  expect(asked(false, true).obstacles.map(({ say }) => say)).toEqual([
    { code: 'router-agent-dead', values: { host: 'net-1' } },
  ])
  expect(asked(true, false).verdict).toBe('depends')
  expect(asked(true, false).unseen[0]?.say).toEqual({ code: 'dhcp-agent-dead', values: { host: 'net-2' } })
})
