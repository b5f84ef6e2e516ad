import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask } from '../ask.ts'
import type { End, Place } from '../ends/end.ts'
import { company, group, port, rule, tcp } from '../cloud.fixture.ts'
import { indexCloud, type Cloud } from '../model/cloud.ts'
import { exposure } from './exposure.ts'
import { randomCloud } from '../random-cloud.fixture.ts'
import type { Thing } from '../answer/answer.ts'
import { classesOf } from './classes.ts'
import { connection, type Connection } from './connections.ts'
import { allOf } from './in-steps.ts'
import { differing } from './difference.ts'
import { everybody } from './probe.ts'
import { reaching } from './reachers.ts'

const open = () => {
  const lists = company()
  const everything = group('legacy', [rule('all', { port_range_min: 1, port_range_max: 65_535 }), tcp('pg', 5432)])
  return indexCloud({
    ...lists,
    groups: [...lists.groups, everything],
    ports: [
      ...lists.ports.map((one) => (one.device_id === 'web-1' ? { ...one, security_groups: ['web', 'legacy'] } : one)),
      port('erp', 'data', '10.30.0.9', ['legacy']),
    ],
  })
}

test('what is open to the world comes by port, the worst first', () => {
  const { openings, waiting, instances } = exposure(open())
  expect(
    openings.map(({ risk, span, groups, behind }) => [
      risk,
      span?.first ?? null,
      groups.map(({ name }) => name),
      behind.map(({ address }) => address),
    ]),
  ).toEqual([
    ['serious', null, ['legacy'], ['203.0.113.7']],
    ['serious', 5432, ['legacy'], ['203.0.113.7']],
    ['usual', 443, ['web'], ['203.0.113.7']],
  ])
  expect(waiting.map(({ thing }) => thing.name)).toEqual(['10.30.0.9'])
  expect(instances).toBe(4)
})

const reachers = (cloud: Cloud, end: End) => allOf(reaching(cloud, end))

test('who reaches an instance, by what', () => {
  const found = reachers(indexCloud(company()), { kind: 'instance', id: 'db-1' })
  expect(
    found.map(({ things, opens, through }) => [
      things.map(({ name }) => name),
      opens[0]?.span?.first,
      through.map(({ name }) => name),
    ]),
  ).toEqual([[['app-1'], 5432, ['private', 'edge', 'data']]])
  const web = reachers(indexCloud(company()), { kind: 'instance', id: 'web-1' })
  expect(web.map(({ things }) => things.map(({ kind }) => kind))).toEqual([
    ['outside'],
    ['outside'],
    ['instance'],
    ['instance'],
  ])
})

test('instances that nothing tells apart are one line', () => {
  const lists = company()
  const cloud = indexCloud({
    ...lists,
    ports: [...lists.ports, port('app-2', 'private', '10.0.1.21', ['app'])],
    servers: [...lists.servers, { id: 'app-2', name: 'app-2', status: 'ACTIVE' }],
  })
  const [line, ...others] = reachers(cloud, { kind: 'network', id: 'data' })
  expect(line?.things.map(({ name }) => name)).toEqual(['app-1', 'app-2'])
  expect(line?.reached.map(({ name }) => name)).toEqual(['db-1'])
  expect(others).toEqual([])
})

test('a change of rules says which connections open and close', () => {
  const lists = company()
  const rules = [tcp('web-443', 443), tcp('web-admin', 8443, { remote_group_id: 'app' })]
  const { opened, closed } = allOf(differing(lists, 'web', rules))
  const shown = (changes: typeof opened) =>
    changes.map(({ from, to, opens }) => [
      from.map(({ name }) => name),
      to.map(({ name }) => name),
      opens.map(({ protocol, span }) => `${protocol} ${span ? `${span.first}-${span.last}` : 'all'}`),
    ])
  expect(shown(opened)).toEqual([[['app-1'], ['web-1'], ['6 8443-8443']]])
  // Without a rule for what leaves it, web-1 reaches nobody any more.
  expect(shown(closed)).toEqual([
    [['198.51.100.0/24'], ['web-1'], ['6 22-22']],
    [['web-1'], [''], ['null all']],
  ])
})

test('a rule that is as wide as before, in other words, changes nothing', () => {
  const lists = company()
  const old = lists.groups.find(({ id }) => id === 'web')?.security_group_rules ?? []
  const halves = [tcp('a', 443, { remote_ip_prefix: '0.0.0.0/0' })]
  const rules = [...old.filter(({ id }) => id !== 'web-443'), ...halves]
  expect(allOf(differing(lists, 'web', rules))).toEqual({ opened: [], closed: [] })
  const wider = allOf(differing(lists, 'web', [...old, tcp('range', 440, { port_range_max: 450 })]))
  expect(wider.opened[0]?.opens.map(({ span }) => span)).toEqual([
    { first: 440, last: 442 },
    { first: 444, last: 450 },
  ])
  expect(wider.closed).toEqual([])
})

test('what one of a class reaches, all of it reach, and an answer says the same', () => {
  let compared = 0
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      const cloud = indexCloud(randomCloud(seed))
      for (const version of [4, 6] as const) {
        const classes = classesOf(cloud, everybody(cloud, version))
        for (const [sources, targets] of classes.flatMap((one) => classes.map((other) => [one, other] as const))) {
          const found = sources.flatMap((source) =>
            targets.flatMap((target) => (isSame(source, target) ? [] : [connection(cloud, source, target)])),
          )
          expect(new Set(found.map(parts)).size).toBeLessThan(2)
          compared += Math.max(0, found.length - 1)
          for (const one of found.slice(0, 1)) if (one) expect(verdictsOf(cloud, one)).not.toContain('blocked')
        }
      }
    }),
    { numRuns: 150 },
  )
  expect(compared).toBeGreaterThan(0)

  function isSame(a: Place, b: Place) {
    return a.kind === b.kind && (a.kind === 'outside' || b.kind === 'outside' || a.port.device_id === b.port.device_id)
  }
})

const parts = (one: Connection | null) =>
  JSON.stringify(one && [one.opens, one.through.map(({ id }) => id), one.isCertain])

const endOf = ({ kind, id, name }: Thing): End =>
  id === null
    ? name === ''
      ? { kind: 'internet' }
      : { kind: 'address', address: name.replace(/\/.*/, '') }
    : { kind: kind === 'instance' ? 'instance' : 'port', id }

const verdictsOf = (cloud: Cloud, { from, to, opens, version }: Connection) =>
  opens.map(
    ({ protocol, span }) =>
      ask(cloud, { from: endOf(from), to: endOf(to), protocol: String(protocol ?? 'any'), ports: span, version })
        .verdict,
  )
