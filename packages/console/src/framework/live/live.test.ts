import type { LiveRows } from '@meridian/contract'
import { expect, test } from 'vitest'
import { interestOf, interestsIn, unionOf } from './interests.ts'
import { backOff, createParser } from '../../api/live-stream.ts'

const list = (path: string, query: object = {}) => ['GET', path, { query }]

test.each([
  [list('/api/nova/servers/', { paginate: true }), 'OS::Nova::Server'],
  [list('/api/nova/servers/', { paginate: true, all_projects: 'true' }), 'OS::Nova::Server*'],
  [['GET', '/api/nova/servers/:id', { params: { id: '1' } }], 'OS::Nova::Server'],
  [['GET', '/api/glance/images/:id/', { params: { id: '1' } }], 'OS::Glance::Image'],
  [['GET', '/api/nova/servers/:id/interfaces/', { params: { id: '1' } }], undefined],
  [['POST', '/api/nova/servers/', {}], undefined],
  [['used by'], undefined],
])('what is followed of the query %o', (key, of) => {
  expect(interestOf(key)).toBe(of)
})

test('of several lists of a type, the oldest counts, and what nobody sees does not', () => {
  const query = (key: readonly unknown[], dataUpdatedAt: number, active = true) => ({
    queryKey: key,
    state: { dataUpdatedAt },
    isActive: () => active,
  })
  const found = interestsIn([
    query(list('/api/nova/servers/'), 20),
    query(list('/api/nova/servers/', { name: 'x' }), 10),
    query(list('/api/cinder/volumes/'), 10, false),
    query(list('/api/glance/images/'), 0),
  ])
  expect([...found]).toEqual([['OS::Nova::Server', 10]])
})

test('the tabs together want each list once, and only rows that were never told of have an age', () => {
  const tabs: Record<string, number>[] = [{ a: 10, b: 5 }, { a: 3 }]
  expect(unionOf(tabs, new Set())).toEqual({ of: ['a', 'b'], since: 3 })
  expect(unionOf(tabs, new Set(['a']))).toEqual({ of: ['a', 'b'], since: 5 })
  expect(unionOf(tabs, new Set(['a', 'b'])).since).toBe(Infinity)
})

test('events are read from any pieces', () => {
  const rows = { of: 'a', live: true, changed: ['1'], removed: [], again: false, count: null } satisfies LiveRows
  const text = `id: 7\nevent: beat\ndata: {}\n\nid: 8\nevent: rows\ndata: ${JSON.stringify(rows)}\n\n`
  for (const size of [1, 3, 1000]) {
    const events: unknown[] = []
    const parse = createParser((id, read) => events.push([id, read]))
    for (let at = 0; at < text.length; at += size) parse(text.slice(at, at + size))
    expect(events).toEqual([
      ['7', undefined],
      ['8', rows],
    ])
  }
})

test('failures are followed by ever longer waits, which differ between browsers', () => {
  expect([1, 2, 3].map((failures) => backOff(failures, 1))).toEqual([2000, 4000, 8000])
  expect(backOff(3, 0)).toBe(4000)
  expect(backOff(99, 1)).toBe(60_000)
})
