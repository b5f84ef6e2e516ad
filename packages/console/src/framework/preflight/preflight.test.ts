import { expect, test } from 'vitest'
import { obstaclesOf, wantedLimits, type Demand } from './preflight.ts'

const demand = (more: Partial<Demand> = {}): Demand => ({
  id: 'volumes',
  label: 'Volumes',
  used: 9,
  added: 1,
  max: 10,
  ...more,
})

const kinds = (...demands: Demand[]) => obstaclesOf({ demands }).map(({ kind, blocks }) => [kind, blocks])

test.each<[string, Partial<Demand>, boolean]>([
  ['the last one fits', {}, false],
  ['one more does not fit', { used: 10 }, true],
  ['a larger one does not fit', { id: 'gigabytes', used: 90, added: 20, max: 100 }, true],
  ['nothing is unlimited but -1', { used: 1000, max: -1 }, false],
  ['a limit of 0 allows nothing', { used: 0, max: 0 }, true],
  ['a form that takes nothing is never blocked', { used: 12, added: 0 }, false],
])('%s', (_what, more, isBlocked) => {
  expect(kinds(demand(more))).toEqual(isBlocked ? [['quota', true]] : [])
})

test('a quota that some clouds do not count warns, behind those that block', () => {
  expect(kinds(demand({ used: 10, uncertain: true }), demand({ used: 10 }))).toEqual([
    ['quota', true],
    ['quota', false],
  ])
})

test('a name that is taken is a hint', () => {
  expect(obstaclesOf({ demands: [], taken: 'web' })).toEqual([{ kind: 'name', blocks: false, name: 'web' }])
  expect(obstaclesOf({ demands: [], taken: null })).toEqual([])
})

test('a subnet without addresses is named', () => {
  const room = { subnet: 'private', left: 1, needed: 2 }
  expect(obstaclesOf({ demands: [], rooms: [room] })).toEqual([{ kind: 'addresses', blocks: true, room }])
  expect(obstaclesOf({ demands: [], rooms: [{ ...room, needed: 1 }] })).toEqual([])
})

test('the request for a larger quota has the limits that are needed', () => {
  const obstacles = obstaclesOf({
    demands: [demand({ used: 10 }), demand({ id: 'gigabytes', used: 95, added: 20, max: 100 })],
  })
  expect(wantedLimits(obstacles).map(({ demand: { id }, limit }) => [id, limit])).toEqual([
    ['volumes', 11],
    ['gigabytes', 115],
  ])
})
