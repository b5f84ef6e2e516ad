import { addCurve, drawBands, drawBox, drawBoxText, drawTurningMark, outline } from './draw-boxes.ts'
import type { GraphColours } from './graph-colours.ts'
import { type Box, BOX, type GraphLink, type GraphNode, type Spot } from './graph.ts'
import type { LayeredLayout } from './layered-layout.ts'
import { pictureOf } from './node-pictures.ts'
import { toCanvas, type Size, type Viewport } from './viewport.ts'

export interface Scene {
  nodes: readonly GraphNode[]
  links: readonly GraphLink[]
  spotOf: (id: string) => Spot | undefined
  view: Viewport
  size: Size
  /** Device pixels per CSS pixel. */
  density: number
  colours: GraphColours
  font: string
  labels: boolean
  /** The hovered or focused node; its links are highlighted with it. */
  lit: string | null
  /** The rotation of the loading arcs, in radians. */
  turn: number
  arrows?: boolean
  /** Nodes are boxes in layers. */
  layers?: Omit<LayeredLayout, 'spots'>
  /** A link that the user is drawing. */
  drawnLink: { from: string; to: Spot } | null
}

/** Below this scale, labels are not drawn. */
const LABELS_FROM = 0.4
/** A node that is smaller than this on the screen, in px, is only a ring: its icon would be illegible. */
const ICON_FROM_PX = 8
const GLYPH_SIDE = 24
const FULL_TURN = 2 * Math.PI
const ARROW_PX = 9
const ARROW_TURN = Math.PI / 7

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export function drawGraph(context: CanvasRenderingContext2D, scene: Scene): void {
  const { size, view, density, colours, lit } = scene
  const seen = scene.nodes.flatMap((node) => {
    const spot = scene.spotOf(node.id)
    return spot && isInSight(scene, spot) ? [{ node, spot }] : []
  })
  const scale = density * view.scale
  const inWorld = () => context.setTransform(scale, 0, 0, scale, density * view.x, density * view.y)
  context.resetTransform()
  context.clearRect(0, 0, size.width * density, size.height * density)
  inWorld()
  if (scene.layers) drawBands(context, scene.layers.bands, scene)
  drawLinks(context, scene, (link) => !touches(link, lit), colours.line, 1.5)
  drawLinks(context, scene, (link) => touches(link, lit), colours.lit, 2.5)
  const start = scene.drawnLink && scene.spotOf(scene.drawnLink.from)
  if (scene.drawnLink && start) strokeLine(context, start, scene.drawnLink.to, colours.lit)
  for (const { node, spot } of seen) {
    if (node.id !== lit) continue
    if (scene.layers) outline(context, spot, 3, colours.lit, 2.5)
    else ring(context, { ...spot, radius: node.radius + 5 }, colours.lit, 3)
  }
  context.resetTransform()
  for (const { node, spot } of seen) {
    const looks = sizeOf(node, scene.layers !== undefined)
    const picture = pictureOf(node, { scale, colours, size: looks }, (paper) => drawNode(paper, scene, node))
    const { x, y } = toCanvas(view, spot)
    // Aligned to device pixels, otherwise it would be blurred.
    context.drawImage(
      picture,
      Math.round(x * density - picture.width / 2),
      Math.round(y * density - picture.height / 2),
    )
  }
  inWorld()
  for (const { node, spot } of seen) drawAround(context, scene, node, spot)
}

/** The size of a node: a circle, or a box in layers. */
export const sizeOf = ({ radius }: GraphNode, inLayers: boolean): Box =>
  inLayers ? BOX : { width: 2 * radius, height: 2 * radius }

/** Space around a node for its label and count, in its own units. */
const AROUND = BOX.width / 2

const isInSight = ({ view, size }: Scene, { x, y }: Spot) => {
  const [across, down, around] = [x * view.scale + view.x, y * view.scale + view.y, AROUND * view.scale]
  return across > -around && across < size.width + around && down > -around && down < size.height + around
}

const touches = ({ from, to }: GraphLink, id: string | null) => id !== null && (from === id || to === id)

/** All links as one path: a thousand strokes would take most of a frame. */
function drawLinks(
  context: Context,
  { links, nodes, spotOf, layers, arrows = false }: Scene,
  isMeant: (link: GraphLink) => boolean,
  colour: string,
  width: number,
) {
  const radii = new Map(arrows ? nodes.map(({ id, radius }) => [id, radius]) : [])
  context.beginPath()
  for (const link of links) {
    const from = isMeant(link) && spotOf(link.from)
    const to = from && spotOf(link.to)
    if (!from || !to) continue
    if (layers) {
      addCurve(context, from, layers.bends.get(link.id) ?? [], to)
      continue
    }
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
    if (arrows) addArrow(context, from, to, radii.get(link.to) ?? 0)
  }
  context.strokeStyle = colour
  context.lineWidth = width
  context.setLineDash([])
  context.stroke()
}

/** Two short lines where a link meets its node. */
function addArrow(context: Context, from: Spot, to: Spot, radius: number) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const tip = { x: to.x - (radius + 3) * Math.cos(angle), y: to.y - (radius + 3) * Math.sin(angle) }
  for (const side of [-ARROW_TURN, ARROW_TURN]) {
    context.moveTo(tip.x, tip.y)
    context.lineTo(tip.x - ARROW_PX * Math.cos(angle + side), tip.y - ARROW_PX * Math.sin(angle + side))
  }
}

function strokeLine(context: Context, from: Spot, to: Spot, colour: string) {
  context.beginPath()
  context.moveTo(from.x, from.y)
  context.lineTo(to.x, to.y)
  context.strokeStyle = colour
  context.lineWidth = 2.5
  context.setLineDash([6, 4])
  context.stroke()
  context.setLineDash([])
}

/** The static part of a node, around the centre of a picture. */
function drawNode(context: Context, scene: Scene, node: GraphNode) {
  const { colours, view } = scene
  if (scene.layers) return drawBox(context, scene, node)
  context.beginPath()
  context.arc(0, 0, node.radius, 0, FULL_TURN)
  context.fillStyle = node.strong ? colours.strong : colours.node
  context.fill()
  drawState(context, scene, node)
  if (node.radius * view.scale >= ICON_FROM_PX) drawGlyph(context, scene, node)
}

/** The rotating parts, and what is drawn over the nodes. */
function drawAround(context: Context, scene: Scene, node: GraphNode, { x, y }: Spot) {
  if (scene.layers) {
    if (node.state === 'loading') drawTurningMark(context, scene.colours, { x, y }, scene.turn)
    if (scene.view.scale >= LABELS_FROM) drawBoxText(context, scene, node, { x, y })
    const corner = { x: x + BOX.width / 2, y: y + BOX.height / 2 }
    if (node.folded) drawCount(context, scene, String(node.folded), corner)
    return
  }
  const { radius, folded } = node
  if (node.state === 'loading') drawTurning(context, scene, { x, y, radius })
  if (folded) drawCount(context, scene, `+${folded}`, { x: x + radius * 0.75, y: y - radius * 0.75 })
  if (scene.labels && scene.view.scale >= LABELS_FROM) drawLabel(context, scene, node, { x, y })
}

function drawGlyph(context: Context, { colours }: Scene, node: GraphNode) {
  const size = node.radius * 0.95
  context.translate(-size / 2, -size / 2)
  context.scale(size / GLYPH_SIDE, size / GLYPH_SIDE)
  context.lineWidth = 1.8
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = node.state === 'active' ? colours.ink : colours.faint
  context.stroke(new Path2D(node.glyph))
}

/** Each state has its own line: solid, dashed, double, or thin under a rotating arc. */
function drawState(context: Context, { colours }: Scene, { state, radius }: GraphNode) {
  const circle = { x: 0, y: 0, radius }
  if (state === 'active') ring(context, circle, colours.active, 2.5)
  else if (state === 'down') ring(context, circle, colours.faint, 2.5, [5, 4])
  else if (state === 'failed') {
    ring(context, circle, colours.failed, 3)
    ring(context, { ...circle, radius: radius - 4 }, colours.failed, 1.5)
  } else ring(context, circle, colours.line, 1.5)
}

function drawTurning(context: Context, { colours, turn }: Scene, { x, y, radius }: Spot & { radius: number }) {
  context.beginPath()
  context.arc(x, y, radius, turn, turn + FULL_TURN * 0.3)
  context.strokeStyle = colours.loading
  context.lineWidth = 4
  context.stroke()
}

function ring(
  context: Context,
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

function drawCount(context: Context, { colours, font }: Scene, text: string, { x, y }: Spot) {
  context.font = `600 12px ${font}`
  const width = Math.max(22, context.measureText(text).width + 12)
  context.beginPath()
  context.roundRect(x - width / 2, y - 11, width, 22, 11)
  context.fillStyle = colours.lit
  context.fill()
  write(context, text, { x, y }, colours.onLit)
}

function drawLabel(context: Context, { colours, font }: Scene, node: GraphNode, { x, y }: Spot) {
  const below = y + node.radius + 13
  writeOnGround(context, node.label, { x, y: below, font: `500 12px ${font}`, colour: colours.ink, colours })
  if (!node.detail) return
  writeOnGround(context, node.detail, { x, y: below + 14, font: `11px ${font}`, colour: colours.faint, colours })
}

interface Line extends Spot {
  font: string
  colour: string
  colours: GraphColours
}

/** With an outline in the colour of the ground, so that it can be read over links. */
function writeOnGround(context: Context, text: string, { x, y, font, colour, colours }: Line) {
  context.font = font
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineWidth = 4
  context.lineJoin = 'round'
  context.strokeStyle = colours.ground
  context.strokeText(text, x, y)
  write(context, text, { x, y }, colour)
}

function write(context: Context, text: string, { x, y }: Spot, colour: string) {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colour
  context.fillText(text, x, y)
}
