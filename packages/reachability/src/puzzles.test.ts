import { describe, expect, test } from 'vitest'
import { face, group, port, rule, tcp } from './cloud.fixture.ts'
import { at, both, grouped, internet, ports, query, vm, type Change } from './questions.fixture.ts'

describe('puzzles', () => {
  test('IPv6 needs a rule of its own', () => {
    const six: Change = (lists) => ({
      ports: lists.ports.map((one) =>
        one.device_id === 'web-1' || one.device_id === 'app-1'
          ? {
              ...one,
              fixed_ips: [
                ...(one.fixed_ips ?? []),
                { subnet_id: 'private-6', ip_address: `2001:db8:1::${one.device_id.length}` },
              ],
            }
          : one,
      ),
    })
    const [four, sixth] = [4, 6].map((version) =>
      query(six, vm('app-1'), vm('web-1'), 443, { version: version as 4 | 6 }),
    ) // one of both
    expect([four?.verdict, sixth?.verdict]).toEqual(['reachable', 'blocked'])
    expect(sixth?.obstacles[0]?.openings[0]).toMatchObject({ rule: { ethertype: 'IPv6', port_range_min: 443 } })
  })

  test('a stateless group needs a rule for the replies', () => {
    const stateless = grouped('app', { stateful: false })
    const answer = query(stateless, vm('app-1'), vm('db-1'), 5432)
    expect(answer.obstacles).toMatchObject([{ say: { code: 'keeps-reply-out' }, way: 'back' }])
    const open = both(stateless, (lists) => ({
      groups: lists.groups.map((one) => (one.id === 'app' ? group('app', [rule('in')], { stateful: false }) : one)),
    }))
    expect(query(open, vm('app-1'), vm('db-1'), 5432)).toMatchObject({ verdict: 'reachable', reply: { kind: 'rules' } })
  })

  test('a virtual address belongs to the port that may use it', () => {
    const vip = port('', 'data', '10.30.0.50', ['db'], { id: 'vip', device_owner: '' })
    const alone: Change = (lists) => ({ ports: [...lists.ports, vip] })
    expect(query(alone, vm('app-1'), at('10.30.0.50'), 5432).obstacles.map(({ say }) => say.code)).toContain(
      'port-unused',
    )
    const paired = both(alone, ports('db-1', { allowed_address_pairs: [{ ip_address: '10.30.0.50' }] }))
    expect(query(paired, vm('app-1'), at('10.30.0.50'), 5432)).toMatchObject({
      verdict: 'reachable',
      assumptions: [{ say: { code: 'holds-pair' } }],
    })
  })

  test('a port forwarding leads elsewhere than its port', () => {
    const forwarding = {
      id: 'pf',
      protocol: 'tcp',
      external_port: 2222,
      internal_port: 22,
      internal_port_id: 'app-1-port',
      internal_ip_address: '10.0.1.20',
    }
    const open: Change = (lists) => ({
      groups: lists.groups.map((one) => (one.id === 'app' ? group('app', [tcp('ssh', 22)]) : one)),
      floatingIps: [
        ...lists.floatingIps,
        {
          ...lists.floatingIps[0],
          id: 'two',
          floating_ip_address: '203.0.113.8',
          floating_network_id: 'public',
          port_id: null,
          fixed_ip_address: null,
          port_forwardings: [forwarding],
        },
      ],
    })
    expect(query(open, internet, at('203.0.113.8'), 2222).verdict).toBe('reachable')
    expect(query(open, internet, vm('app-1'), 22)).toMatchObject({ verdict: 'reachable', outerPort: 2222 })
    expect(query(open, internet, at('203.0.113.8'), 22).obstacles).toMatchObject([
      { say: { code: 'forwarding-missing' } },
    ])
  })

  test('a reply that leaves by another router comes from another address', () => {
    const second: Change = (lists) => ({
      subnets: lists.subnets.map((one) => (one.id === 'private-4' ? { ...one, gateway_ip: '10.0.1.2' } : one)),
      routers: [...lists.routers, { ...lists.routers[0], id: 'other', name: 'other' }],
      ports: [...lists.ports, face('other', 'private', '10.0.1.2')],
    })
    expect(query(second, internet, vm('web-1'), 443).obstacles).toMatchObject([
      { say: { code: 'reply-elsewhere' }, way: 'back' },
    ])
  })

  test('routers in a row need a route there and a route back', () => {
    const chain: Change = (lists) => ({
      networks: [...lists.networks, { id: 'between', name: 'between', project_id: 'own' }],
      subnets: [
        ...lists.subnets,
        { id: 'between-4', network_id: 'between', cidr: '10.9.0.0/24', gateway_ip: '10.9.0.1' },
      ],
      ports: [
        ...lists.ports.filter((one) => one.id !== 'edge-data-10.30.0.1'),
        face('edge', 'between', '10.9.0.1'),
        face('inner', 'between', '10.9.0.2'),
        face('inner', 'data', '10.30.0.1'),
      ],
      routers: [
        {
          ...lists.routers[0],
          id: 'edge',
          name: 'edge',
          routes: [{ destination: '10.30.0.0/24', nexthop: '10.9.0.2' }],
        },
        { id: 'inner', name: 'inner', project_id: 'own', routes: [] },
      ],
    })
    const oneWay = query(chain, vm('app-1'), vm('db-1'), 5432)
    expect(oneWay.obstacles).toMatchObject([{ say: { code: 'router-no-way' }, way: 'back', thing: { name: 'inner' } }])
    const back = both(chain, (lists) => ({
      routers: lists.routers.map((one) =>
        one.id === 'inner' ? { ...one, routes: [{ destination: '0.0.0.0/0', nexthop: '10.9.0.1' }] } : one,
      ),
    }))
    const answer = query(back, vm('app-1'), vm('db-1'), 5432)
    expect(answer.verdict).toBe('reachable')
    expect(answer.path.map(({ things }) => things[0]?.name)).toEqual([
      'app-1',
      'app',
      'private',
      'edge',
      'between',
      'inner',
      'data',
      'db',
      'db-1',
    ])
  })

  test('overlapping ranges lead to another network', () => {
    const overlapping: Change = (lists) => ({
      subnets: lists.subnets.map((one) => (one.id === 'data-4' ? { ...one, cidr: '10.0.1.0/24' } : one)),
      ports: lists.ports.map((one) =>
        one.device_id === 'db-1' ? { ...one, fixed_ips: [{ subnet_id: 'data-4', ip_address: '10.0.1.99' }] } : one,
      ),
    })
    const answer = query(overlapping, vm('app-1'), vm('db-1'), 5432)
    expect(answer.obstacles.map(({ say }) => say.code)).toEqual(['other-network'])
    expect(answer.warnings.map(({ code }) => code)).toContain('warn-overlap')
  })
})
