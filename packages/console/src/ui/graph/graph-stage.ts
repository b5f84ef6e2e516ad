import { drawGraph, sizeOf } from './draw-graph.ts'
import { listenToGestures } from './gestures.ts'
import { graphColours, watchTheme, type GraphColours } from './graph-colours.ts'
import { BOX, type GraphLink, type GraphNode, type Spot } from './graph.ts'
import { createLayerClient, createLayoutClient } from './layout-client.ts'
import { fitted, panBy, toCanvas, toWorld, zoomAt, type Size, type Viewport } from './viewport.ts'

/** The content of the graph; all of it may change at any time. */
export interface Shown {
  nodes: readonly GraphNode[]
  links: readonly GraphLink[]
  labels: boolean
  /** A highlighted node: hovered in a list, or the subject of a popup. */
  lit: string | null
  /** The node that `anchor` follows. */
  marked: string | null
  /** Links have arrows at their ends. */
  arrows?: boolean
  /** Nodes are boxes, each below those that it needs: links lead from what is needed to what needs it. Never changes. */
  inLayers?: boolean
  /** Dragging from a node draws a link; with the shift key it always does, if links can be drawn. */
  linking?: boolean
}

interface Parts {
  canvas: HTMLCanvasElement
  /** Moved to the marked node, so that a popup can be positioned at it. */
  anchor: HTMLElement
  inLayers: boolean
  onPress(id: string | null): void
  /** The user moved or zoomed the view. */
  onMove(): void
  /** The user drew a link from one node to another; undefined if links cannot be drawn. */
  onLink?: (from: string, to: string) => void
}

export interface GraphStage {
  show(shown: Shown): void
  /** Puts a node at a position of the page, once it is in the graph. */
  place(id: string, point: Spot): void
  /** Moves the view to a node, near enough to read it. */
  reveal(id: string): void
  zoom(factor: number): void
  /** Fits the whole graph, and keeps it fitted until the user moves it. */
  center(): void
  stop(): void
}

/** Space around the fitted graph. */
const MARGIN_PX = 48
/** Extra space around a node that counts as the node for the pointer. */
const REACH_PX = 4
const TURN_MS = 1200
const REVEALED_SCALE = 0.8

const sizeInPage = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({ width, height })

/** Draws a graph on a canvas and handles its gestures. Draws nothing while nothing changes. */
export function createGraphStage({ canvas, anchor, inLayers, onPress, onMove, onLink }: Parts): GraphStage {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no graphs')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const font = getComputedStyle(canvas).fontFamily
  let shown: Shown = { nodes: [], links: [], labels: true, lit: null, marked: null }
  let size: Size = { width: 0, height: 0 }
  let view: Viewport = { x: 0, y: 0, scale: 1 }
  let following = true
  let hovered: string | null = null
  let drawnLink: { from: string; to: Spot } | null = null
  let frame = 0
  let colours: GraphColours = graphColours(canvas)

  const redraw = () => {
    frame ||= requestAnimationFrame(draw)
  }
  const layerLayout = inLayers ? createLayerClient() : undefined
  const layout = layerLayout ?? createLayoutClient(redraw)

  function draw(now: number) {
    frame = 0
    if (following) view = everything() ?? view
    const isTurning = shown.nodes.some(({ state }) => state === 'loading') && !still.matches
    const turn = isTurning ? ((now % TURN_MS) / TURN_MS) * 2 * Math.PI : -Math.PI / 2
    const density = devicePixelRatio
    const lit = hovered ?? shown.lit ?? shown.marked
    const scene = { ...shown, spotOf: layout.spotOf, view, size, density, colours, font, lit, turn, drawnLink }
    drawGraph(context!, { ...scene, ...(layerLayout && { layers: layerLayout.layers }) }) // checked above
    moveAnchor()
    if (isTurning) redraw()
  }

  /** A viewport that shows all positioned nodes; null while there are none. */
  function everything(): Viewport | null {
    const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
    for (const node of shown.nodes) {
      const spot = layout.spotOf(node.id)
      if (!spot) continue
      const { width, height } = sizeOf(node, inLayers)
      bounds.left = Math.min(bounds.left, spot.x - width / 2)
      bounds.top = Math.min(bounds.top, spot.y - height / 2)
      bounds.right = Math.max(bounds.right, spot.x + width / 2)
      bounds.bottom = Math.max(bounds.bottom, spot.y + height / 2)
    }
    return bounds.left === Infinity ? null : fitted(bounds, size, MARGIN_PX)
  }

  function moveAnchor() {
    const node = shown.nodes.find(({ id }) => id === shown.marked)
    const spot = node && layout.spotOf(node.id)
    if (!spot) return
    const { x, y } = toCanvas(view, spot)
    const { width, height } = sizeOf(node, inLayers)
    anchor.style.width = `${width * view.scale}px`
    anchor.style.height = `${height * view.scale}px`
    anchor.style.left = `${x - (width * view.scale) / 2}px`
    anchor.style.top = `${y - (height * view.scale) / 2}px`
  }

  /** The topmost node is drawn last. */
  function at(point: Spot): string | null {
    const { x, y } = toWorld(view, point)
    const reach = REACH_PX / view.scale
    const found = shown.nodes.findLast((node) => {
      const spot = layout.spotOf(node.id)
      if (!spot) return false
      const [across, down] = [Math.abs(spot.x - x), Math.abs(spot.y - y)]
      if (inLayers) return across <= BOX.width / 2 + reach && down <= BOX.height / 2 + reach
      return Math.hypot(across, down) <= node.radius + reach
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
    isLinking: (event: PointerEvent) => onLink !== undefined && (shown.linking === true || event.shiftKey),
    onLink(from: string, point: Spot, isEnd: boolean) {
      const target = at(point)
      drawnLink = isEnd ? null : { from, to: toWorld(view, point) }
      hovered = target
      if (isEnd && target !== null && target !== from) onLink?.(from, target)
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
      if (isOther) layout.set(next.nodes, next.links, { still: still.matches, size: sizeInPage(canvas) })
      redraw()
    },
    place(id, { x, y }) {
      const { left, top } = canvas.getBoundingClientRect()
      layout.place(id, toWorld(view, { x: x - left, y: y - top }))
      redraw()
    },
    reveal(id) {
      const spot = layout.spotOf(id)
      if (!spot) return
      const scale = Math.max(view.scale, REVEALED_SCALE)
      look({ scale, x: size.width / 2 - spot.x * scale, y: size.height / 2 - spot.y * scale })
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
