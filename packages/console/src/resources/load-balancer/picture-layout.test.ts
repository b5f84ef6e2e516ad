import type { BalancedListener, BalancedMember, BalancedPool } from '@meridian/contract'
import { expect, test } from 'vitest'
import { ADDRESS, moreOf, pictureOf, restOf } from './picture-layout.ts'

const member = (id: string, operating_status = 'ONLINE') => ({ id, operating_status }) as BalancedMember // as far as it is drawn
const pool = (id: string, members: BalancedMember[], operating_status = 'ONLINE') =>
  ({ id, members, operating_status }) as BalancedPool // as above
const listener = (id: string, more: object) =>
  ({ id, policies: [], default_pool_id: null, ...more }) as unknown as BalancedListener // as above

test('a listener leads by its rules and by the rest to pools, and these to their members', () => {
  const web = pool('web', [member('web-1'), member('web-2', 'ERROR')])
  const api = pool('api', [member('api-1', 'ERROR')], 'ERROR')
  const secure = listener('https', { policies: [{ id: 'to-api', redirect_pool_id: 'api' }], default_pool_id: 'web' })
  const { edges } = pictureOf({ listeners: [secure], pools: [web, api] })
  expect(edges.map(({ from, to, fails }) => `${from} ${fails ? 'x' : '>'} ${to}`)).toEqual([
    `${ADDRESS} > https`,
    'https > to-api',
    'to-api x api',
    `https > ${restOf('https')}`,
    `${restOf('https')} > web`,
    'web > web-1',
    'web x web-2',
    'api x api-1',
  ])
})

test('nothing overlaps, and each node is centred beside what it leads to', () => {
  const web = pool(
    'web',
    ['1', '2', '3', '4'].map((id) => member(id)),
  )
  const { nodes, height } = pictureOf({
    listeners: [listener('https', { default_pool_id: 'web' }), listener('http', {})],
    pools: [web, pool('idle', [])],
  })
  for (const column of [1, 2, 3, 4]) {
    const all = [...nodes.values()].filter((node) => node.column === column)
    for (const [at, { top }] of all.entries()) {
      const before = all[at - 1]
      if (before) expect(top).toBeGreaterThan(before.top + before.height)
    }
    expect((all.at(-1)?.top ?? 0) + (all.at(-1)?.height ?? 0)).toBeLessThanOrEqual(height)
  }
  const middle = (id: string) => (nodes.get(id)?.top ?? 0) + (nodes.get(id)?.height ?? 0) / 2
  expect(middle('web')).toBe((middle('1') + middle('4')) / 2)
})

test('of many members those that fail are drawn first, and one node stands for the rest', () => {
  const many = [...Array(30).keys()].map((at) => member(String(at), at > 27 ? 'ERROR' : 'ONLINE'))
  const { members, nodes } = pictureOf({ listeners: [], pools: [pool('web', many)] })
  expect(
    members
      .get('web')
      ?.map(({ id }) => id)
      .slice(0, 3),
  ).toEqual(['28', '29', '0'])
  expect(members.get('web')).toHaveLength(11)
  expect(nodes.has(moreOf('web'))).toBe(true)
})

test('a balancer without anything has its address alone', () => {
  expect([...pictureOf({ listeners: [], pools: [] }).nodes.keys()]).toEqual([ADDRESS])
})
