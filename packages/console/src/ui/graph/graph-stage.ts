import { drawGraph } from './draw-graph.ts'
import { listenToGestures } from './gestures.ts'
import { graphColours, watchTheme, type GraphColours } from './graph-colours.ts'
import type { GraphLink, GraphNode, Spot } from './graph.ts'
import { createLayoutClient } from './layout-client.ts'
import { fitted, panBy, toCanvas, toWorld, zoomAt, type Size, type Viewport } from './viewport.ts'

/** What is to be seen; all of it may change at any time. */
export interface Shown {
  nodes: readonly GraphNode[]
  links: readonly GraphLink[]
  labels: boolean
  /** A node that stands out: pointed at in a list, or what a popup is about. */
  lit: string | null
  /** The node that `anchor` is kept on. */
  marked: string | null
}

interface Parts {
  canvas: HTMLCanvasElement
  /** Kept where the marked node is, so that a popup has something to hold on to. */
  anchor: HTMLElement
  onPress(id: string | null): void
  /** What is seen moved or was zoomed by the user. */
  onMove(): void
}

export interface GraphStage {
  show(shown: Shown): void
  zoom(factor: number): void
  /** All of it in the middle again, and so until the user moves it. */
  center(): void
  stop(): void
}

/** Room around the graph when all of it is shown. */
const MARGIN_PX = 48
/** Extra room for the pointer around a node. */
const REACH_PX = 4
const TURN_MS = 1200

/** Draws a graph on a canvas and answers to whoever plays with it. Nothing is drawn while nothing changes. */
export function createGraphStage({ canvas, anchor, onPress, onMove }: Parts): GraphStage {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no graphs')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const font = getComputedStyle(canvas).fontFamily
  let shown: Shown = { nodes: [], links: [], labels: true, lit: null, marked: null }
  let size: Size = { width: 0, height: 0 }
  let view: Viewport = { x: 0, y: 0, scale: 1 }
  let following = true
  let hovered: string | null = null
  let frame = 0
  let colours: GraphColours = graphColours(canvas)

  const redraw = () => {
    frame ||= requestAnimationFrame(draw)
  }
  const layout = createLayoutClient(redraw)

  function draw(now: number) {
    frame = 0
    if (following) view = everything() ?? view
    const isTurning = shown.nodes.some(({ state }) => state === 'loading') && !still.matches
    const turn = isTurning ? ((now % TURN_MS) / TURN_MS) * 2 * Math.PI : -Math.PI / 2
    const density = devicePixelRatio
    const lit = hovered ?? shown.lit ?? shown.marked
    drawGraph(context!, { ...shown, spotOf: layout.spotOf, view, size, density, colours, font, lit, turn }) // checked above
    moveAnchor()
    if (isTurning) redraw()
  }

  /** What is known of where all nodes are; null while nothing is. */
  function everything(): Viewport | null {
    const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
    for (const { id, radius } of shown.nodes) {
      const spot = layout.spotOf(id)
      if (!spot) continue
      bounds.left = Math.min(bounds.left, spot.x - radius)
      bounds.top = Math.min(bounds.top, spot.y - radius)
      bounds.right = Math.max(bounds.right, spot.x + radius)
      bounds.bottom = Math.max(bounds.bottom, spot.y + radius)
    }
    return bounds.left === Infinity ? null : fitted(bounds, size, MARGIN_PX)
  }

  function moveAnchor() {
    const node = shown.nodes.find(({ id }) => id === shown.marked)
    const spot = node && layout.spotOf(node.id)
    if (!spot) return
    const { x, y } = toCanvas(view, spot)
    const side = 2 * node.radius * view.scale
    anchor.style.width = `${side}px`
    anchor.style.height = `${side}px`
    anchor.style.left = `${x - side / 2}px`
    anchor.style.top = `${y - side / 2}px`
  }

  /** The topmost is the one drawn last. */
  function at(point: Spot): string | null {
    const { x, y } = toWorld(view, point)
    const found = shown.nodes.findLast(({ id, radius }) => {
      const spot = layout.spotOf(id)
      return spot && Math.hypot(spot.x - x, spot.y - y) <= radius + REACH_PX / view.scale
    })
    return found?.id ?? null
  }

  const look = (next: Viewport) => {
    following = false
    view = next
    onMove()
    redraw()
  }

  const handlers = {
    at,
    onHover(id: string | null) {
      if (id === hovered) return
      hovered = id
      canvas.style.cursor = id === null ? 'grab' : 'pointer'
      redraw()
    },
    onPress,
    onDrag(id: string, point: Spot) {
      following = false
      layout.place(id, toWorld(view, point))
      redraw()
    },
    onPan: (by: Spot) => look(panBy(view, by)),
    onZoom: (point: Spot, factor: number) => look(zoomAt(view, point, factor)),
  }

  const resized = new ResizeObserver(([entry]) => {
    if (!entry) return
    size = { width: entry.contentRect.width, height: entry.contentRect.height }
    canvas.width = size.width * devicePixelRatio
    canvas.height = size.height * devicePixelRatio
    redraw()
  })
  resized.observe(canvas)
  const stopGestures = listenToGestures(canvas, () => handlers)
  const stopTheme = watchTheme(() => {
    colours = graphColours(canvas)
    redraw()
  })

  return {
    show(next) {
      const isOther = next.nodes !== shown.nodes || next.links !== shown.links
      shown = next
      if (isOther) layout.set(next.nodes, next.links, still.matches)
      redraw()
    },
    zoom: (factor) => look(zoomAt(view, { x: size.width / 2, y: size.height / 2 }, factor)),
    center() {
      following = true
      onMove()
      redraw()
    },
    stop() {
      cancelAnimationFrame(frame)
      resized.disconnect()
      stopGestures()
      stopTheme()
      layout.stop()
    },
  }
}
