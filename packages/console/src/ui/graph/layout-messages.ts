import type { LayoutNode } from './force-layout.ts'
import type { GraphLink, Spot } from './graph.ts'

/** A message from the page to the worker. */
export type LayoutRequest =
  | {
      kind: 'set'
      /** Distinguishes the replies from those about an earlier graph. */
      version: number
      nodes: readonly LayoutNode[]
      links: readonly GraphLink[]
      /** Reduced motion: the positions of a large graph are sent twice, those of a small one once. */
      still: boolean
    }
  | { kind: 'place'; id: string; spot: Spot }

/** A message from the worker, repeated until all nodes have settled. */
export interface LayoutUpdate {
  version: number
  positions: Float32Array<ArrayBuffer>
  settled: boolean
}
