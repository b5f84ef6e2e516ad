/** A box, or the point at which a link passes a layer. */
export interface LayerItem {
  id?: string
  layer: number
  above: LayerItem[]
  below: LayerItem[]
  /** The position in its layer. */
  order: number
  x: number
  y: number
}

const ROUNDS = 12

/**
 * Sorts each layer by the mean position of the items that it is joined with, alternately from above and from below,
 * and keeps the order with the fewest crossings. Items without a link come last.
 */
export function reduceCrossings(layers: LayerItem[][]): void {
  for (const layer of layers) number(layer)
  let best = { crossings: crossingsOf(layers), order: layers.map((layer) => [...layer]) }
  for (let round = 0; round < ROUNDS && best.crossings > 0; round += 1) {
    const isDown = round % 2 === 0
    for (const layer of isDown ? layers : layers.toReversed()) sort(layer, isDown ? 'above' : 'below')
    const crossings = crossingsOf(layers)
    if (crossings < best.crossings) best = { crossings, order: layers.map((layer) => [...layer]) }
  }
  for (const [index, order] of best.order.entries()) {
    const joined = order.filter((item) => item.above.length + item.below.length > 0)
    const alone = order.filter((item) => item.above.length + item.below.length === 0)
    layers[index] = [...joined, ...alone]
    number(layers[index])
  }
}

function number(layer: readonly LayerItem[]) {
  for (const [order, item] of layer.entries()) item.order = order
}

function sort(layer: LayerItem[], side: 'above' | 'below') {
  const weights = new Map(layer.map((item) => [item, meanOrder(item[side]) ?? item.order]))
  layer.sort((one, other) => (weights.get(one) ?? 0) - (weights.get(other) ?? 0) || one.order - other.order)
  number(layer)
}

const meanOrder = (items: readonly LayerItem[]) =>
  items.length === 0 ? undefined : items.reduce((sum, { order }) => sum + order, 0) / items.length

const crossingsOf = (layers: readonly LayerItem[][]): number =>
  layers.reduce((sum, layer) => sum + crossingsBelow(layer), 0)

/** Counts, for each link in the order of its upper ends, the links before it that end further on (a Fenwick tree). */
function crossingsBelow(layer: readonly LayerItem[]): number {
  const ends = layer.flatMap(({ below }) => below.map(({ order }) => order).toSorted((one, other) => one - other))
  const size = Math.max(0, ...ends) + 1
  const tree = new Uint32Array(size + 1)
  let crossings = 0
  for (const [seen, end] of ends.entries()) {
    let notAfter = 0
    for (let at = end + 1; at > 0; at -= at & -at) notAfter += tree[at] ?? 0
    crossings += seen - notAfter
    for (let at = end + 1; at <= size; at += at & -at) tree[at] = (tree[at] ?? 0) + 1
  }
  return crossings
}
