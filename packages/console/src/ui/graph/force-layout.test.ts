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

/** One outside network, a router and two networks with servers, of which `more` are added. */
function levels(...more: string[]) {
  const layout = new ForceLayout()
  const at = (level: number, ...ids: string[]) => ids.map((id) => ({ ...node(id), level }))
  const servers = ['s1', 's2', 's3', 's4', ...more]
  const nodes = [...at(0, 'out'), ...at(1, 'gate'), ...at(2, 'a', 'b'), ...at(3, ...servers)]
  const links = [link('gate', 'out'), link('gate', 'a'), link('gate', 'b')]
  layout.set(nodes, [...links, ...servers.map((id, index) => link(id, index % 2 ? 'a' : 'b'))])
  const positions = settle(layout)
  return new Map(nodes.map(({ id }, index) => [id, { x: positions[2 * index] ?? 0, y: positions[2 * index + 1] ?? 0 }]))
}

test('nodes of a lower level lie above those of a higher one', () => {
  const spots = levels()
  const heights = ['out', 'gate', 'a', 's1'].map((id) => spots.get(id)?.y ?? 0)
  expect(heights.toSorted((one, other) => one - other)).toEqual(heights)
})

test('a graph with levels looks the same on each visit, even after a node was added', () => {
  const [before, again, after] = [levels(), levels(), levels('s5')]
  expect(again).toEqual(before)
  for (const [id, { x, y }] of before) {
    const { x: newX = NaN, y: newY = NaN } = after.get(id) ?? {}
    expect([id, Math.hypot(newX - x, newY - y) < 100]).toEqual([id, true])
  }
})
