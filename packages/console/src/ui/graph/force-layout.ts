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

export interface LayoutNode extends Pick<GraphNode, 'id' | 'radius'> {
  level?: number | undefined
}

interface Body extends SimulationNodeDatum, LayoutNode {}

interface Around {
  links: readonly GraphLink[]
  /** Nodes with a position keep it. */
  rested: boolean
}

/** Space between two linked nodes, so that a label fits. */
const LINK_PX = 48
/** Space around each node; those of a level stand side by side, so that their labels need more. */
const CLEAR_PX = { alone: 16, leveled: 34 }
/** The distance of a new node from its neighbour at first. */
const BESIDE_PX = 60
/** The distance of two levels. */
const LEVEL_PX = 150
/** Nodes of a graph with levels start within this distance of its middle. */
const START_PX = 300
/** Turns each new node away from the previous one. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/** The energy of the simulation when a node is added to a settled graph. */
const ADDED_ALPHA = 0.5

/**
 * Computes the positions of nodes. Settled nodes stay: new ones find a position around them, and nodes that come back
 * return to their old position.
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
      forceCollide<Body>(({ radius, level }) => radius + CLEAR_PX[level === undefined ? 'alone' : 'leveled']),
    )
    .force('x', forceX<Body>().strength(0.05))
    .force(
      'y',
      forceY<Body>(({ level = 0 }) => level * LEVEL_PX).strength(({ level }) => (level === undefined ? 0.05 : 0.3)),
    )
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
    if (isNew.length > 0) this.#simulation.alpha(isFirst ? 1 : Math.max(ADDED_ALPHA, this.#simulation.alpha()))
  }

  /** Fixes a node at a position. */
  place(id: string, { x, y }: Spot): void {
    const body = this.#bodies.find((each) => each.id === id)
    if (body) Object.assign(body, { x, y, fx: x, fy: y })
  }

  tick(): void {
    this.#simulation.tick()
  }

  /** x and y of each node, in the order of `set`. */
  positions(): Float32Array<ArrayBuffer> {
    const positions = new Float32Array(this.#bodies.length * 2)
    for (const [index, { x = 0, y = 0 }] of this.#bodies.entries()) positions.set([x, y], index * 2)
    return positions
  }

  #remember(): void {
    for (const { id, x, y } of this.#bodies) if (x !== undefined && y !== undefined) this.#spots.set(id, { x, y })
  }

  #bodyOf({ id, radius, level }: LayoutNode, index: number, { links, rested }: Around): Body {
    const spot = this.#spots.get(id)
    if (spot) return { id, radius, level, ...spot, ...(rested && { fx: spot.x, fy: spot.y }) }
    const link = links.find(({ from, to }) => this.#spots.has(from === id ? to : to === id ? from : ''))
    const beside = link && this.#spots.get(link.from === id ? link.to : link.from)
    if (!beside && level !== undefined)
      return { id, radius, level, x: START_PX * fractionOf(id), y: level * LEVEL_PX + fractionOf(`${id}y`) }
    // Without a positioned neighbour, d3 places it around the centre.
    if (!beside) return { id, radius }
    const turn = index * GOLDEN_ANGLE
    return { id, radius, level, x: beside.x + BESIDE_PX * Math.cos(turn), y: beside.y + BESIDE_PX * Math.sin(turn) }
  }
}

/** By the time d3 calls this, it has replaced ids by nodes. */
const radiusOf = (end: SimulationLinkDatum<Body>['source']): number => (typeof end === 'object' ? end.radius : 0)

const HASH_START = 0x811c9dc5
const HASH_FACTOR = 0x01000193

/** Between -1 and 1, always the same for an id: what else there is does not change where a node starts. */
function fractionOf(id: string): number {
  let hash = HASH_START
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), HASH_FACTOR)
  return hash / 2 ** 31
}
