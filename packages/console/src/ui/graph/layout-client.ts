import { type Box, BOX, type GraphLink, type GraphNode, type Spot } from './graph.ts'
import { layOutInLayers, type LayeredLayout } from './layered-layout.ts'
import type { LayoutUpdate, LayoutRequest } from './layout-messages.ts'
import { startLayoutWorker } from './start-layout-worker.ts'

export interface LayoutClient {
  set(nodes: readonly GraphNode[], links: readonly GraphLink[], canvas: { still: boolean; size: Box }): void
  /** undefined until it has a position. */
  spotOf(id: string): Spot | undefined
  place(id: string, spot: Spot): void
  stop(): void
}

/** Lays out a graph in layers, at once; nodes that the user has moved stay. */
export function createLayerClient(): LayoutClient & { readonly layers: Omit<LayeredLayout, 'spots'> } {
  const placed = new Map<string, Spot>()
  let layout = layOutInLayers([], [], BOX)
  return {
    get layers() {
      return layout
    },
    set(nodes, links, { size }) {
      layout = layOutInLayers(nodes, links, size)
    },
    spotOf: (id) => placed.get(id) ?? layout.spots.get(id),
    place: (id, spot) => void placed.set(id, spot),
    stop() {},
  }
}

/** Lays out a graph in a worker; calls `onUpdate` when positions have changed. */
export function createLayoutClient(onUpdate: (settled: boolean) => void): LayoutClient {
  const worker = startLayoutWorker()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but its own
  const send = (order: LayoutRequest) => worker.postMessage(order)
  const spots = new Map<string, Spot>()
  /** Those that were put somewhere since the graph changed: positions that the worker sent before are outdated. */
  const placed = new Map<string, Spot>()
  let ids: readonly string[] = []
  let version = 0
  worker.addEventListener('message', ({ data }: MessageEvent<LayoutUpdate>) => {
    if (data.version !== version) return
    for (const [index, id] of ids.entries())
      spots.set(id, placed.get(id) ?? { x: data.positions[index * 2] ?? 0, y: data.positions[index * 2 + 1] ?? 0 })
    onUpdate(data.settled)
  })
  return {
    set(nodes, links, { still }) {
      ids = nodes.map(({ id }) => id)
      version += 1
      placed.clear()
      send({ kind: 'set', version, nodes: nodes.map(({ id, radius, level }) => ({ id, radius, level })), links, still })
    },
    spotOf: (id) => spots.get(id),
    place(id, spot) {
      spots.set(id, spot)
      placed.set(id, spot)
      send({ kind: 'place', id, spot })
    },
    stop: () => worker.terminate(),
  }
}
