import type { GraphColours } from './graph-colours.ts'
import { BOX, type GraphNode, type GraphState, type Spot } from './graph.ts'
import type { LayeredLayout } from './layered-layout.ts'
import type { Size, Viewport } from './viewport.ts'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

const RADIUS = 8
const TILE = { left: 10, side: 32 }
const TEXT_LEFT = 52
const MARK = { right: 20, radius: 8 }
const GLYPH = { side: 24, drawn: 18 }
/** How far the boxes of a folded node lie beside the first, the hindmost first. */
const BEHIND = [8, 4, 0]
const FULL_TURN = 2 * Math.PI

/** Alternating stripes across the canvas, one for each layer. */
export function drawBands(
  context: Context,
  bands: LayeredLayout['bands'],
  { view, size, colours }: { view: Viewport; size: Size; colours: GraphColours },
) {
  const [left, width] = [-view.x / view.scale, size.width / view.scale]
  for (const [index, { top, bottom }] of bands.entries()) {
    context.fillStyle = index % 2 === 0 ? colours.sunken : colours.ground
    context.fillRect(left, top, width, bottom - top)
  }
}

/** A line from the lower edge of a box through the bends of its link to the upper edge of another. */
export function addCurve(context: Context, from: Spot, bends: readonly Spot[], to: Spot) {
  let at = { x: from.x, y: from.y + BOX.height / 2 }
  context.moveTo(at.x, at.y)
  for (const end of [...bends, { x: to.x, y: to.y - BOX.height / 2 }]) {
    const middle = (at.y + end.y) / 2
    context.bezierCurveTo(at.x, middle, end.x, middle, end.x, end.y)
    at = end
  }
}

export function outline(context: Context, { x, y }: Spot, around: number, colour: string, width: number) {
  roundBox(context, { x, y }, around)
  context.strokeStyle = colour
  context.lineWidth = width
  context.stroke()
}

function roundBox(context: Context, { x, y }: Spot, around = 0) {
  const [width, height] = [BOX.width + 2 * around, BOX.height + 2 * around]
  context.beginPath()
  context.roundRect(x - width / 2, y - height / 2, width, height, RADIUS + around)
}

/** The part of a box that nodes of the same kind and state share, around the centre of a picture. */
export function drawBox(
  context: Context,
  { colours, view }: { colours: GraphColours; view: Viewport },
  { state, strong, glyph, folded }: GraphNode,
) {
  context.fillStyle = colours.node
  context.strokeStyle = BORDERS[state](colours)
  // In a small picture the outline is all that separates boxes from their layer.
  context.lineWidth = Math.max(1.5, 1 / view.scale)
  if (state === 'down') context.setLineDash([4, 3])
  for (const behind of folded ? BEHIND : [0]) {
    roundBox(context, { x: behind, y: behind })
    context.fill()
    context.stroke()
  }
  context.setLineDash([])
  const left = -BOX.width / 2 + TILE.left
  context.beginPath()
  context.roundRect(left, -TILE.side / 2, TILE.side, TILE.side, RADIUS - 2)
  context.fillStyle = TILES[state]?.(colours) ?? (strong ? colours.strong : colours.sunken)
  context.fill()
  context.save()
  context.translate(left + (TILE.side - GLYPH.drawn) / 2, -GLYPH.drawn / 2)
  context.scale(GLYPH.drawn / GLYPH.side, GLYPH.drawn / GLYPH.side)
  context.lineWidth = 2
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = state === 'down' ? colours.faint : colours.ink
  context.stroke(new Path2D(glyph))
  context.restore()
  drawMark(context, colours, state)
}

const BORDERS: Record<GraphState, (colours: GraphColours) => string> = {
  active: ({ edge }) => edge,
  down: ({ faint }) => faint,
  loading: ({ loading }) => loading,
  failed: ({ failed }) => failed,
}

const TILES: Partial<Record<GraphState, (colours: GraphColours) => string>> = {
  loading: ({ loadingSoft }) => loadingSoft,
  failed: ({ failedSoft }) => failedSoft,
}

/** Each state has a mark of its own shape: a check, an empty circle, a diamond; what works has a turning arc. */
function drawMark(context: Context, colours: GraphColours, state: GraphState) {
  const { x, y } = markOf({ x: 0, y: 0 })
  context.lineWidth = 1.5
  context.beginPath()
  if (state === 'failed') {
    context.moveTo(x, y - MARK.radius)
    for (const [across, down] of [
      [MARK.radius, 0],
      [0, MARK.radius],
      [-MARK.radius, 0],
    ] as const)
      context.lineTo(x + across, y + down)
    context.fillStyle = colours.failed
    context.fill()
  } else if (state === 'active') {
    context.arc(x, y, MARK.radius, 0, FULL_TURN)
    context.fillStyle = colours.activeSoft
    context.fill()
    context.beginPath()
    context.moveTo(x - 3.5, y)
    context.lineTo(x - 1, y + 2.5)
    context.lineTo(x + 3.5, y - 2.5)
    context.strokeStyle = colours.active
    context.stroke()
  } else if (state === 'down') {
    context.arc(x, y, MARK.radius - 1, 0, FULL_TURN)
    context.strokeStyle = colours.faint
    context.setLineDash([3, 2.5])
    context.stroke()
    context.setLineDash([])
  }
}

const markOf = ({ x, y }: Spot): Spot => ({ x: x + BOX.width / 2 - MARK.right, y })

export function drawTurningMark(context: Context, colours: GraphColours, spot: Spot, turn: number) {
  const { x, y } = markOf(spot)
  context.beginPath()
  context.arc(x, y, MARK.radius - 1, turn, turn + FULL_TURN * 0.7)
  context.strokeStyle = colours.loading
  context.lineWidth = 2
  context.stroke()
}

export function drawBoxText(
  context: Context,
  { colours, font }: { colours: GraphColours; font: string },
  node: GraphNode,
  { x, y }: Spot,
) {
  const left = x - BOX.width / 2 + TEXT_LEFT
  const room = BOX.width - TEXT_LEFT - 2 * MARK.right + 4
  const hasDetail = node.detail !== undefined
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  context.font = `600 13px ${font}`
  context.fillStyle = colours.ink
  context.fillText(shortened(context, node.label, room), left, hasDetail ? y - 8 : y)
  if (!hasDetail) return
  context.font = `400 11.5px ${font}`
  context.fillStyle = colours.faint
  context.fillText(shortened(context, node.detail ?? '', room), left, y + 9)
}

const known = new Map<string, string>()

/** The text, or as much of it as fits with an ellipsis; measuring is slow, and each frame draws the same texts. */
function shortened(context: Context, text: string, room: number): string {
  const key = `${context.font} ${text}`
  const before = known.get(key)
  if (before !== undefined) return before
  let result = text
  for (let end = text.length; end > 0 && context.measureText(result).width > room; end -= 1)
    result = `${text.slice(0, end).trimEnd()}…`
  known.set(key, result)
  return result
}
