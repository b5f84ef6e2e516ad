import { expect, test } from 'vitest'
import { ForceLayout } from './force-layout.ts'

const node = (id: string) => ({ id, radius: 20 })
const link = (from: string, to: string) => ({ id: `${from}-${to}`, from, to })

function settle(layout: ForceLayout): number[] {
  while (!layout.settled) layout.tick()
  return [...layout.positions()]
}

function threeNodes() {
  const layout = new ForceLayout()
  layout.set([node('a'), node('b'), node('c')], [link('a', 'b'), link('a', 'c')])
  return { layout, before: settle(layout) }
}

test('nodes do not overlap', () => {
  const [ax = 0, ay = 0, bx = 0, by = 0] = threeNodes().before
  expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(40)
})

test('[TOPO-01] a reload without changes moves nothing', () => {
  const { layout, before } = threeNodes()
  layout.set([node('a'), node('b'), node('c')], [link('a', 'b'), link('a', 'c')])
  expect(layout.settled).toBe(true)
  expect([...layout.positions()]).toEqual(before)
})

test('[TOPO-01] a new node finds a position, and settled nodes stay', () => {
  const { layout, before } = threeNodes()
  layout.set([node('a'), node('b'), node('c'), node('d')], [link('a', 'b'), link('a', 'c'), link('c', 'd')])
  expect(layout.settled).toBe(false)
  const after = settle(layout)
  expect(after.slice(0, 6)).toEqual(before)
  const [cx = 0, cy = 0, dx = 0, dy = 0] = after.slice(4)
  expect(Math.hypot(cx - dx, cy - dy)).toBeGreaterThan(40)
})

test('[TOPO-07] removing a node does not move the others, and it returns to its position when it comes back', () => {
  const { layout, before } = threeNodes()
  layout.set([node('a'), node('c')], [link('a', 'c')])
  expect([...layout.positions()]).toEqual([...before.slice(0, 2), ...before.slice(4)])
  layout.set([node('a'), node('b'), node('c')], [link('a', 'b'), link('a', 'c')])
  expect(layout.settled).toBe(true)
  expect([...layout.positions()]).toEqual(before)
})

test('a placed node stays there', () => {
  const { layout } = threeNodes()
  layout.place('b', { x: 300, y: 200 })
  layout.tick()
  expect([...layout.positions()].slice(2, 4)).toEqual([300, 200])
})
