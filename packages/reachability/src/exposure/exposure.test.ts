import { expect, test } from 'vitest'
import { company, group, port, rule, tcp } from '../cloud.fixture.ts'
import { indexCloud } from '../model/cloud.ts'
import { exposure } from './exposure.ts'
import { reachers } from './reachers.ts'

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

test('who reaches an instance, by what', () => {
  const found = reachers(indexCloud(company()), { kind: 'instance', id: 'db-1' })
  expect(
    found.map(({ thing, opens, through }) => [thing.name, opens[0]?.span?.first, through.map(({ name }) => name)]),
  ).toEqual([['app-1', 5432, ['private', 'edge', 'data']]])
  const web = reachers(indexCloud(company()), { kind: 'instance', id: 'web-1' })
  expect(web.map(({ thing }) => thing.kind)).toEqual(['outside', 'instance', 'instance'])
})
