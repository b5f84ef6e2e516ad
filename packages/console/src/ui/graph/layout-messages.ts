import type { LayoutNode } from './force-layout.ts'
import type { GraphLink, Spot } from './graph.ts'

/** What the page tells the worker. */
export type LayoutOrder =
  | {
      kind: 'set'
      /** Tells its answers from those about the graph before. */
      version: number
      nodes: readonly LayoutNode[]
      links: readonly GraphLink[]
      /** The user wants no motion: only where everything ends is told. */
      still: boolean
    }
  | { kind: 'place'; id: string; spot: Spot }

/** What the worker answers, again and again until all has settled. */
export interface LayoutNews {
  version: number
  positions: Float32Array<ArrayBuffer>
  settled: boolean
}
