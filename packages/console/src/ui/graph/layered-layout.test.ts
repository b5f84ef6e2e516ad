import { expect, test } from 'vitest'
import { BOX } from './graph.ts'
import { layOutInLayers, type LayeredLayout } from './layered-layout.ts'

const WIDE = { width: 1000, height: 500 }
const NARROW = { width: 350, height: 500 }
const link = (from: string, to: string) => ({ id: `${from} ${to}`, from, to })
const nodesOf = (...ids: string[]) => ids.map((id) => ({ id }))

function spotOf({ spots }: LayeredLayout, id: string) {
  const spot = spots.get(id)
  if (!spot) throw new Error(`no position of ${id}`)
  return spot
}

const bandOf = (layout: LayeredLayout, id: string) =>
  layout.bands.findIndex(({ top, bottom }) => spotOf(layout, id).y > top && spotOf(layout, id).y < bottom)

/** A stack as people write them: a network, its servers with ports and volumes, and addresses. */
const WEB = {
  nodes: nodesOf('net', 'subnet', 'router', 'interface', 'group', 'port', 'server', 'disk', 'attachment', 'address'),
  links: [
    link('net', 'subnet'),
    link('subnet', 'interface'),
    link('router', 'interface'),
    link('subnet', 'port'),
    link('net', 'port'),
    link('group', 'port'),
    link('port', 'server'),
    link('server', 'attachment'),
    link('disk', 'attachment'),
    link('port', 'address'),
    link('interface', 'address'),
  ],
}

/** Numbers that look random and are always the same. */
function randomGraph(count: number, perNode: number) {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * below)
  }
  const name = (at: number) => `n${String(at).padStart(5, '0')}`
  const nodes = Array.from({ length: count }, (_, at) => ({ id: name(at) }))
  const links = new Map(
    nodes.slice(1).flatMap(({ id }, at) =>
      Array.from({ length: perNode }, () => {
        const made = link(name(next(at + 1)), id)
        return [made.id, made] as const
      }),
    ),
  )
  return { nodes, links: [...links.values()] }
}

function crossings(layout: LayeredLayout, links: readonly { id: string; from: string; to: string }[]): number {
  const lines = links.flatMap(({ id, from, to }) => {
    const points = [spotOf(layout, from), ...(layout.bends.get(id) ?? []), spotOf(layout, to)]
    return points.slice(1).map((end, index) => ({ start: points[index] ?? end, end }))
  })
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(
        (other) => one.start.y === other.start.y && (one.start.x - other.start.x) * (one.end.x - other.end.x) < 0,
      ),
  ).length
}

test('[STACK-01] what a node needs is in a layer above it', () => {
  for (const { nodes, links } of [WEB, randomGraph(300, 2)]) {
    const layout = layOutInLayers(nodes, links, WIDE)
    for (const { from, to } of links) expect(bandOf(layout, from)).toBeLessThan(bandOf(layout, to))
  }
})

test('boxes do not overlap, and the links of a usual stack do not cross', () => {
  const layout = layOutInLayers(WEB.nodes, WEB.links, WIDE)
  expect(crossings(layout, WEB.links)).toBe(0)
  const tree = randomGraph(200, 1)
  const all = [...layOutInLayers(tree.nodes, tree.links, WIDE).spots.values()]
  const overlaps = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => Math.abs(one.x - other.x) < BOX.width && Math.abs(one.y - other.y) < BOX.height),
  )
  expect(overlaps).toEqual([])
})

test('the order of nodes and links does not matter', () => {
  const { nodes, links } = randomGraph(120, 2)
  expect(layOutInLayers(nodes.toReversed(), links.toReversed(), WIDE).spots).toEqual(
    layOutInLayers(nodes, links, WIDE).spots,
  )
})

test('a link that passes a layer runs between its boxes', () => {
  const layout = layOutInLayers(nodesOf('a', 'b', 'c'), [link('a', 'b'), link('b', 'c'), link('a', 'c')], WIDE)
  const [bend] = layout.bends.get('a c') ?? []
  expect(bend?.y).toBe(spotOf(layout, 'b').y)
  expect(Math.abs((bend?.x ?? 0) - spotOf(layout, 'b').x)).toBeGreaterThan(BOX.width / 2)
})

test('a layer of many boxes has as many rows as fit the shape of the drawing', () => {
  const many = Array.from({ length: 100 }, (_, at) => ({ id: `n${at}` }))
  const sides = (canvas: typeof WIDE) => {
    const layout = layOutInLayers(many, [], canvas)
    expect(layout.bands).toHaveLength(1)
    const [xs, ys] = [[...layout.spots.values()].map(({ x }) => x), [...layout.spots.values()].map(({ y }) => y)]
    return (Math.max(...xs) - Math.min(...xs)) / (Math.max(...ys) - Math.min(...ys))
  }
  expect(sides(WIDE)).toBeGreaterThan(1.3)
  expect(sides(WIDE)).toBeLessThan(3)
  expect(sides(NARROW)).toBeLessThan(1.1)
  const pair = layOutInLayers(nodesOf('a', 'b', 'c'), [link('a', 'c'), link('b', 'c')], NARROW)
  expect(spotOf(pair, 'a').y).toBe(spotOf(pair, 'b').y)
})

test('a circle and links to nothing are drawn nevertheless', () => {
  const layout = layOutInLayers(
    nodesOf('a', 'b', 'c', 'd'),
    [link('a', 'b'), link('b', 'c'), link('c', 'b'), link('d', 'd'), link('a', 'elsewhere')],
    WIDE,
  )
  expect([...layout.spots.keys()].toSorted()).toEqual(['a', 'b', 'c', 'd'])
  expect(bandOf(layout, 'a')).toBeLessThan(bandOf(layout, 'b'))
  expect(layOutInLayers([], [], WIDE)).toEqual({ spots: new Map(), bends: new Map(), bands: [] })
})

test('a chain of 1,000 nodes with links across it takes less than 16 times as long as one of 250', () => {
  const timeOf = (count: number) => {
    const { nodes } = randomGraph(count, 0)
    const chained = nodes.slice(1).map(({ id }, at) => link(nodes[at]?.id ?? '', id))
    const links = [...chained, ...nodes.slice(2).map(({ id }) => link(nodes[0]?.id ?? '', id))]
    const rounds = Array.from({ length: 3 }, () => {
      const start = process.cpuUsage()
      layOutInLayers(nodes, links, WIDE)
      return process.cpuUsage(start).user
    })
    return Math.min(...rounds)
  }
  timeOf(250)
  expect(timeOf(1000) / timeOf(250)).toBeLessThan(16)
})
