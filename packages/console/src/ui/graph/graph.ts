/** The state of a node: active, down, changing, or failed. */
export type GraphState = 'active' | 'down' | 'loading' | 'failed'

/** A node of a graph. */
export interface GraphNode {
  id: string
  /** The text below it. */
  label: string
  /** A second, smaller line below it, as an address. */
  detail?: string | undefined
  radius: number
  /** Its icon: an SVG path in a square of 24. */
  glyph: string
  state: GraphState
  /** Nodes of a lower level lie above those of a higher one. Without levels, all gather around the centre. */
  level?: number
  /** Drawn stronger, as an external network. */
  strong?: boolean
  /** The number of collapsed nodes in it; a box stands for so many. */
  folded?: number
}

export interface GraphLink {
  id: string
  from: string
  to: string
}

export interface Spot {
  x: number
  y: number
}

export interface Box {
  width: number
  height: number
}

/** The size of each node of a graph in layers. */
export const BOX: Box = { width: 196, height: 52 }
