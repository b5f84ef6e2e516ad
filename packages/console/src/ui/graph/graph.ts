/** How a node is drawn: at rest, out of order, or on its way to one of them. */
export type GraphState = 'active' | 'down' | 'loading'

/** A thing of a graph; what it means is for whoever draws it. */
export interface GraphNode {
  id: string
  /** What stands under it. */
  label: string
  radius: number
  /** Its icon, as the data of an SVG path in a square of 24. */
  glyph: string
  state: GraphState
  /** Stands out from the others, as the way outside does. */
  strong?: boolean
  /** How many things are folded into it; 0 where none are. */
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
