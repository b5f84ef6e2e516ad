import { type Box, BOX, type GraphLink, type GraphNode, type Spot } from './graph.ts'
import { type LayerItem, reduceCrossings } from './layer-order.ts'
import { spread } from './spread.ts'

export interface LayeredLayout {
  spots: ReadonlyMap<string, Spot>
  /** Where a link that passes a layer runs between its boxes, by the link's id. */
  bends: ReadonlyMap<string, readonly Spot[]>
  /** The layers from top to bottom; one with many boxes has several rows. */
  bands: readonly { top: number; bottom: number }[]
}

const GAP: Box = { width: 28, height: 26 }
const BAND_PADDING = 24
/** The distance of a passing link from the next box. */
const PASS_WIDTH = 28
/** Links that pass more layers than this together run behind the boxes. */
const MAX_PASSES = 3000
const ALIGN_ROUNDS = 6
/** Layers are split into rows only if the text is too small otherwise: lines run behind the boxes of other rows. */
const READABLE_SCALE = 0.6

/**
 * Puts each node into a layer below all that it needs: links lead from what is needed to what needs it. The same graph
 * always gets the same positions in a canvas of the same size.
 */
export function layOutInLayers(
  nodes: readonly Pick<GraphNode, 'id'>[],
  links: readonly GraphLink[],
  canvas: Box,
): LayeredLayout {
  const items = new Map<string, LayerItem>(
    nodes
      .map(({ id }) => id)
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((id) => [id, newItem(0, id)]),
  )
  const joined = links
    .filter(({ from, to }) => from !== to && items.has(from) && items.has(to))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  assignLayers([...items.values()], joined, items)
  const passes = addPasses(joined, items)
  const all = [...items.values(), ...[...passes.values()].flat()]
  const layers: LayerItem[][] = []
  for (const item of all) (layers[item.layer] ??= []).push(item)
  reduceCrossings(layers)
  const { rows, bands } = toRows(layers, canvas)
  align(rows)
  return {
    spots: new Map([...items].map(([id, { x, y }]) => [id, { x, y }])),
    bends: new Map([...passes].map(([id, points]) => [id, points.map(({ x, y }) => ({ x, y }))])),
    bands,
  }
}

const newItem = (layer: number, id?: string): LayerItem => ({
  ...(id !== undefined && { id }),
  layer,
  above: [],
  below: [],
  order: 0,
  x: 0,
  y: 0,
})

/** Each node is one layer below the lowest node that it needs. A circle begins at its first node. */
function assignLayers(items: readonly LayerItem[], links: readonly GraphLink[], known: Map<string, LayerItem>) {
  const next = new Map<LayerItem, LayerItem[]>()
  const missing = new Map<LayerItem, number>()
  for (const { from, to } of links) {
    const [upper, lower] = [known.get(from), known.get(to)]
    if (!upper || !lower) continue
    const others = next.get(upper)
    if (others) others.push(lower)
    else next.set(upper, [lower])
    missing.set(lower, (missing.get(lower) ?? 0) + 1)
  }
  const done = new Set<LayerItem>()
  const visit = (first: LayerItem) => {
    const queue = [first]
    for (let item = queue.pop(); item; item = queue.pop()) {
      done.add(item)
      for (const lower of next.get(item) ?? []) {
        if (done.has(lower)) continue
        lower.layer = Math.max(lower.layer, item.layer + 1)
        const left = (missing.get(lower) ?? 1) - 1
        missing.set(lower, left)
        if (left === 0) queue.push(lower)
      }
    }
  }
  for (const item of items.filter((each) => !missing.has(each))) visit(item)
  for (const item of items) if (!done.has(item)) visit(item)
}

/** Joins the items of neighbouring layers; a link that passes layers gets a point in each. */
function addPasses(links: readonly GraphLink[], known: ReadonlyMap<string, LayerItem>): Map<string, LayerItem[]> {
  const passes = new Map<string, LayerItem[]>()
  let total = 0
  for (const { id, from, to } of links) {
    const [upper, lower] = [known.get(from), known.get(to)]
    if (!upper || !lower) continue
    const count = lower.layer - upper.layer - 1
    const points =
      count > 0 && total + count <= MAX_PASSES
        ? Array.from({ length: count }, (_, index) => newItem(upper.layer + 1 + index))
        : []
    total += points.length
    if (points.length > 0) passes.set(id, points)
    const line = [upper, ...points, lower]
    for (const [index, item] of line.slice(1).entries()) {
      line[index]?.below.push(item)
      item.above.push(line[index] ?? upper)
    }
  }
  return passes
}

const widthOf = ({ id }: LayerItem) => (id === undefined ? PASS_WIDTH : BOX.width + GAP.width)
const widthOfRow = (items: readonly LayerItem[]) => items.reduce((sum, item) => sum + widthOf(item), 0)

/** Splits layers that are too wide for the drawing into rows. Neighbours stay near each other: rows take turns. */
function toRows(layers: readonly LayerItem[][], canvas: Box) {
  const widths = layers.map(widthOfRow)
  const room = bestWidth(widths, canvas)
  const rows: LayerItem[][] = []
  const bands: LayeredLayout['bands'][number][] = []
  let top = 0
  for (const [index, layer] of layers.entries()) {
    const count = rowsFor(widths[index] ?? 0, room)
    const bottom = top + bandHeight(count)
    const boxes = layer.filter(({ id }) => id !== undefined)
    const turns = new Map(boxes.map((item, turn) => [item, turn % count]))
    for (let row = 0; row < count; row += 1) {
      const y = top + BAND_PADDING + BOX.height / 2 + row * (BOX.height + GAP.height)
      const own = layer.filter((item) => (turns.get(item) ?? 0) === row)
      for (const item of own) item.y = y
      rows.push(own)
    }
    bands.push({ top, bottom })
    top = bottom
  }
  return { rows, bands }
}

const rowsFor = (width: number, room: number) => Math.max(1, Math.ceil(width / room))
const bandHeight = (rows: number) => rows * (BOX.height + GAP.height) - GAP.height + 2 * BAND_PADDING

/** The width of rows at which the whole is drawn largest; one row for each layer, if that can be read. */
function bestWidth(widths: readonly number[], canvas: Box): number {
  const cell = BOX.width + GAP.width
  const widest = Math.max(cell, ...widths)
  const scaleOf = (room: number) => {
    const height = widths.reduce((sum, width) => sum + bandHeight(rowsFor(width, room)), 0)
    return Math.min(canvas.width / room, canvas.height / height)
  }
  let best = { room: widest, scale: scaleOf(widest) }
  if (best.scale >= READABLE_SCALE) return widest
  for (let room = widest - cell; room >= cell; room = Math.min(room - cell, room * 0.9)) {
    const scale = scaleOf(room)
    if (scale > best.scale) best = { room, scale }
  }
  return best.room
}

/** Moves each item towards those that it is joined with; the order in its row stays. */
function align(rows: readonly LayerItem[][]) {
  for (const row of rows) spread(row, widthOf, (_, index) => (index - (row.length - 1) / 2) * (BOX.width + GAP.width))
  for (let round = 0; round < ALIGN_ROUNDS; round += 1) {
    const isLast = round === ALIGN_ROUNDS - 1
    const side = round % 2 === 0 ? 'above' : 'below'
    for (const row of round % 2 === 0 ? rows : rows.toReversed())
      spread(row, widthOf, (item) => meanOf(isLast ? [...item.above, ...item.below] : item[side]) ?? item.x)
  }
}

const meanOf = (items: readonly LayerItem[]) =>
  items.length === 0 ? undefined : items.reduce((sum, { x }) => sum + x, 0) / items.length
