import type { GraphColours } from './graph-colours.ts'
import type { GraphLink, GraphNode, Spot } from './graph.ts'
import type { Size, Viewport } from './viewport.ts'

export interface Scene {
  nodes: readonly GraphNode[]
  links: readonly GraphLink[]
  spotOf: (id: string) => Spot | undefined
  view: Viewport
  size: Size
  /** Device pixels in one of CSS. */
  density: number
  colours: GraphColours
  font: string
  labels: boolean
  /** The node that is pointed at or focused; its links stand out with it. */
  lit: string | null
  /** How far what is loading has turned, in radians. */
  turn: number
}

/** Below this, labels are only noise. */
const LABELS_FROM = 0.4
/** A node that is smaller than this on the screen, in px, is a ring and no more: its icon could not be made out. */
const ICON_FROM_PX = 8
const GLYPH_SIDE = 24
const FULL_TURN = 2 * Math.PI

const glyphs = new Map<string, Path2D>()
const glyphOf = (data: string) => glyphs.get(data) ?? glyphs.set(data, new Path2D(data)).get(data)! // set the moment before

export function drawGraph(context: CanvasRenderingContext2D, scene: Scene): void {
  const { size, view, density, nodes, colours } = scene
  context.setTransform(density, 0, 0, density, 0, 0)
  context.clearRect(0, 0, size.width, size.height)
  const scale = density * view.scale
  context.setTransform(scale, 0, 0, scale, density * view.x, density * view.y)
  drawLinks(context, scene, (link) => !touches(link, scene.lit), colours.line, 1.5)
  drawLinks(context, scene, (link) => touches(link, scene.lit), colours.lit, 2.5)
  for (const node of nodes) {
    const spot = scene.spotOf(node.id)
    if (spot && isInSight(scene, spot)) drawNode(context, scene, node, spot)
  }
}

/** Room around a node for its label and count, in its own measure. */
const AROUND = 80

const isInSight = ({ view, size }: Scene, { x, y }: Spot) => {
  const [across, down, around] = [x * view.scale + view.x, y * view.scale + view.y, AROUND * view.scale]
  return across > -around && across < size.width + around && down > -around && down < size.height + around
}

const touches = ({ from, to }: GraphLink, id: string | null) => id !== null && (from === id || to === id)

/** All of them as one path: a thousand strokes would be what a frame is spent on. */
function drawLinks(
  context: CanvasRenderingContext2D,
  { links, spotOf }: Scene,
  isMeant: (link: GraphLink) => boolean,
  colour: string,
  width: number,
) {
  context.beginPath()
  for (const link of links) {
    const from = isMeant(link) && spotOf(link.from)
    const to = from && spotOf(link.to)
    if (!from || !to) continue
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
  }
  context.strokeStyle = colour
  context.lineWidth = width
  context.setLineDash([])
  context.stroke()
}

function drawNode(context: CanvasRenderingContext2D, scene: Scene, node: GraphNode, { x, y }: Spot) {
  const { colours, lit } = scene
  if (lit === node.id) ring(context, { x, y, radius: node.radius + 5 }, colours.lit, 3)
  context.beginPath()
  context.arc(x, y, node.radius, 0, FULL_TURN)
  context.fillStyle = node.strong ? colours.strong : colours.node
  context.fill()
  const isTiny = node.radius * scene.view.scale < ICON_FROM_PX
  drawState(context, scene, node, { x, y })
  if (!isTiny) drawGlyph(context, scene, node, { x, y })
  if (node.folded) drawCount(context, scene, node.folded, { x: x + node.radius * 0.75, y: y - node.radius * 0.75 })
  if (scene.labels && scene.view.scale >= LABELS_FROM) drawLabel(context, scene, node, { x, y })
}

function drawGlyph(context: CanvasRenderingContext2D, { colours }: Scene, node: GraphNode, { x, y }: Spot) {
  const size = node.radius * 0.95
  context.save()
  context.translate(x - size / 2, y - size / 2)
  context.scale(size / GLYPH_SIDE, size / GLYPH_SIDE)
  context.lineWidth = 1.8
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = node.state === 'active' ? colours.ink : colours.faint
  context.stroke(glyphOf(node.glyph))
  context.restore()
}

/** Each state is a line of its own kind: whole, broken, or an arc that goes round. */
function drawState(
  context: CanvasRenderingContext2D,
  { colours, turn }: Scene,
  { state, radius }: GraphNode,
  at: Spot,
) {
  const circle = { ...at, radius }
  if (state === 'active') return ring(context, circle, colours.active, 2.5)
  if (state === 'down') return ring(context, circle, colours.faint, 2.5, [5, 4])
  ring(context, circle, colours.line, 1.5)
  context.beginPath()
  context.arc(at.x, at.y, radius, turn, turn + FULL_TURN * 0.3)
  context.strokeStyle = colours.loading
  context.lineWidth = 4
  context.stroke()
}

function ring(
  context: CanvasRenderingContext2D,
  { x, y, radius }: Spot & { radius: number },
  colour: string,
  width: number,
  dashes: number[] = [],
) {
  context.beginPath()
  context.arc(x, y, radius, 0, FULL_TURN)
  context.strokeStyle = colour
  context.lineWidth = width
  context.setLineDash(dashes)
  context.stroke()
  context.setLineDash([])
}

function drawCount(context: CanvasRenderingContext2D, { colours, font }: Scene, count: number, { x, y }: Spot) {
  const text = `+${count}`
  context.font = `600 12px ${font}`
  const width = Math.max(22, context.measureText(text).width + 12)
  context.beginPath()
  context.roundRect(x - width / 2, y - 11, width, 22, 11)
  context.fillStyle = colours.lit
  context.fill()
  write(context, text, { x, y }, colours.onLit)
}

function drawLabel(context: CanvasRenderingContext2D, { colours, font }: Scene, node: GraphNode, { x, y }: Spot) {
  context.font = `500 12px ${font}`
  const at = { x, y: y + node.radius + 13 }
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineWidth = 4
  context.lineJoin = 'round'
  context.strokeStyle = colours.ground
  context.strokeText(node.label, at.x, at.y)
  write(context, node.label, at, colours.ink)
}

function write(context: CanvasRenderingContext2D, text: string, { x, y }: Spot, colour: string) {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colour
  context.fillText(text, x, y)
}
