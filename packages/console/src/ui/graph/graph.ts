/** The state of a node: active, down, changing, or failed. */
export type GraphState = 'active' | 'down' | 'loading' | 'failed'

/** A node of a graph. */
export interface GraphNode {
  id: string
  /** The text below it. */
  label: string
  radius: number
  /** Its icon: an SVG path in a square of 24. */
  glyph: string
  state: GraphState
  /** Drawn stronger, as an external network. */
  strong?: boolean
  /** The number of collapsed nodes in it. */
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
