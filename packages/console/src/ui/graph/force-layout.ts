import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type Simulation,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force'
import type { GraphLink, GraphNode, Spot } from './graph.ts'

export type LayoutNode = Pick<GraphNode, 'id' | 'radius'>

interface Body extends SimulationNodeDatum, LayoutNode {}

interface Around {
  links: readonly GraphLink[]
  /** What has a place stays in it. */
  rested: boolean
}

/** Room between two nodes that a link joins, so that a label fits. */
const LINK_PX = 48
/** Room around each node. */
const CLEAR_PX = 16
/** How far from its neighbour a node begins that comes later. */
const BESIDE_PX = 60
/** Turns each newcomer away from the one before. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/** How lively it is when something comes to what has settled. */
const STIRRED = 0.5

/**
 * Where nodes go. What has settled stays where it is: whoever comes later finds a place around it, and what comes back
 * is where it was.
 */
export class ForceLayout {
  readonly #spots = new Map<string, Spot>()
  #bodies: Body[] = []
  readonly #simulation: Simulation<Body, SimulationLinkDatum<Body>> = forceSimulation<Body>()
    .force(
      'charge',
      forceManyBody<Body>()
        .strength(({ radius }) => -18 * radius)
        .distanceMax(600),
    )
    .force(
      'collide',
      forceCollide<Body>(({ radius }) => radius + CLEAR_PX),
    )
    .force('x', forceX<Body>().strength(0.05))
    .force('y', forceY<Body>().strength(0.05))
    .alpha(0)
    .stop()

  get settled(): boolean {
    return this.#simulation.alpha() < this.#simulation.alphaMin()
  }

  set(nodes: readonly LayoutNode[], links: readonly GraphLink[]): void {
    const rested = this.settled
    this.#remember()
    const isNew = nodes.filter(({ id }) => !this.#spots.has(id))
    const isFirst = isNew.length === nodes.length
    this.#bodies = nodes.map((node, index) => this.#bodyOf(node, index, { links, rested }))
    const ids = new Set(nodes.map(({ id }) => id))
    const joined = links.filter(({ from, to }) => ids.has(from) && ids.has(to))
    this.#simulation.nodes(this.#bodies).force(
      'link',
      forceLink<Body, SimulationLinkDatum<Body>>(joined.map(({ from, to }) => ({ source: from, target: to })))
        .id(({ id }) => id)
        .distance(({ source, target }) => radiusOf(source) + radiusOf(target) + LINK_PX),
    )
    if (isNew.length > 0) this.#simulation.alpha(isFirst ? 1 : Math.max(STIRRED, this.#simulation.alpha()))
  }

  /** Puts a node somewhere, to stay there. */
  place(id: string, { x, y }: Spot): void {
    const body = this.#bodies.find((each) => each.id === id)
    if (body) Object.assign(body, { x, y, fx: x, fy: y })
  }

  tick(): void {
    this.#simulation.tick()
  }

  /** x and y of each node, in the order given to `set`. */
  positions(): Float32Array<ArrayBuffer> {
    const places = new Float32Array(this.#bodies.length * 2)
    for (const [index, { x = 0, y = 0 }] of this.#bodies.entries()) places.set([x, y], index * 2)
    return places
  }

  #remember(): void {
    for (const { id, x, y } of this.#bodies) if (x !== undefined && y !== undefined) this.#spots.set(id, { x, y })
  }

  #bodyOf({ id, radius }: LayoutNode, index: number, { links, rested }: Around): Body {
    const spot = this.#spots.get(id)
    if (spot) return { id, radius, ...spot, ...(rested && { fx: spot.x, fy: spot.y }) }
    const link = links.find(({ from, to }) => this.#spots.has(from === id ? to : to === id ? from : ''))
    const beside = link && this.#spots.get(link.from === id ? link.to : link.from)
    // Without a neighbour that has a place, d3 gives it one around the middle.
    if (!beside) return { id, radius }
    const turn = index * GOLDEN_ANGLE
    return { id, radius, x: beside.x + BESIDE_PX * Math.cos(turn), y: beside.y + BESIDE_PX * Math.sin(turn) }
  }
}

/** d3 has put the nodes in place of their ids by the time it asks. */
const radiusOf = (end: SimulationLinkDatum<Body>['source']): number => (typeof end === 'object' ? end.radius : 0)
